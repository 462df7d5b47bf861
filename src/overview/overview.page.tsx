import { redirect } from 'react-router'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useQuietReading } from '#back-office/use-reading-again.tsx'
import { getProductStatsCall } from '#catalog/api.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Refusal } from '#lib/refusal.ts'
import { countVisitsCall } from '#visits/admin/api.ts'
import { PERIODS, type Period } from '#visits/periods.ts'
import type { Route } from './+types/overview.page.ts'
import {
  countToDoCall,
  getDashboardStatsCall,
  listBestSellersCall,
  listMissedCall,
  listMostViewedCall,
  listSalesCall,
  listSalesSharesCall,
  listSourcesCall,
} from './api.ts'
import { Earnings } from './earnings.tsx'
import { Missed } from './missed.tsx'
import { ordersMeant } from './old-address.ts'
import styles from './overview.module.css'
import { Part, PartProblems } from './part.tsx'
import { BestSellers, MostViewed } from './ranks.tsx'
import { Places, Sizes } from './shares.tsx'
import { Sources } from './sources.tsx'
import { StatCards } from './stat-cards.tsx'
import { ToDo } from './to-do.tsx'

/** What the lists hold; the first five are shown. */
const RANKS = { limit: 20 }

const periodIn = (search: URLSearchParams): Period => PERIODS.find((each) => each === search.get('period')) ?? 'all'

/** Milliseconds: so long the page waits for what stands at its head, and for the rest: nobody knows before how high it is. */
const HEAD = 5000
const REST = 2000

/** What is there in time is shown with the page, so that it pushes nothing down; what is not comes when it comes. */
const inTime = <T extends readonly unknown[]>(time: number, answers: { [N in keyof T]: Promise<T[N]> }) =>
  Promise.race([Promise.all(answers), new Promise((go) => setTimeout(go, time)).then(() => answers)])

/** Each part is on its way by itself. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const orders = ordersMeant(address)
  if (orders) throw redirect(orders)
  const period = periodIn(address.searchParams)
  const products = readForPage(getProductStatsCall, {}, request)
  const allStats = readForPage(getDashboardStatsCall, { period: 'all' }, request)
  const open = readForPage(countToDoCall, {}, request)
  const cards = Promise.all([products, allStats, readForPage(countVisitsCall, { period: 'all' }, request)])
  const stats = period === 'all' ? allStats : readForPage(getDashboardStatsCall, { period }, request)
  const sales = readForPage(listSalesCall, { period }, request)
  const earnings = Promise.all([stats, sales])
  const best = readForPage(listBestSellersCall, RANKS, request)
  const viewed = readForPage(listMostViewedCall, RANKS, request)
  const shares = readForPage(listSalesSharesCall, { period }, request)
  const sources = readForPage(listSourcesCall, { period }, request)
  const missed = readForPage(listMissedCall, { period }, request)
  const several = [cards.then(problemAmong), earnings.then(problemAmong)]
  const problems = problemsIn([open, ...several, shares, shares, best, viewed, sources, missed])
  const [head, rest] = await Promise.all([
    inTime(HEAD, [open, cards, earnings]),
    inTime(REST, [best, viewed, shares, sources, missed]),
  ])
  return { period, head, rest, problems }
}

const problemAmong = (answers: readonly unknown[]): unknown => answers.find((answer) => answer instanceof Refusal)

/** Of what is shown, as often as it is shown. */
const problemsIn = async (answers: readonly Promise<unknown>[]): Promise<readonly Refusal[]> =>
  (await Promise.all(answers)).filter((answer) => answer instanceof Refusal)

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ overview }) => overview.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { overview } = useAdminTexts()
  const { period, problems } = loaderData
  const [open, cards, earnings] = loaderData.head
  const [best, viewed, shares, sources, missed] = loaderData.rest
  useQuietReading()
  return (
    <AdminPage title={overview.title} subtitle={overview.subtitle}>
      <div className={styles.parts}>
        <PartProblems from={problems}>
          <Part title={overview.toDo.title} from={open} lines={2}>
            {(answer) => <ToDo open={answer} />}
          </Part>
          <Part title={overview.cards.title} from={cards} lines={2}>
            {([products, orders, visits]) => <StatCards products={products} orders={orders} visits={visits} />}
          </Part>
          <Part title={overview.earnings.title} from={earnings} lines={8}>
            {([stats, sales]) => <Earnings period={period} stats={stats} sales={sales} />}
          </Part>
          <div className={styles.pair}>
            <Part title={overview.places.title} from={shares} lines={6}>
              {(answer) => <Places shares={answer} />}
            </Part>
            <Part title={overview.sizes.title} from={shares} lines={6}>
              {(answer) => <Sizes shares={answer} />}
            </Part>
          </div>
          <div className={styles.pair}>
            <Part title={overview.best.title} from={best} lines={6}>
              {(answer) => <BestSellers answer={answer} />}
            </Part>
            <Part title={overview.viewed.title} from={viewed} lines={6}>
              {(answer) => <MostViewed answer={answer} />}
            </Part>
          </div>
          <Part title={overview.sources.title} from={sources} lines={8}>
            {(answer) => <Sources key={period} period={period} answer={answer} />}
          </Part>
          <Part title={overview.missed.title} from={missed} lines={6}>
            {(answer) => <Missed answer={answer} />}
          </Part>
        </PartProblems>
      </div>
    </AdminPage>
  )
}
