import { useMayChange } from '#back-office/admin-roles.tsx'
import { ExportButton } from '#back-office/list/export-button.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { CallInput } from '#lib/endpoint.ts'
import { exportOrdersCall } from '../api.ts'
import type { ListedOrder } from './admin-order.ts'
import type { OrdersList } from './order-filters.tsx'

/** What the list shows, all its pages. */
export function ExportList({ list }: { list: OrdersList }) {
  const { orderList: texts } = useAdminTexts()
  const { search, chosen } = list.shown
  return <ExportOrders asked={{ search: search || undefined, ...chosen }} label={texts.export} />
}

export function ExportMany({ orders }: { orders: readonly ListedOrder[] }) {
  const { bulk } = useAdminTexts()
  return <ExportOrders asked={{ ids: orders.map(({ id }) => id).join() }} label={bulk.export(orders.length)} />
}

function ExportOrders({ asked, label }: { asked: CallInput<typeof exportOrdersCall>; label: string }) {
  const { orderList: texts } = useAdminTexts()
  if (!useMayChange()) return null
  return <ExportButton call={exportOrdersCall} asked={asked} name="orders" label={label} failed={texts.exportFailed} />
}
