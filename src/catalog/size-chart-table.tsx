import { useTexts } from '#i18n/use-texts.tsx'
import { GarmentDrawing } from './garment-drawing.tsx'
import { SIZES } from './product.ts'
import type { Product } from './shop-product.ts'
import styles from './size-chart.module.css'
import { chartOf, inUnit, type Unit } from './size-chart.ts'

/** What each size measures, and where a measure is taken: the numbers of the drawing are those of the columns. */
export function SizeChart({ product, unit }: { product: Product; unit: Unit }) {
  const { sizes: chart } = useTexts()
  const measures = chartOf(product)
  if (!measures) return null
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
        <GarmentDrawing group={product.group} />
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
