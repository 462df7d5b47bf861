import { findUser } from '#accounts/use-auth.tsx'
import { pageNeeds } from '#i18n/page-needs.ts'
import { textsIn } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { languageOf } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { listMyOrdersCall } from '#orders/api.ts'
import { Loading } from '#ui/loading.tsx'
import titled from '#ui/titled-page.module.css'
import type { Route } from './+types/returns.page.ts'
import { getReturnsOfOrderCall } from './api.ts'
import { FindOrder } from './find-order.tsx'
import { ReturnPolicy } from './return-policy.tsx'
import styles from './returns.module.css'
import { ReturnsOfOrder } from './returns-of-order.tsx'
import { WaysIn } from './ways-in.tsx'

export const handle = pageNeeds({ texts: ['returns', 'checkout'], fresh: ['order'] })

export const meta: Route.MetaFunction = ({ location }) => {
  const { shop, returns } = textsIn(languageOf(location.pathname), 'returns')
  return [{ title: `${returns.title} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

/** Only who was answered knows whether there is such an order. */
function problemIn(error: unknown): 'notFound' | 'unheard' | 'unanswered' | { said: string } {
  if (!(error instanceof Refusal)) return 'unheard'
  const { code, message, status } = error
  if (code === 'RATE_LIMIT_EXCEEDED') return { said: message }
  return status < 500 ? 'notFound' : 'unanswered'
}

async function readReturns(context: Route.ClientLoaderArgs['context'], sku: string) {
  try {
    return { answer: await call(context, getReturnsOfOrderCall, { sku }), problem: null }
  } catch (error) {
    return { answer: null, problem: problemIn(error) }
  }
}

/** A guest comes with the order that this browser may open; anyone else is told the ways to it. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const sku = (address.searchParams.get('order') ?? '').trim()
  const { answer, problem } = sku ? await readReturns(context, sku) : { answer: null, problem: null }
  const alone = { sku, answer, problem, orders: null, isGuest: false }
  if (answer || (problem && problem !== 'notFound')) return alone
  if (!(await findUser(request.signal))) return { ...alone, isGuest: true }
  const { orders } = await call(context, listMyOrdersCall, { limit: 50 })
  return { ...alone, orders: orders.filter(({ status }) => status === 'delivered') }
}

function Head() {
  const { returns } = useTexts('returns')
  return (
    <header className={titled.head}>
      <h1 tabIndex={-1}>{returns.title}</h1>
      <p>{returns.intro}</p>
    </header>
  )
}

export function HydrateFallback() {
  const { returns } = useTexts('returns')
  return (
    <div className={`${titled.page} ${styles.page}`}>
      <Head />
      <div className={styles.columns}>
        <Loading label={returns.loading} withoutScript={returns.needsScript} />
        <ReturnPolicy />
      </div>
    </div>
  )
}

export default function ReturnsPage({ loaderData }: Route.ComponentProps) {
  const { sku, answer, problem, orders, isGuest } = loaderData
  const find = <FindOrder key={sku} sku={sku} problem={problem} orders={orders} />
  return (
    <div className={`${titled.page} ${styles.page}`}>
      <Head />
      <div className={styles.columns}>
        <div className={styles.task}>
          {answer ? (
            <ReturnsOfOrder key={answer.returnable.orderId} {...answer} />
          ) : isGuest ? (
            <WaysIn>{find}</WaysIn>
          ) : (
            find
          )}
        </div>
        <ReturnPolicy />
      </div>
    </div>
  )
}
