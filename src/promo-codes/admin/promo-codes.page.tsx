import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { type ListKind, listStateIn } from '#back-office/list/admin-list.ts'
import { AddLink, ListChoice, ListSearch, ListTools, useList } from '#back-office/list/admin-list-tools.tsx'
import { ListedRows } from '#back-office/list/listed-rows.tsx'
import { withinPages } from '#back-office/list/within-pages.tsx'
import { WhoMay } from '#back-office/who-may.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { countPromoCodesCall, listPromoCodesCall } from '../api.ts'
import { WHOSE } from '../promo-code.ts'
import type { Route } from './+types/promo-codes.page.ts'
import { CodeRow } from './code-row.tsx'
import { CodeStats } from './code-stats.tsx'
import { CodesDenied } from './codes-denied.tsx'

const FILTERS = ['active', 'inactive', 'expired', 'fullyUsed'] as const
const CODES: ListKind<{ status: typeof FILTERS; whose: typeof WHOSE }> = {
  filters: { status: FILTERS, whose: WHOSE },
  sizes: [10, 20, 50, 100],
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, CODES)
  const { search, chosen, page, limit } = state
  const [listing, stats] = await Promise.all([
    readForPage(listPromoCodesCall, { search: search || undefined, ...chosen, page, limit }, request),
    readForPage(countPromoCodesCall, {}, request),
  ])
  if ('data' in listing) withinPages(address, { ...listing.data, kind: CODES, state, rows: listing.data.promoCodes })
  return { listing, stats: 'data' in stats ? stats.data : null }
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ promo }) => promo.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function PromoCodesPage({ loaderData: { listing, stats } }: Route.ComponentProps) {
  const { promo } = useAdminTexts()
  const list = useList(CODES)
  if ('code' in listing && listing.code === 'NOT_ALLOWED') return <CodesDenied />
  return (
    <AdminPage
      title={promo.title}
      subtitle={promo.subtitle}
      actions={<AddLink to="/admin/promo-codes/new" label={promo.add} />}
    >
      <WhoMay ownerOnly={promo.ownerOnly} />
      {stats ? <CodeStats stats={stats} /> : <p role="status">{promo.statsFailed}</p>}
      <ListTools>
        <ListSearch
          label={promo.search}
          hint={promo.searchHint}
          value={list.state.search}
          onSearch={(search) => list.change({ search })}
        />
        <ListChoice
          label={promo.status}
          name="status"
          words={FILTERS}
          wordOf={(status) => promo.filters[status]}
          every={promo.allStatuses}
          chosen={list.state.chosen.status}
          onChoose={(status) => list.choose({ status })}
        />
        <ListChoice
          label={promo.personal}
          name="whose"
          words={WHOSE}
          wordOf={(whose) => promo.whose[whose]}
          every={promo.personalHidden}
          chosen={list.state.chosen.whose}
          onChoose={(whose) => list.choose({ whose })}
        />
      </ListTools>
      {'data' in listing ? (
        <ListedRows
          list={list}
          pagination={listing.data.pagination}
          rows={listing.data.promoCodes}
          row={(code) => <CodeRow key={code.id} code={code} />}
          texts={promo}
          action={<AddLink to="/admin/promo-codes/new" label={promo.add} isSecond />}
        />
      ) : (
        <AdminProblem title={promo.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}
