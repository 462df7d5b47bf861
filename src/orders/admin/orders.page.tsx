import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { listStateIn } from '#back-office/list/admin-list.ts'
import { ListFoot, NoRows, useList } from '#back-office/list/admin-list-tools.tsx'
import { AdminTable } from '#back-office/list/admin-table.tsx'
import { BulkBar, SelectAll } from '#back-office/list/selection.tsx'
import { useSelection } from '#back-office/list/use-selection.tsx'
import { withinPages } from '#back-office/list/within-pages.tsx'
import { isReadAgain } from '#back-office/use-reading-again.tsx'
import { WhoMay } from '#back-office/who-may.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { listOrdersCall } from '../api.ts'
import { NewOrderLink } from '../desk/desk-links.tsx'
import type { Route } from './+types/orders.page.ts'
import type { ListedOrder } from './admin-order.ts'
import { BulkActions } from './bulk-actions.tsx'
import { BulkResultPanel } from './bulk-result.tsx'
import { ExportList } from './export-button.tsx'
import { NewOrders } from './new-orders.tsx'
import { type Listing, MoreOrderFilters, type OrdersList, OrderTools, OrderViews } from './order-filters.tsx'
import { OrderRow } from './order-row.tsx'
import styles from './orders.module.css'
import { ORDERS, wholeView } from './orders-list.ts'
import { PackingSlip } from './packing-slip.tsx'
import { type Bulk, useBulk } from './use-bulk.tsx'
import { useSlips } from './use-slips.tsx'

/** The list as somebody came to it: what is placed later is offered, and told by how many. */
let first: { address: string; readAt: string; recent: Listing['recent'] } | undefined

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, ORDERS)
  const { search, chosen, sort, page, limit } = state
  const query = { search: search || undefined, ...chosen, sort, page, limit }
  const again = isReadAgain() && first?.address === address.search ? first : undefined
  const listing = await readForPage(listOrdersCall, { ...query, until: again?.readAt }, request, query)
  if (!('orders' in listing)) return listing
  withinPages(address, { ...listing, kind: ORDERS, state, rows: listing.orders })
  if (again) return { ...listing, recent: again.recent }
  first = { address: address.search, readAt: listing.readAt, recent: listing.recent }
  return listing
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ order }) => order.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { order } = useAdminTexts()
  const list = useList(ORDERS)
  const listing = 'orders' in loaderData ? loaderData : null
  const { slips, printSlips } = useSlips(listing?.orders ?? [])
  return (
    <>
      <div className={slips.length > 0 ? styles.screen : undefined}>
        <AdminPage title={order.title} subtitle={order.subtitle} actions={<ListActions list={list} />}>
          <WhoMay />
          <OrderViews list={list} listing={listing} />
          <OrderTools list={list} listing={listing} />
          <MoreOrderFilters list={list} listing={listing} />
          <NewOrders recent={listing?.recent} onShow={() => list.change({ search: '', chosen: {}, sort: undefined })} />
          {'orders' in loaderData ? (
            <Orders listing={loaderData} list={list} onPrint={(orders) => void printSlips(orders)} />
          ) : (
            <AdminProblem title={order.failed} refusal={loaderData} />
          )}
        </AdminPage>
      </div>
      {slips.map((each) => (
        <PackingSlip key={each.id} order={each} />
      ))}
    </>
  )
}

const ListActions = ({ list }: { list: OrdersList }) => (
  <>
    <ExportList list={list} />
    <NewOrderLink />
  </>
)

interface OrdersProps {
  listing: Listing
  list: OrdersList
  onPrint: (orders: readonly ListedOrder[]) => void
}

function Orders({ listing, list, onPrint }: OrdersProps) {
  const bulk = useBulk()
  const isEmpty = listing.pagination.total === 0 && !list.isLate
  return (
    <>
      <BulkResultPanel bulk={bulk} />
      {isEmpty ? <NoOrders list={list} /> : <Rows listing={listing} list={list} bulk={bulk} onPrint={onPrint} />}
    </>
  )
}

function NoOrders({ list }: { list: OrdersList }) {
  const { order, orderList } = useAdminTexts()
  const view = wholeView(list.shown)
  if (!view)
    return <NoRows isNarrowed={list.isNarrowed} search={list.shown.search} onClear={list.clear} texts={order} />
  const { title, text } = orderList.nothingWaits[view]
  return (
    <EmptyState title={title}>
      <p role="status" tabIndex={-1} data-home>
        {text}
      </p>
    </EmptyState>
  )
}

function Rows({ listing: { orders, pagination }, list, bulk, onPrint }: OrdersProps & { bulk: Bulk }) {
  const { order, selection: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const selection = useSelection(orders.map(({ id }) => id))
  const selected = orders.filter(({ id }) => selection.has(id))
  return (
    <>
      <AdminTable
        label={order.title}
        count={order.showing(orders.length, pagination.total)}
        columns={Object.values(order.columns)}
        waiting={list.isLate ? Math.max(orders.length, 1) : undefined}
        select={mayChange ? texts.column : undefined}
        tools={mayChange ? <SelectAll selection={selection} /> : null}
      >
        {orders.map((each) => (
          <OrderRow key={each.id} order={each} selection={mayChange ? selection : null} />
        ))}
      </AdminTable>
      <ListFoot pagination={pagination} list={list} />
      <BulkBar selection={selection}>
        <BulkActions orders={selected} bulk={bulk} onPrint={onPrint} />
      </BulkBar>
    </>
  )
}
