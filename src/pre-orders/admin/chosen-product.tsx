import { inWords } from '#catalog/product.ts'
import { SmallPicture } from '#catalog/small-picture.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { DeskProduct } from '#orders/desk/desk-product.ts'
import styles from './pre-orders.module.css'

export function ChosenProduct({ product }: { product: DeskProduct | null }) {
  const { preOrder: texts } = useAdminTexts()
  const language = useLanguage()
  return (
    <div role="status">
      {product ? (
        <p className={styles.chosen}>
          <SmallPicture image={product.image} category={product.category} sizes="48px" className={styles.picture} />
          <bdi>{texts.chosen(inWords(language, product.name, product.nameAr))}</bdi>
        </p>
      ) : null}
    </div>
  )
}
