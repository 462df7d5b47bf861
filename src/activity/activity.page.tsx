import { redirect } from 'react-router'
import { type ListKind, listQuery, listStateIn, rowsShown } from '#back-office/admin-list.ts'
import { ListFoot, ListSearch, ListTools, NoRows, useList } from '#back-office/admin-list-tools.tsx'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { AdminTable } from '#back-office/admin-table.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { SelectField } from '#ui/field.tsx'
import type { Route } from './+types/activity.page.ts'
import { SUBJECTS, type Subject } from './activity.ts'
import { ActivityRow } from './activity-row.tsx'
import { listActivityCall } from './api.ts'

const ACTIVITY: ListKind<Subject> = { choice: 'subject', words: SUBJECTS, sizes: [20, 50, 100] }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, ACTIVITY)
  const { search, chosen: subject, page, limit } = state
  const listing = await readForPage(listActivityCall, { q: search || undefined, subject, page, limit }, request)
  if ('activity' in listing && listing.activity.length === 0 && page > listing.pagination.totalPages)
    throw redirect(address.pathname + listQuery({ ...state, page: listing.pagination.totalPages }, ACTIVITY))
  return listing
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ activity }) => activity.title)

export { AdminErrorBoundary as ErrorBoundary }

/** Who of the team changed what. */
export default function ActivityPage({ loaderData: listing }: Route.ComponentProps) {
  const { activity } = useAdminTexts()
  const list = useList(ACTIVITY)
  return (
    <AdminPage title={activity.title} subtitle={activity.subtitle}>
      <ListTools>
        <ListSearch
          label={activity.search}
          hint={activity.searchHint}
          value={list.state.search}
          onSearch={(search) => list.change({ search })}
        />
        <SelectField
          label={activity.subject}
          name="subject"
          value={list.state.chosen ?? ''}
          options={[
            { value: '', label: activity.allSubjects },
            ...SUBJECTS.map((subject) => ({ value: subject, label: activity.subjects[subject] })),
          ]}
          onChange={({ currentTarget: { value } }) => list.change({ chosen: SUBJECTS.find((each) => each === value) })}
        />
      </ListTools>
      {'activity' in listing ? (
        <Entries listing={listing} list={list} />
      ) : (
        <AdminProblem title={activity.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}

type Listing = Answer<typeof listActivityCall>
type List = ReturnType<typeof useList<Subject>>

function Entries({ listing: { activity: entries, pagination }, list }: { listing: Listing; list: List }) {
  const { activity } = useAdminTexts()
  const clear = (): void => list.change({ search: '', chosen: undefined })
  if (pagination.total === 0 && !list.isLate)
    return <NoRows isNarrowed={list.isNarrowed} onClear={clear} texts={activity} />
  const { from, to, total } = rowsShown(pagination, list.shown.limit, entries.length)
  return (
    <>
      <AdminTable
        label={activity.title}
        count={activity.showing(from, to, total)}
        columns={Object.values(activity.columns)}
        waiting={list.isLate ? Math.max(entries.length, 1) : undefined}
      >
        {entries.map((each) => (
          <ActivityRow key={each.id} entry={each} />
        ))}
      </AdminTable>
      <ListFoot
        pagination={pagination}
        limit={list.state.limit}
        sizes={ACTIVITY.sizes}
        onSize={(limit) => list.change({ limit })}
        hrefOf={list.hrefOf}
      />
    </>
  )
}
