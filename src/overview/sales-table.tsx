import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { countText } from '#lib/count-text.ts'
import type { Answer } from '#lib/endpoint.ts'
import { Price } from '#ui/price.tsx'
import type { listSalesCall } from './api.ts'
import { pointText } from './chart-scale.ts'
import { ColumnHeads } from './column-heads.tsx'
import styles from './overview.module.css'
import table from './sources.module.css'

interface TableProps extends Pick<Answer<typeof listSalesCall>, 'sales' | 'step'> {
  caption: string
}

/** All that the chart shows, the newest first, as one would copy it. */
export function SalesTable({ sales, step, caption }: TableProps) {
  const { columns, none } = useAdminTexts().overview.chart
  const language = useLanguage()
  const heads = [columns[step], columns.successful, columns.revenue, columns.average]
  return (
    <section className={styles.scroll} aria-label={caption}>
      <table className={`${styles.table} ${table.figures}`}>
        <caption className="visually-hidden">{caption}</caption>
        <ColumnHeads heads={heads} />
        <tbody>
          {sales.toReversed().map((each) => (
            <tr key={each.point}>
              <th scope="row">{pointText(each.point, language)}</th>
              <td>{countText(each.successfulOrders)}</td>
              <td>
                <Price pounds={each.totalEarnings} language={language} />
              </td>
              <td>{each.averageOrder === null ? none : <Price pounds={each.averageOrder} language={language} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
