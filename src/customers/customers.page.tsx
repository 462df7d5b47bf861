import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { type ListKind, listStateIn } from '#back-office/list/admin-list.ts'
import { ListChoice, ListSearch, ListSort, ListTools, useList } from '#back-office/list/admin-list-tools.tsx'
import { ListedRows } from '#back-office/list/listed-rows.tsx'
import { withinPages } from '#back-office/list/within-pages.tsx'
import { WhoMay } from '#back-office/who-may.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
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
  const query = { search: search || undefined, ...chosen, sort, page, limit }
  const listing = await readForPage(listCustomersCall, query, request)
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
      <WhoMay />
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
        <ListedRows
          list={list}
          pagination={listing.pagination}
          rows={listing.customers}
          row={(customer) => <CustomerListRow key={customer.id} customer={customer} />}
          texts={customers}
        />
      ) : (
        <AdminProblem title={customers.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}
