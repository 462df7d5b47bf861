import type { Product } from '#catalog/shop-product.ts'
import { loadTexts } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import type { Language } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { useSayLate } from '#ui/late.tsx'
import { useLateDialog } from '#ui/use-late-dialog.tsx'
import styles from './size-guide.module.css'

/** For who has no script it stands in the page that the server makes; a browser with one fetches it when it is opened. */
const ChartInPage = import.meta.env.SSR ? (await import('./size-chart-table.tsx')).SizeChart : null

async function loadDialog(language: Language) {
  const [{ SizeChartDialog }] = await Promise.all([import('./size-chart-dialog.tsx'), loadTexts(language, 'sizes')])
  return SizeChartDialog
}

export function SizeGuide({ product }: { product: Product }) {
  const { sizeChart } = useTexts('product').product
  const language = useLanguage()
  const { Part: Chart, isOpen, isLoading, open, close } = useLateDialog(() => loadDialog(language), useSayLate())
  // Nothing there is worn by size.
  if (product.category === 'Accessories') return null
  return (
    <>
      <Button kind="quiet" className={styles.opener} aria-haspopup="dialog" busy={isLoading} onClick={open}>
        {sizeChart}
      </Button>
      {Chart ? <Chart product={product} isOpen={isOpen} onClose={close} /> : null}
      <noscript>
        {ChartInPage ? (
          <details>
            <summary>{sizeChart}</summary>
            <ChartInPage product={product} unit="cm" />
          </details>
        ) : null}
      </noscript>
    </>
  )
}
