import { useId, useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import styles from './products.module.css'

/** From the list of products to where many of them are set right at once; on a phone behind one button. */
export function ProductWays() {
  const { product, stock, stockBook, productFile } = useAdminTexts()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const ways = [
    { to: '/admin/products/stock', name: stock.title },
    { to: '/admin/products/stock-book', name: stockBook.title },
    { to: '/admin/products/import', name: productFile.short },
  ]
  return (
    <>
      <Button
        kind="outline"
        className={styles.waysOpener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {product.ways}
      </Button>
      <div id={id} className={styles.ways} data-open={isOpen || undefined}>
        {ways.map(({ to, name }) => (
          <ButtonLink key={to} kind="outline" to={inLanguage(language, to)}>
            {name}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}
