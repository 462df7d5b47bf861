import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { type ListKind, listStateIn, rowsShown } from '#back-office/list/admin-list.ts'
import {
  ListChoice,
  ListFoot,
  ListSearch,
  ListSort,
  ListTools,
  NoRows,
  useList,
} from '#back-office/list/admin-list-tools.tsx'
import { AdminTable } from '#back-office/list/admin-table.tsx'
import { BulkBar, SelectAll } from '#back-office/list/selection.tsx'
import { type Selection, useSelection } from '#back-office/list/use-selection.tsx'
import { withinPages } from '#back-office/list/within-pages.tsx'
import { WhoMay } from '#back-office/who-may.tsx'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { countReviewsCall, listReviewsCall } from '../api.ts'
import { REVIEW_SORTS, type ReviewSort, STATUSES } from '../review.ts'
import type { Route } from './+types/reviews.page.ts'
import { ReviewBulkActions, ReviewBulkResult } from './bulk-parts.tsx'
import { DecidedLately } from './decided-lately.tsx'
import { KeySwitch } from './key-switch.tsx'
import { ReviewRow } from './review-row.tsx'
import styles from './reviews.module.css'
import { StatCards } from './stat-cards.tsx'
import { useReviewBulk } from './use-review-bulk.tsx'

export const handle = pageNeeds({ texts: ['reviews'] })

const REVIEWS: ListKind<{ status: typeof STATUSES }, ReviewSort> = {
  filters: { status: STATUSES },
  sorts: REVIEW_SORTS,
  sizes: [10, 20, 50, 100],
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, REVIEWS)
  const { search, chosen, sort, page, limit } = state
  const query = { q: search || undefined, ...chosen, sort, page, limit }
  const [listing, stats] = await Promise.all([
    readForPage(listReviewsCall, query, request),
    readForPage(countReviewsCall, {}, request),
  ])
  if ('reviews' in listing) withinPages(address, { ...listing, kind: REVIEWS, state, rows: listing.reviews })
  return { listing, stats: 'stats' in stats ? stats.stats : null }
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ review }) => review.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function ReviewsPage({ loaderData: { listing, stats } }: Route.ComponentProps) {
  const { review } = useAdminTexts()
  const list = useList(REVIEWS)
  return (
    <AdminPage title={review.title} subtitle={review.subtitle}>
      <WhoMay />
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
        <ListSort
          label={review.sort}
          names={review.sorts}
          chosen={list.state.sort}
          onChoose={(sort) => list.change({ sort })}
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
type List = ReturnType<typeof useList<typeof REVIEWS.filters, ReviewSort>>

interface ReviewsProps {
  listing: Listing
  list: List
}

function Reviews({ listing, list }: ReviewsProps) {
  const { review } = useAdminTexts()
  const bulk = useReviewBulk()
  const { reviews, pagination } = listing
  const selection = useSelection(reviews.map(({ id }) => id))
  const isEmpty = pagination.total === 0 && !list.isLate
  return (
    <>
      <ReviewBulkResult bulk={bulk} />
      {isEmpty ? (
        <NoRows isNarrowed={list.isNarrowed} search={list.shown.search} onClear={list.clear} texts={review} />
      ) : (
        <Rows listing={listing} list={list} selection={selection} />
      )}
      {selection.ids.length > 0 ? null : <DecidedLately />}
      <BulkBar selection={selection}>
        <ReviewBulkActions reviews={reviews.filter(({ id }) => selection.has(id))} bulk={bulk} />
      </BulkBar>
    </>
  )
}

function Rows({ listing: { reviews, pagination }, list, selection }: ReviewsProps & { selection: Selection }) {
  const { review, selection: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const { from, to, total } = rowsShown(pagination, list.shown.limit, reviews.length)
  const { currentPage, totalPages } = pagination
  return (
    <>
      {mayChange ? <KeySwitch /> : null}
      <div className={styles.reviews}>
        <AdminTable
          label={review.title}
          count={review.showing({ from, to, total, page: currentPage, pages: totalPages })}
          columns={Object.values(review.columns)}
          waiting={list.isLate ? Math.max(reviews.length, 1) : undefined}
          select={mayChange ? texts.column : undefined}
          tools={mayChange ? <SelectAll selection={selection} /> : null}
        >
          {reviews.map((each) => (
            <ReviewRow key={each.id} review={each} selection={mayChange ? selection : null} />
          ))}
        </AdminTable>
      </div>
      <ListFoot pagination={pagination} list={list} />
    </>
  )
}
