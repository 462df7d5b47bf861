import { type ListKind, listStateIn, rowsShown } from '#back-office/admin-list.ts'
import {
  ListChoice,
  ListFoot,
  ListSearch,
  ListSort,
  ListTools,
  NoRows,
  useList,
} from '#back-office/admin-list-tools.tsx'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { AdminTable } from '#back-office/admin-table.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { withinPages } from '#back-office/within-pages.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import type { Route } from './+types/customers.page.ts'
import { listCustomersCall } from './api.ts'
import { CUSTOMER_SORTS, type CustomerSort, KINDS } from './customer.ts'
import { CustomerListRow } from './customer-list-row.tsx'

const CUSTOMERS: ListKind<{ kind: typeof KINDS }, CustomerSort> = {
  filters: { kind: KINDS },
  sorts: CUSTOMER_SORTS,
  sizes: [20, 50, 100],
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, CUSTOMERS)
  const { search, chosen, sort, page, limit } = state
  const asked = { search: search || undefined, ...chosen, sort, page, limit }
  const listing = await readForPage(listCustomersCall, asked, request)
  if ('customers' in listing) withinPages(address, { ...listing, kind: CUSTOMERS, state, rows: listing.customers })
  return listing
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ customers }) => customers.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function CustomersPage({ loaderData: listing }: Route.ComponentProps) {
  const { customers } = useAdminTexts()
  const list = useList(CUSTOMERS)
  return (
    <AdminPage title={customers.title} subtitle={customers.subtitle}>
      <ListTools>
        <ListSearch
          label={customers.search}
          hint={customers.searchHint}
          value={list.state.search}
          onSearch={(search) => list.change({ search })}
        />
        <ListChoice
          label={customers.kind}
          name="kind"
          words={KINDS}
          wordOf={(kind) => customers.kindNames[kind]}
          every={customers.everyKind}
          chosen={list.state.chosen.kind}
          onChoose={(kind) => list.choose({ kind })}
        />
        <ListSort
          label={customers.sort}
          names={customers.sorts}
          chosen={list.state.sort}
          onChoose={(sort) => list.change({ sort })}
        />
      </ListTools>
      {'customers' in listing ? (
        <Customers listing={listing} list={list} />
      ) : (
        <AdminProblem title={customers.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}

interface CustomersProps {
  listing: Answer<typeof listCustomersCall>
  list: ReturnType<typeof useList<typeof CUSTOMERS.filters, CustomerSort>>
}

function Customers({ listing: { customers: rows, pagination }, list }: CustomersProps) {
  const { customers: texts } = useAdminTexts()
  if (pagination.total === 0 && !list.isLate)
    return <NoRows isNarrowed={list.isNarrowed} onClear={list.clear} texts={texts} />
  const { from, to, total } = rowsShown(pagination, list.shown.limit, rows.length)
  return (
    <>
      <AdminTable
        label={texts.title}
        count={texts.showing(from, to, total)}
        columns={Object.values(texts.columns)}
        waiting={list.isLate ? Math.max(rows.length, 1) : undefined}
      >
        {rows.map((customer) => (
          <CustomerListRow key={customer.id} customer={customer} />
        ))}
      </AdminTable>
      <ListFoot pagination={pagination} list={list} />
    </>
  )
}
