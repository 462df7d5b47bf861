import { AdminPage, TwoColumns } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import { getPreOrderCall } from '../api.ts'
import { numberOf, standingOf, TONES } from '../pre-order.ts'
import type { AdminPreOrder } from '../shown-pre-order.ts'
import type { Route } from './+types/pre-order.page.ts'
import { CancelPanel } from './cancel-panel.tsx'
import { OrderPanel } from './order-panel.tsx'
import { AskedForPanel, CustomerPanel, HistoryPanel, OutcomeNotice } from './pre-order-panels.tsx'
import styles from './pre-orders.module.css'

export const handle = pageNeeds({ texts: ['checkout'] })

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const answer = await readForPage(getPreOrderCall, { id: params.id }, request)
  return 'preOrder' in answer ? answer.preOrder : answer
}

export const meta: Route.MetaFunction = ({ location, params }) =>
  adminMeta(location, ({ preOrder }) => `${numberOf(params.id)} · ${preOrder.title}`)

export { AdminErrorBoundary as ErrorBoundary }

export default function PreOrderPage({ loaderData: preOrder, params }: Route.ComponentProps) {
  const { preOrder: texts } = useAdminTexts()
  const back = { to: useWayBack('/admin/pre-orders'), label: texts.back }
  const number = <Code>{numberOf(params.id)}</Code>
  if (!('history' in preOrder)) {
    return (
      <AdminPage title={number} back={back}>
        <AdminProblem title={texts.failed} refusal={preOrder} gone={{ title: texts.notFound, back }} />
      </AdminPage>
    )
  }
  const standing = standingOf(preOrder)
  const title = (
    <span className={styles.title}>
      {number}
      <Badge tone={TONES[standing]}>{texts.states[standing]}</Badge>
    </span>
  )
  return (
    <AdminPage title={title} back={back}>
      <TwoColumns main={<Main preOrder={preOrder} />} side={<Side preOrder={preOrder} />} />
    </AdminPage>
  )
}

function Main({ preOrder }: { preOrder: AdminPreOrder }) {
  const { common } = useAdminTexts()
  const mayChange = useMayChange()
  const isOpen = preOrder.state === 'open'
  return (
    <>
      {mayChange ? null : <Notice>{common.onlyLooking}</Notice>}
      <OutcomeNotice preOrder={preOrder} />
      <AskedForPanel preOrder={preOrder} />
      {isOpen && mayChange ? <OrderPanel key={preOrder.updatedAt} preOrder={preOrder} /> : null}
      <HistoryPanel preOrder={preOrder} />
    </>
  )
}

function Side({ preOrder }: { preOrder: AdminPreOrder }) {
  const mayChange = useMayChange()
  return (
    <>
      <CustomerPanel preOrder={preOrder} />
      {mayChange ? <CancelPanel preOrder={preOrder} /> : null}
    </>
  )
}
