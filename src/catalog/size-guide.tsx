import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { useLateDialog } from '#ui/use-late-dialog.tsx'
import type { Product } from './shop-product.ts'
import styles from './size-guide.module.css'

/** For who has no script it stands in the page that the server makes; a browser with one fetches it when it is opened. */
const ChartInPage = import.meta.env.SSR ? (await import('./size-chart-table.tsx')).SizeChart : null

const loadDialog = async () => (await import('./size-chart-dialog.tsx')).SizeChartDialog

export function SizeGuide({ product }: { product: Product }) {
  const { chart } = useTexts().product
  const { Part: Chart, isOpen, open, close } = useLateDialog(loadDialog)
  // Nothing there is worn by size.
  if (product.category === 'Accessories') return null
  return (
    <>
      <Button kind="quiet" className={styles.opener} aria-haspopup="dialog" onClick={open}>
        {chart.title}
      </Button>
      {Chart ? <Chart product={product} isOpen={isOpen} onClose={close} /> : null}
      <noscript>
        {ChartInPage ? (
          <details>
            <summary>{chart.title}</summary>
            <ChartInPage product={product} unit="cm" />
          </details>
        ) : null}
      </noscript>
    </>
  )
}
