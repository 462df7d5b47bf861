import { GarmentOutline } from '#catalog/outline/garment-outline.tsx'
import { inWords } from '#catalog/product.ts'
import { ProductPrice } from '#catalog/product-price.tsx'
import type { Product } from '#catalog/shop-product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { ButtonLink } from '#ui/button.tsx'
import styles from './lead.module.css'

export type LeadProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'nameAr'
  | 'description'
  | 'descriptionAr'
  | 'price'
  | 'discount'
  | 'finalPrice'
  | 'collection'
  | 'color'
  | 'category'
  | 'images'
>

export function Lead({ product }: { product: LeadProduct }) {
  const { home } = useTexts('home')
  const language = useLanguage()
  const [image] = product.images
  return (
    <div className={styles.lead} data-ground={product.color === 'black' ? 'ink' : 'bone'}>
      {image ? (
        <ShopPicture
          url={image.url}
          width={image.width}
          height={image.height}
          alt={inWords(language, image.alt, image.altAr)}
          sizes="(min-width: 48rem) 50vw, 100vw"
          className={styles.picture}
        />
      ) : (
        <span className={styles.picture}>
          <GarmentOutline category={product.category} />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.kicker}>{home.lead.kicker}</p>
        <h3 className={styles.name}>{inWords(language, product.name, product.nameAr)}</h3>
        <p className={styles.text}>{inWords(language, product.description, product.descriptionAr)}</p>
        <p className={styles.price}>
          <ProductPrice product={product} />
        </p>
        <ButtonLink to={inLanguage(language, `/product/${product.id}`)}>{home.lead.see}</ButtonLink>
      </div>
    </div>
  )
}
