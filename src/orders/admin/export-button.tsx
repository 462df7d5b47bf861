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
  return <ExportOrders query={{ search: search || undefined, ...chosen }} label={texts.export} />
}

export function ExportMany({ orders }: { orders: readonly ListedOrder[] }) {
  const { bulk } = useAdminTexts()
  return <ExportOrders query={{ ids: orders.map(({ id }) => id).join() }} label={bulk.export(orders.length)} />
}

function ExportOrders({ query, label }: { query: CallInput<typeof exportOrdersCall>; label: string }) {
  const { orderList: texts } = useAdminTexts()
  if (!useMayChange()) return null
  return <ExportButton call={exportOrdersCall} query={query} name="orders" label={label} failed={texts.exportFailed} />
}
