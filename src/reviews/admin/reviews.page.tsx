import { redirect } from 'react-router'
import { type ListKind, listQuery, listStateIn, rowsShown } from '#back-office/admin-list.ts'
import { ListChoice, ListFoot, ListSearch, ListTools, NoRows, useList } from '#back-office/admin-list-tools.tsx'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { AdminTable } from '#back-office/admin-table.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { countReviewsCall, listReviewsCall } from '../api.ts'
import { STATUSES } from '../review.ts'
import type { Route } from './+types/reviews.page.ts'
import { ReviewRow } from './review-row.tsx'
import { StatCards } from './stat-cards.tsx'

export const handle = pageNeeds({ texts: ['reviews'] })

const REVIEWS: ListKind<{ status: typeof STATUSES }> = { filters: { status: STATUSES }, sizes: [10, 20, 50, 100] }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, REVIEWS)
  const { search, chosen, page, limit } = state
  const query = { q: search || undefined, ...chosen, page, limit }
  const [listing, stats] = await Promise.all([
    readForPage(listReviewsCall, query, request),
    readForPage(countReviewsCall, {}, request),
  ])
  if ('reviews' in listing && listing.reviews.length === 0 && page > listing.pagination.totalPages)
    throw redirect(address.pathname + listQuery({ ...state, page: listing.pagination.totalPages }, REVIEWS))
  return { listing, stats: 'stats' in stats ? stats.stats : null }
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ review }) => review.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function ReviewsPage({ loaderData: { listing, stats } }: Route.ComponentProps) {
  const { review } = useAdminTexts()
  const list = useList(REVIEWS)
  return (
    <AdminPage title={review.title} subtitle={review.subtitle}>
      {stats ? <StatCards stats={stats} /> : null}
      <ListTools>
        <ListSearch
          label={review.search}
          hint={review.searchHint}
          value={list.state.search}
          onSearch={(search) => list.change({ search })}
        />
        <ListChoice
          label={review.status}
          name="status"
          words={STATUSES}
          wordOf={(status) => review.statuses[status]}
          every={review.allStatuses}
          chosen={list.state.chosen.status}
          onChoose={(status) => list.choose({ status })}
        />
      </ListTools>
      {'reviews' in listing ? (
        <Reviews listing={listing} list={list} />
      ) : (
        <AdminProblem title={review.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}

type Listing = Answer<typeof listReviewsCall>
type List = ReturnType<typeof useList<typeof REVIEWS.filters>>

function Reviews({ listing: { reviews, pagination }, list }: { listing: Listing; list: List }) {
  const { review } = useAdminTexts()
  if (pagination.total === 0 && !list.isLate)
    return <NoRows isNarrowed={list.isNarrowed} onClear={list.clear} texts={review} />
  const { from, to, total } = rowsShown(pagination, list.shown.limit, reviews.length)
  return (
    <>
      <AdminTable
        label={review.title}
        count={review.showing(from, to, total)}
        columns={Object.values(review.columns)}
        waiting={list.isLate ? Math.max(reviews.length, 1) : undefined}
      >
        {reviews.map((each) => (
          <ReviewRow key={each.id} review={each} />
        ))}
      </AdminTable>
      <ListFoot
        pagination={pagination}
        limit={list.state.limit}
        sizes={REVIEWS.sizes}
        onSize={(limit) => list.change({ limit })}
        hrefOf={list.hrefOf}
      />
    </>
  )
}
