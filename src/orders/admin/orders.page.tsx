import { redirect } from 'react-router'
import { type ListKind, listQuery, listStateIn } from '#back-office/admin-list.ts'
import { ListFoot, ListSearch, ListSort, ListTools, NoRows, useList } from '#back-office/admin-list-tools.tsx'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { AdminTable } from '#back-office/admin-table.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { SelectField } from '#ui/field.tsx'
import { listOrdersCall } from '../api.ts'
import { ORDER_SORTS, type OrderSort, type OrderStatus, STATUSES } from '../order.ts'
import type { Route } from './+types/orders.page.ts'
import { ListLines } from './list-lines.tsx'
import { OrderRow } from './order-row.tsx'

const ORDERS: ListKind<OrderStatus, OrderSort> = {
  choice: 'status',
  words: STATUSES,
  mark: 'attention',
  sorts: ORDER_SORTS,
  sizes: [5, 10, 20, 50, 100],
}

const EVERYTHING = { search: '', chosen: undefined, marked: undefined }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, ORDERS)
  const { search, chosen: status, marked, sort, page, limit } = state
  const query = { search: search || undefined, status, attention: marked && 'true', sort, page, limit }
  const listing = await readForPage(listOrdersCall, query, request)
  if ('orders' in listing && listing.orders.length === 0 && page > listing.pagination.totalPages)
    throw redirect(address.pathname + listQuery({ ...state, page: listing.pagination.totalPages }, ORDERS))
  return listing
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ order }) => order.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function OrdersPage({ loaderData: listing }: Route.ComponentProps) {
  const { order } = useAdminTexts()
  const list = useList(ORDERS)
  return (
    <AdminPage title={order.title} subtitle={order.subtitle}>
      <ListTools>
        <ListSearch
          label={order.search}
          hint={order.searchHint}
          value={list.state.search}
          onSearch={(search) => list.change({ search })}
        />
        <StatusFilter
          counts={'counts' in listing ? listing.counts : {}}
          chosen={list.state.chosen}
          onChoose={(chosen) => list.change({ chosen })}
        />
        <ListSort
          label={order.sort}
          names={order.sorts}
          chosen={list.state.sort}
          onChoose={(sort) => list.change({ sort })}
        />
      </ListTools>
      <ListLines
        listing={'orders' in listing ? listing : null}
        isMarked={list.state.marked === true}
        onMarked={(marked) => list.change({ marked })}
        onNew={() => list.change({ ...EVERYTHING, sort: undefined })}
      />
      {'orders' in listing ? (
        <Orders listing={listing} list={list} />
      ) : (
        <AdminProblem title={order.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}

type Listing = Extract<Awaited<ReturnType<typeof clientLoader>>, { orders: unknown }>
type List = ReturnType<typeof useList<OrderStatus, OrderSort>>

function Orders({ listing: { orders, pagination }, list }: { listing: Listing; list: List }) {
  const { order } = useAdminTexts()
  const { limit } = list.state
  if (pagination.total === 0 && !list.isLate)
    return <NoRows isNarrowed={list.isNarrowed} onClear={() => list.change(EVERYTHING)} texts={order} />
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

interface FilterProps {
  counts: Record<string, number>
  chosen: OrderStatus | undefined
  onChoose: (status: OrderStatus | undefined) => void
}

function StatusFilter({ counts, chosen, onChoose }: FilterProps) {
  const { order, statuses } = useAdminTexts()
  const options = STATUSES.map((status) => ({ value: status, label: `${statuses[status]} (${counts[status] ?? 0})` }))
  return (
    <SelectField
      label={order.status}
      name="status"
      value={chosen ?? ''}
      options={[{ value: '', label: order.allStatuses }, ...options]}
      onChange={({ currentTarget }) => onChoose(STATUSES.find((each) => each === currentTarget.value))}
    />
  )
}
