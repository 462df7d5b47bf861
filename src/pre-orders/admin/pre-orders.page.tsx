import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useIsOwner, useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { listStateIn, rowsShown } from '#back-office/list/admin-list.ts'
import { ListFoot, NoRows, useList } from '#back-office/list/admin-list-tools.tsx'
import { AdminTable } from '#back-office/list/admin-table.tsx'
import { BulkBar, SelectAll } from '#back-office/list/selection.tsx'
import { useSelection } from '#back-office/list/use-selection.tsx'
import { withinPages } from '#back-office/list/within-pages.tsx'
import { WhoMay } from '#back-office/who-may.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { useFacts } from '#settings/use-facts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { listPreOrdersCall } from '../api.ts'
import type { PreOrderListing } from '../shown-pre-order.ts'
import type { Route } from './+types/pre-orders.page.ts'
import { ExportList, ExportMany } from './export-button.tsx'
import { OrderMany } from './order-many.tsx'
import { OrderManyResult } from './order-many-result.tsx'
import { MorePreOrderFilters, type PreOrdersList, PreOrderTools } from './pre-order-filters.tsx'
import { PreOrderRow } from './pre-order-row.tsx'
import { PRE_ORDERS } from './pre-orders-list.ts'
import { type ManyOrders, useOrderMany } from './use-order-many.tsx'
import { WaitingPieces } from './waiting-pieces.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, PRE_ORDERS)
  const { search, chosen, sort, page, limit } = state
  const query = { search: search || undefined, ...chosen, sort, page, limit }
  const listing = await readForPage(listPreOrdersCall, query, request)
  if ('preOrders' in listing) withinPages(address, { ...listing, kind: PRE_ORDERS, state, rows: listing.preOrders })
  return listing
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ preOrder }) => preOrder.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function PreOrdersPage({ loaderData: listing }: Route.ComponentProps) {
  const { preOrder: texts } = useAdminTexts()
  const list = useList(PRE_ORDERS)
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle} actions={<ListActions list={list} />}>
      <WhoMay />
      {'waiting' in listing ? <WaitingPieces waiting={listing.waiting} /> : null}
      <PreOrderTools list={list} />
      <MorePreOrderFilters list={list} />
      {'preOrders' in listing ? (
        <PreOrders listing={listing} list={list} />
      ) : (
        <AdminProblem title={texts.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}

function ListActions({ list }: { list: PreOrdersList }) {
  const { preOrder: texts } = useAdminTexts()
  const to = inLanguage(useLanguage(), '/admin/settings/preOrders')
  return (
    <>
      <ExportList list={list} />
      {useIsOwner() ? (
        <ButtonLink kind="outline" to={to}>
          {texts.campaign}
        </ButtonLink>
      ) : null}
    </>
  )
}

interface PartProps {
  listing: PreOrderListing
  list: PreOrdersList
}

function PreOrders({ listing, list }: PartProps) {
  const { preOrder: texts } = useAdminTexts()
  const many = useOrderMany()
  const isOpen = useFacts()?.settings.preOrders.isOpen
  const isEmpty = listing.pagination.total === 0 && !list.isLate
  return (
    <>
      <OrderManyResult many={many} />
      {isEmpty ? (
        <NoRows
          isNarrowed={list.isNarrowed}
          search={list.shown.search}
          onClear={list.clear}
          texts={isOpen ? { ...texts, emptyFirst: texts.emptyOpen } : texts}
        />
      ) : (
        <Rows listing={listing} list={list} many={many} />
      )}
    </>
  )
}

function Rows({ listing: { preOrders, pagination }, list, many }: PartProps & { many: ManyOrders }) {
  const { preOrder: texts, selection: words } = useAdminTexts()
  const mayChange = useMayChange()
  const selection = useSelection(preOrders.map(({ id }) => id))
  const selected = preOrders.filter(({ id }) => selection.has(id))
  const { from, to, total } = rowsShown(pagination, list.shown.limit, preOrders.length)
  return (
    <>
      <AdminTable
        label={texts.title}
        count={texts.showing(from, to, total)}
        columns={Object.values(texts.columns)}
        waiting={list.isLate ? Math.max(preOrders.length, 1) : undefined}
        select={mayChange ? words.column : undefined}
        tools={mayChange ? <SelectAll selection={selection} /> : null}
      >
        {preOrders.map((each) => (
          <PreOrderRow key={each.id} preOrder={each} selection={mayChange ? selection : null} />
        ))}
      </AdminTable>
      <ListFoot pagination={pagination} list={list} />
      <BulkBar selection={selection}>
        <OrderMany preOrders={selected} many={many} />
        <ExportMany preOrders={selected} />
      </BulkBar>
    </>
  )
}
