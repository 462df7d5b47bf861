import { useMayChange } from '#back-office/admin-roles.tsx'
import { ExportButton } from '#back-office/list/export-button.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { CallInput } from '#lib/endpoint.ts'
import { exportPreOrdersCall } from '../api.ts'
import type { ListedPreOrder } from '../shown-pre-order.ts'
import type { PreOrdersList } from './pre-order-filters.tsx'

/** What the list shows, all its pages. */
export function ExportList({ list }: { list: PreOrdersList }) {
  const { preOrder: texts } = useAdminTexts()
  const { search, chosen } = list.shown
  return <ExportPreOrders query={{ search: search || undefined, ...chosen }} label={texts.export} />
}

export function ExportMany({ preOrders }: { preOrders: readonly ListedPreOrder[] }) {
  const { preOrder: texts } = useAdminTexts()
  const ids = preOrders.map(({ id }) => id).join()
  return <ExportPreOrders query={{ ids }} label={texts.exportMany(preOrders.length)} />
}

function ExportPreOrders({ query, label }: { query: CallInput<typeof exportPreOrdersCall>; label: string }) {
  const { preOrder: texts } = useAdminTexts()
  if (!useMayChange()) return null
  const { exportFailed } = texts
  return <ExportButton call={exportPreOrdersCall} query={query} name="pre-orders" label={label} failed={exportFailed} />
}
