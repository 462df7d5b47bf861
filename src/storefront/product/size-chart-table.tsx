import { SIZES } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { chartOf, inUnit, type Unit } from '#catalog/size-chart.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { GarmentDrawing } from '../card/garment-drawing.tsx'
import styles from '../card/size-chart.module.css'

/** What each size measures, and where a measure is taken: the numbers of the drawing are those of the columns. */
export function SizeChart({ product, unit }: { product: Product; unit: Unit }) {
  const { sizes: chart } = useTexts('sizes')
  const drawn = chartOf(product)
  if (!drawn) return null
  const { cut, measures } = drawn
  const columns = chart[product.group]
  return (
    <div className={styles.chart}>
      <table>
        <caption className="visually-hidden">{chart.caption(unit)}</caption>
        <thead>
          <tr>
            <th scope="col">{chart.size}</th>
            {columns.map(({ name }, at) => (
              <th key={name} scope="col">
                <span className={styles.number} aria-hidden="true">
                  {at + 1}
                </span>
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
                <td key={columns[at]?.name}>{inUnit(centimetres, unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{chart.note}</p>
      <h3>{chart.how}</h3>
      <div className={styles.how}>
        <GarmentDrawing cut={cut} />
        <ol>
          {columns.map(({ name, how }, at) => (
            <li key={name}>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              <p>
                <strong>{name}</strong> {how}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
