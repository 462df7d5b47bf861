import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { countText } from '#lib/count-text.ts'
import type { Answer } from '#lib/endpoint.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import type { Refusal } from '#lib/refusal.ts'
import { Button } from '#ui/button.tsx'
import { Price } from '#ui/price.tsx'
import { PERIODS, type Period } from '#visits/periods.ts'
import type { getDashboardStatsCall, listSalesCall } from './api.ts'
import { Choice } from './choice.tsx'
import styles from './overview.module.css'
import { PartProblem } from './part.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SalesTable } from './sales-table.tsx'
import { useChangeWords } from './use-change-words.tsx'

type Stats = Answer<typeof getDashboardStatsCall>
type Sales = Answer<typeof listSalesCall>

interface EarningsProps {
  period: Period
  stats: Stats | Refusal
  sales: Sales | Refusal
}

export function Earnings({ period, stats, sales }: EarningsProps) {
  const { overview } = useAdminTexts()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  // What was just chosen shows at once, though its figures are still on their way.
  const pendingPeriod =
    next && PERIODS.find((each) => each === (new URLSearchParams(next.search).get('period') ?? 'all'))
  const choose = (each: Period): void =>
    void navigate(each === 'all' ? '.' : `?period=${each}`, { preventScrollReset: true })
  return (
    <>
      <Choice
        label={overview.period}
        words={PERIODS}
        names={overview.periods}
        chosen={pendingPeriod ?? period}
        onChoose={choose}
      />
      <div className={styles.earnings} aria-busy={next !== undefined}>
        {'stats' in stats ? <Figures period={period} answer={stats} /> : <PartProblem refusal={stats} />}
        {'sales' in sales ? <SalesOf period={period} sales={sales} /> : null}
        {'stats' in stats && !('sales' in sales) ? <PartProblem refusal={sales} /> : null}
      </div>
    </>
  )
}

function Figures({ period, answer }: { period: Period; answer: Stats }) {
  const { earnings: texts, chart } = useAdminTexts().overview
  const language = useLanguage()
  const wordsOf = useChangeWords(period, answer)
  const { totalOrders, successfulOrders, totalEarnings } = answer.stats
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{texts.earnings}</dt>
        <dd>
          <strong>
            <Price pounds={totalEarnings} language={language} />
          </strong>
          <span className={styles.faint}>{texts.earningsHint}</span>
          <span className={styles.faint}>{wordsOf('earnings')}</span>
        </dd>
      </div>
      <div>
        <dt>{texts.successful}</dt>
        <dd>
          <strong>{countText(successfulOrders)}</strong>
          <span className={styles.faint}>{texts.ofOrders(totalOrders)}</span>
          <span className={styles.faint}>{wordsOf('successful')}</span>
        </dd>
      </div>
      <div>
        <dt>{texts.average}</dt>
        <dd>
          <strong>
            {successfulOrders > 0 ? (
              <Price pounds={totalEarnings / successfulOrders} language={language} />
            ) : (
              chart.none
            )}
          </strong>
          <span className={styles.faint}>{texts.averageHint}</span>
          <span className={styles.faint}>{wordsOf('average')}</span>
        </dd>
      </div>
    </dl>
  )
}

const MEASURES = ['revenue', 'orders', 'average'] as const

function SalesOf({ period, sales: { sales, step } }: { period: Period; sales: Sales }) {
  const { overview } = useAdminTexts()
  const { chart, earnings } = overview
  const language = useLanguage()
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('revenue')
  const [isTable, setTable] = useState(false)
  if (sales.every(({ totalOrders }) => totalOrders === 0)) return <p className={styles.faint}>{earnings.none}</p>
  const points = sales.map(({ point, successfulOrders, totalEarnings, averageOrder }) => {
    const height = { revenue: totalEarnings, orders: successfulOrders, average: averageOrder ?? 0 }[measure]
    return { point, height, words: measure === 'orders' ? countText(height) : priceText(fromPounds(height), language) }
  })
  return (
    <>
      <div className={styles.tools}>
        {isTable ? (
          <span />
        ) : (
          <Choice
            label={chart.measure}
            words={MEASURES}
            names={chart.measures}
            chosen={measure}
            onChoose={setMeasure}
          />
        )}
        <Button kind="quiet" onClick={() => setTable(!isTable)}>
          {isTable ? chart.asChart : chart.asTable}
        </Button>
      </div>
      {isTable ? (
        <SalesTable sales={sales} step={step} caption={chart.caption(overview.periods[period])} />
      ) : (
        <SalesChart
          key={`${period} ${sales.length}`}
          points={points}
          measure={chart.measures[measure]}
          period={overview.periods[period]}
        />
      )}
    </>
  )
}
