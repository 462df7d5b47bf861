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
import { listReturnsCall } from '../api.ts'
import { REASONS, RETURN_SORTS, type ReturnSort, STATE_CHOICES } from '../return.ts'
import type { Route } from './+types/returns.page.ts'
import { ReturnRow } from './return-row.tsx'

const RETURNS: ListKind<{ state: typeof STATE_CHOICES; reason: typeof REASONS }, ReturnSort> = {
  filters: { state: STATE_CHOICES, reason: REASONS },
  sorts: RETURN_SORTS,
  sizes: [20, 50, 100],
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, RETURNS)
  const { search, chosen, sort, page, limit } = state
  const query = { search: search || undefined, ...chosen, sort, page, limit }
  const listing = await readForPage(listReturnsCall, query, request)
  if ('returns' in listing) withinPages(address, { ...listing, kind: RETURNS, state, rows: listing.returns })
  return listing
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ returns }) => returns.title)

export { AdminErrorBoundary as ErrorBoundary }

type List = ReturnType<typeof useList<typeof RETURNS.filters, ReturnSort>>

export default function ReturnsPage({ loaderData: listing }: Route.ComponentProps) {
  const { returns: texts } = useAdminTexts()
  const list = useList(RETURNS)
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle}>
      <WhoMay />
      <Tools list={list} />
      {'returns' in listing ? (
        <ListedRows
          list={list}
          pagination={listing.pagination}
          rows={listing.returns}
          row={(request) => <ReturnRow key={request.id} request={request} />}
          texts={texts}
        />
      ) : (
        <AdminProblem title={texts.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}

function Tools({ list }: { list: List }) {
  const { returns: texts } = useAdminTexts()
  return (
    <ListTools>
      <ListSearch
        label={texts.search}
        hint={texts.searchHint}
        value={list.state.search}
        onSearch={(search) => list.change({ search })}
      />
      <ListChoice
        label={texts.state}
        name="state"
        words={STATE_CHOICES}
        wordOf={(state) => (state === 'to-handle' ? texts.toHandle : texts.states[state])}
        every={texts.allStates}
        chosen={list.state.chosen.state}
        onChoose={(state) => list.choose({ state })}
      />
      <ListChoice
        label={texts.reason}
        name="reason"
        words={REASONS}
        wordOf={(reason) => texts.reasons[reason]}
        every={texts.allReasons}
        chosen={list.state.chosen.reason}
        onChoose={(reason) => list.choose({ reason })}
      />
      <ListSort
        label={texts.sort}
        names={texts.sorts}
        chosen={list.state.sort}
        onChoose={(sort) => list.change({ sort })}
      />
    </ListTools>
  )
}
