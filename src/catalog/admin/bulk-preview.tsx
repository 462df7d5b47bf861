import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inWords } from '../product.ts'
import type { Product } from '../shop-product.ts'
import styles from './products.module.css'

interface Preview {
  words: string
  /** It gives way to `words`. */
  before?: string
  /** `words` say that it does not change. */
  stays?: string
  isWrong?: boolean
}

type Named = Pick<Product, 'id' | 'name' | 'nameAr'>

interface PreviewProps<P extends Named> {
  title: string
  products: readonly P[]
  outcomeOf: (product: P) => Preview
}

/** What would become of each of them. */
export function BulkPreview<P extends Named>({ title, products, outcomeOf }: PreviewProps<P>) {
  const { form } = useAdminTexts()
  const language = useLanguage()
  return (
    <section className={styles.outcomes}>
      <h3 className={styles.outcomesTitle}>{title}</h3>
      <ul className={styles.outcomesList}>
        {products.map((product) => {
          const { words, before, stays, isWrong } = outcomeOf(product)
          return (
            <li key={product.id}>
              <bdi>{inWords(language, product.name, product.nameAr)}</bdi>
              <span className={isWrong ? styles.wrong : undefined}>
                {before === undefined ? null : (
                  <>
                    <s className={styles.before}>
                      <bdi>{before}</bdi>
                    </s>{' '}
                    {form.arrow}{' '}
                  </>
                )}
                {stays === undefined ? null : <bdi>{stays}</bdi>} <bdi>{words}</bdi>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
