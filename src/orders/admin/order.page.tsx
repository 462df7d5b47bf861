import { useLocation } from 'react-router'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { askForPage } from '#shell/admin-ask.tsx'
import { AdminPage, TwoColumns } from '#shell/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#shell/admin-problem.tsx'
import { useMayChange } from '#shell/admin-roles.tsx'
import { adminMeta } from '#shell/admin-title.ts'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import { getOrderForAdminCall } from '../api.ts'
import { shortId } from '../order.ts'
import type { Route } from './+types/order.page.ts'
import type { AdminOrder } from './admin-order.ts'
import styles from './order.module.css'
import { CustomerPanel, PlacePanel } from './order-customer.tsx'
import { History } from './order-history.tsx'
import { LinesPanel, PaymentPanel, SummaryPanel } from './order-panels.tsx'
import { StatusBadge } from './order-row.tsx'
import { PackingSlip } from './packing-slip.tsx'
import { StatusPanel } from './status-panel.tsx'

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const found = await askForPage(getOrderForAdminCall, { id: params.id }, request.signal)
  return 'order' in found ? found.order : found
}

export const meta: Route.MetaFunction = ({ location, params }) =>
  adminMeta(location, ({ details }) => details.title(shortId(params.id)))

export { AdminErrorBoundary as ErrorBoundary }

/** The list as it was left, when this page was opened from it. */
function useWayBack(): string {
  const state: unknown = useLocation().state
  const language = useLanguage()
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : ''
  return inLanguage(language, '/admin') + (typeof from === 'string' && from.startsWith('?') ? from : '')
}

export default function OrderPage({ loaderData: order, params }: Route.ComponentProps) {
  const { details } = useAdminTexts()
  const back = { to: useWayBack(), label: details.back }
  const id = <Code>{shortId(params.id)}</Code>
  if (!('history' in order)) {
    const title = order.code === 'NOT_FOUND' || order.code === 'INVALID' ? details.notFound : details.failed
    return (
      <AdminPage title={id} back={back}>
        <AdminProblem title={title} refusal={order} />
      </AdminPage>
    )
  }
  return (
    <>
      <div className={styles.screen}>
        <AdminPage
          title={<Title order={order} />}
          subtitle={<Code>{order.sku}</Code>}
          back={back}
          actions={<PrintButton />}
        >
          <TwoColumns main={<Main order={order} />} side={<Side order={order} />} />
        </AdminPage>
      </div>
      <PackingSlip order={order} />
    </>
  )
}

function Title({ order }: { order: AdminOrder }) {
  const { details } = useAdminTexts()
  return (
    <span className={styles.title}>
      <bdi>{details.title(shortId(order.id))}</bdi>
      <StatusBadge status={order.status} />
    </span>
  )
}

function PrintButton() {
  const { details } = useAdminTexts()
  return (
    <Button kind="outline" onClick={() => print()}>
      {details.print}
    </Button>
  )
}

function Main({ order }: { order: AdminOrder }) {
  const { details, common } = useAdminTexts()
  const mayChange = useMayChange()
  return (
    <>
      {order.attention ? (
        <Notice tone="error">{details.attentions[order.attention] ?? details.attention(order.attention)}</Notice>
      ) : null}
      {mayChange ? <StatusPanel order={order} /> : <Notice>{common.onlyLooking}</Notice>}
      <LinesPanel order={order} />
      <SummaryPanel order={order} />
      <History order={order} />
    </>
  )
}

function Side({ order }: { order: AdminOrder }) {
  return (
    <>
      <CustomerPanel order={order} />
      <PlacePanel order={order} />
      <PaymentPanel order={order} />
    </>
  )
}
