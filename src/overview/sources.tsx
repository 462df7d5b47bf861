import { useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { countText } from '#lib/count-text.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { Refusal } from '#lib/refusal.ts'
import { languageOfText } from '#reviews/review.ts'
import { Button } from '#ui/button.tsx'
import type { Period } from '#visits/periods.ts'
import type { listSourcesCall } from './api.ts'
import { pointText } from './chart-scale.ts'
import { ColumnHeads } from './column-heads.tsx'
import { useFirstRows } from './first-rows.tsx'
import styles from './overview.module.css'
import { PartProblem } from './part.tsx'
import table from './sources.module.css'

type Listed = Answer<typeof listSourcesCall>
type Funnel = Omit<Listed['times'][number], 'point'>

const FIRST = 8

export function Sources({ period, answer }: { period: Period; answer: Listed | Refusal }) {
  const { sources: texts } = useAdminTexts().overview
  if (!('sources' in answer)) return <PartProblem refusal={answer} />
  if (answer.sources.length === 0) return <p className={styles.faint}>{texts.empty}</p>
  return <Funnels period={period} answer={answer} />
}

function Funnels({ period, answer: { sources, times, step } }: { period: Period; answer: Listed }) {
  const { overview } = useAdminTexts()
  const { sources: texts } = overview
  const [isByTime, setByTime] = useState(false)
  const { shown, more } = useFirstRows<Listed['times'][number] | Listed['sources'][number]>(
    isByTime ? times : sources,
    FIRST,
  )
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.faint}>{texts.hint}</p>
        <Button kind="quiet" onClick={() => setByTime(!isByTime)}>
          {isByTime ? texts.bySource : texts.by[step]}
        </Button>
      </div>
      <table className={`${styles.table} ${table.figures} ${table.funnel}`}>
        <caption className="visually-hidden">{texts.caption(overview.periods[period])}</caption>
        <ColumnHeads
          heads={[isByTime ? overview.chart.columns[step] : texts.source, ...Object.values(texts.columns)]}
        />
        <tbody>
          {shown.map((row) =>
            'point' in row ? (
              <PointRow key={row.point} {...row} />
            ) : (
              <FunnelRow key={row.source} funnel={row}>
                <SourceName source={row.source} />
              </FunnelRow>
            ),
          )}
        </tbody>
      </table>
      {more}
    </>
  )
}

const PointRow = ({ point, ...funnel }: Listed['times'][number]) => {
  const language = useLanguage()
  return <FunnelRow funnel={funnel}>{pointText(point, language)}</FunnelRow>
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

function FunnelRow({ funnel, children }: { funnel: Funnel; children: React.ReactNode }) {
  const { chart } = useAdminTexts().overview
  const { visits, carts, checkouts, orders, share } = funnel
  return (
    <tr>
      <th scope="row">{children}</th>
      {Object.entries({ visits, carts, checkouts, orders }).map(([name, count]) => (
        <td key={name}>{countText(count)}</td>
      ))}
      <td>
        <bdi>{share === null ? chart.none : percent.format(share)}</bdi>
      </td>
    </tr>
  )
}

/** `instagram / social / summer`: who sent them in full, and by what under it. */
function SourceName({ source }: { source: string | null }) {
  const { sources: texts } = useAdminTexts().overview
  const [name = '', ...rest] = (source ?? '').split(' / ')
  const by = rest.join(' / ')
  const known = source === null ? texts.notTold : { direct: texts.direct, other: texts.other }[source]
  return (
    <>
      {known ?? <bdi lang={languageOfText(name)}>{name}</bdi>}
      {source === null ? <span className={`${styles.faint} ${table.by}`}>{texts.notToldHint}</span> : null}
      {by ? (
        <span className={`${styles.faint} ${table.by}`}>
          <bdi lang={languageOfText(by)}>{by}</bdi>
        </span>
      ) : null}
    </>
  )
}
