import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inWords } from '../product.ts'
import type { Product } from '../shop-product.ts'
import styles from './products.module.css'

interface Preview {
  words: string
  before?: string
  isWrong?: boolean
}

interface PreviewProps {
  title: string
  products: readonly Product[]
  outcomeOf: (product: Product) => Preview
}

/** What would become of each of them. */
export function BulkPreview({ title, products, outcomeOf }: PreviewProps) {
  const { form } = useAdminTexts()
  const language = useLanguage()
  return (
    <section className={styles.outcomes}>
      <h3 className={styles.outcomesTitle}>{title}</h3>
      <ul className={styles.outcomesList}>
        {products.map((product) => {
          const { words, before, isWrong } = outcomeOf(product)
          return (
            <li key={product.id}>
              <bdi>{inWords(language, product.name, product.nameAr)}</bdi>
              <span className={isWrong ? styles.wrong : undefined}>
                {before === undefined ? null : (
                  <>
                    <bdi className={styles.before}>{before}</bdi> {form.arrow}{' '}
                  </>
                )}
                <bdi>{words}</bdi>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
