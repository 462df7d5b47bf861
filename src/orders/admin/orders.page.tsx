import { redirect } from 'react-router'
import { listQuery, listStateIn } from '#back-office/admin-list.ts'
import { ListFoot, NoRows, useList } from '#back-office/admin-list-tools.tsx'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { AdminTable } from '#back-office/admin-table.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { listOrdersCall } from '../api.ts'
import type { Route } from './+types/orders.page.ts'
import { NewOrders } from './new-orders.tsx'
import { type Listing, MoreOrderFilters, type OrdersList, OrderTools, OrderViews } from './order-filters.tsx'
import { OrderRow } from './order-row.tsx'
import { ORDERS } from './orders-list.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, ORDERS)
  const { search, chosen, sort, page, limit } = state
  const listing = await readForPage(
    listOrdersCall,
    { search: search || undefined, ...chosen, sort, page, limit },
    request,
  )
  if ('orders' in listing && listing.orders.length === 0 && page > listing.pagination.totalPages)
    throw redirect(address.pathname + listQuery({ ...state, page: listing.pagination.totalPages }, ORDERS))
  return listing
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ order }) => order.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { order } = useAdminTexts()
  const list = useList(ORDERS)
  const listing = 'orders' in loaderData ? loaderData : null
  return (
    <AdminPage title={order.title} subtitle={order.subtitle}>
      <OrderViews list={list} listing={listing} />
      <OrderTools list={list} listing={listing} />
      <MoreOrderFilters list={list} />
      <NewOrders recent={listing?.recent} onShow={() => list.change({ search: '', chosen: {}, sort: undefined })} />
      {'orders' in loaderData ? (
        <Orders listing={loaderData} list={list} />
      ) : (
        <AdminProblem title={order.failed} refusal={loaderData} />
      )}
    </AdminPage>
  )
}

function Orders({ listing: { orders, pagination }, list }: { listing: Listing; list: OrdersList }) {
  const { order } = useAdminTexts()
  const { limit } = list.state
  if (pagination.total === 0 && !list.isLate)
    return <NoRows isNarrowed={list.isNarrowed} onClear={list.clear} texts={order} />
  return (
    <>
      <AdminTable
        label={order.title}
        count={order.showing(orders.length, pagination.total)}
        columns={Object.values(order.columns)}
        waiting={list.isLate ? Math.max(orders.length, 1) : undefined}
      >
        {orders.map((each) => (
          <OrderRow key={each.id} order={each} />
        ))}
      </AdminTable>
      <ListFoot
        pagination={pagination}
        limit={limit}
        sizes={ORDERS.sizes}
        onSize={(size) => list.change({ limit: size })}
        hrefOf={list.hrefOf}
      />
    </>
  )
}
