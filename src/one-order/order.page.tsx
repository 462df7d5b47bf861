import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminPage, TwoColumns } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useIsOwner, useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { loadAdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { LANGUAGES } from '#lib/language.ts'
import { type AdminOrder, isPacked } from '#orders/admin/admin-order.ts'
import { DeleteOrder } from '#orders/admin/delete-order.tsx'
import { LettersPanel } from '#orders/admin/letters-panel.tsx'
import styles from '#orders/admin/order.module.css'
import { CustomerPanel, PlacePanel } from '#orders/admin/order-customer.tsx'
import { History } from '#orders/admin/order-history.tsx'
import { LinesPanel, SummaryPanel } from '#orders/admin/order-panels.tsx'
import { StatusBadge } from '#orders/admin/order-row.tsx'
import { PackingSlip } from '#orders/admin/packing-slip.tsx'
import { ParcelOfOrder } from '#orders/admin/parcel-panel.tsx'
import { StatusPanel } from '#orders/admin/status-panel.tsx'
import { getOrderForAdminCall } from '#orders/api.ts'
import { ConfirmPanel, waitsForWord } from '#orders/cash/confirm-panel.tsx'
import { DeskPanel, EditLink } from '#orders/desk/desk-links.tsx'
import { InvoiceLink } from '#orders/invoices/invoice-link.tsx'
import { shortId } from '#orders/order.ts'
import { useNotedPrints } from '#orders/prints/use-noted-prints.tsx'
import { MoneyBackDialog, PaymentPanel, RefundOffer } from '#payments/admin/payment-panel.tsx'
import { ReturnsPanel } from '#returns/admin/returns-panel.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/order.page.ts'

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const answer = await readForPage(getOrderForAdminCall, { id: params.id }, request)
  if (!('order' in answer)) return answer
  // What is written to its customer is in their language, or the other; without it nothing is written.
  await Promise.allSettled(LANGUAGES.map(loadAdminTexts))
  return answer.order
}

export const meta: Route.MetaFunction = ({ location, params }) =>
  adminMeta(location, ({ details }) => details.title(shortId(params.id)))

export { AdminErrorBoundary as ErrorBoundary }

export default function OrderPage({ loaderData: order, params }: Route.ComponentProps) {
  const { details } = useAdminTexts()
  const back = { to: useWayBack('/admin/orders'), label: details.back }
  const id = <Code>{shortId(params.id)}</Code>
  if (!('history' in order)) {
    return (
      <AdminPage title={id} back={back}>
        <AdminProblem title={details.failed} refusal={order} gone={{ title: details.notFound, back }} />
      </AdminPage>
    )
  }
  return (
    <>
      <div className={isPacked(order) ? styles.screen : undefined}>
        <AdminPage
          title={<Title order={order} />}
          subtitle={<Code>{order.sku}</Code>}
          back={back}
          actions={<Actions order={order} backTo={back.to} />}
        >
          <Panels order={order} />
        </AdminPage>
      </div>
      {isPacked(order) ? <PackingSlip order={order} /> : null}
    </>
  )
}

function Panels({ order }: { order: AdminOrder }) {
  const [isRefunding, setRefunding] = useState(false)
  const [times, setTimes] = useState(0)
  const refund = (): void => {
    setTimes(times + 1)
    setRefunding(true)
  }
  useNotedPrints('slip', isPacked(order) ? [order.id] : [])
  return (
    <>
      <TwoColumns
        main={<Main order={order} onRefund={refund} />}
        side={<Side order={order} />}
        below={<History order={order} />}
      />
      <MoneyBackDialog key={times} order={order} isOpen={isRefunding} onClose={() => setRefunding(false)} />
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

function Actions({ order, backTo }: { order: AdminOrder; backTo: string }) {
  const { details } = useAdminTexts()
  const isOwner = useIsOwner()
  const navigate = useNavigate()
  return (
    <>
      <EditLink order={order} />
      {isPacked(order) ? (
        <Button kind="outline" onClick={() => print()}>
          {details.print}
        </Button>
      ) : null}
      <InvoiceLink ids={[order.id]} />
      {isOwner ? <DeleteOrder order={order} onDeleted={async () => navigate(backTo, { replace: true })} /> : null}
    </>
  )
}

interface PartProps {
  order: AdminOrder
  onRefund: () => void
}

function Main({ order, onRefund }: PartProps) {
  const { details, common } = useAdminTexts()
  const mayChange = useMayChange()
  return (
    <>
      {order.attention ? (
        <Notice tone="error">{details.attentions[order.attention] ?? details.attention(order.attention)}</Notice>
      ) : null}
      <RefundOffer order={order} onRefund={onRefund} />
      {mayChange && waitsForWord(order) ? <ConfirmPanel order={order} /> : null}
      {mayChange ? <StatusPanel order={order} /> : <Notice>{common.onlyLooking}</Notice>}
      <LinesPanel order={order} />
      <SummaryPanel order={order} />
      <PaymentPanel order={order} onRefund={onRefund} />
    </>
  )
}

function Side({ order }: Pick<PartProps, 'order'>) {
  const mayChange = useMayChange()
  return (
    <>
      <DeskPanel order={order} />
      {mayChange && waitsForWord(order) ? null : <ConfirmPanel order={order} />}
      <CustomerPanel order={order} />
      <PlacePanel order={order} />
      <ParcelOfOrder order={order} />
      <ReturnsPanel orderId={order.id} seen={order.updatedAt} />
      <LettersPanel order={order} />
    </>
  )
}
