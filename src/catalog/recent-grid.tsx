import { useEffect, useState } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { ask } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Price } from '#ui/price.tsx'
import { listProductsCall } from './api.ts'
import { inWords } from './product.ts'
import styles from './recent-grid.module.css'
import type { Product } from './shop-product.ts'

interface GridProps {
  ids: readonly string[]
  onClear: () => void
}

/** As they were looked at; what has left the shop is not among them. */
function useProducts(ids: readonly string[]): Product[] {
  const [products, setProducts] = useState<Product[]>([])
  useEffect(() => {
    let isHere = true
    ask(listProductsCall, { ids: ids.join(',') }).then(
      (answer) => {
        if (isHere) setProducts(answer.products)
      },
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [ids])
  return ids.flatMap((id) => products.filter((each) => each.id === id))
}

export function RecentGrid({ ids, onClear }: GridProps) {
  const { product: words } = useTexts()
  const language = useLanguage()
  const products = useProducts(ids)
  if (products.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <div className={styles.head}>
        <h2 id="recent">{words.recent}</h2>
        <Button kind="quiet" onClick={onClear}>
          {words.clearRecent}
        </Button>
      </div>
      <ul className={styles.grid}>
        {products.map(({ id, name, nameAr, images: [image], finalPrice }) => (
          <li key={id}>
            <Link className={styles.link} to={inLanguage(language, `/product/${id}`)}>
              <span className={styles.picture}>{image ? <ShopPicture {...image} alt="" sizes="10rem" /> : null}</span>
              <span className={styles.name}>{inWords(language, name, nameAr)}</span>
              <Price pounds={finalPrice} language={language} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
