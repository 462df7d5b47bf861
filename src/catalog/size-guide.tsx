import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SIZES } from './product.ts'
import type { Product } from './shop-product.ts'
import { chartOf } from './size-chart.ts'
import styles from './size-guide.module.css'

type Measures = NonNullable<ReturnType<typeof chartOf>>

function Chart({ group, measures }: Pick<Product, 'group'> & { measures: Measures }) {
  const { chart } = useTexts().product
  return (
    <div className={styles.chart}>
      <table>
        <caption className="visually-hidden">{chart.title}</caption>
        <thead>
          <tr>
            {[chart.size, ...chart[group]].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIZES.map((size) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {measures[size].map((centimetres, at) => (
                <td key={chart[group][at]}>{centimetres}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{chart.note}</p>
    </div>
  )
}

export function SizeGuide({ product }: { product: Product }) {
  const { chart } = useTexts().product
  const [isOpen, setOpen] = useState(false)
  const measures = chartOf(product)
  if (!measures) return null
  return (
    <>
      <Button kind="quiet" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {chart.title}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={chart.title} closeLabel={chart.close}>
        {isOpen ? <Chart group={product.group} measures={measures} /> : null}
      </Dialog>
      <noscript>
        <details>
          <summary>{chart.title}</summary>
          <Chart group={product.group} measures={measures} />
        </details>
      </noscript>
    </>
  )
}
