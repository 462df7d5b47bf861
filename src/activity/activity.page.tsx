import { PartDenied } from '#back-office/admin-denied.tsx'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { dayWords } from '#back-office/day-words.ts'
import { countChosen, type ListKind, listStateIn } from '#back-office/list/admin-list.ts'
import { ListChoice, ListSearch, ListTools, useList } from '#back-office/list/admin-list-tools.tsx'
import { ListDays, MoreFilters } from '#back-office/list/list-views.tsx'
import { ListedRows } from '#back-office/list/listed-rows.tsx'
import { withinPages } from '#back-office/list/within-pages.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { dayAfter, fromCairoTime } from '#lib/cairo-time.ts'
import type { Route } from './+types/activity.page.ts'
import { SUBJECTS } from './activity.ts'
import { ActivityRow } from './activity-row.tsx'
import { listActivityCall } from './api.ts'

const FILTERS = { subject: SUBJECTS, by: 'code', from: 'day', to: 'day' } as const
const ACTIVITY: ListKind<typeof FILTERS> = { filters: FILTERS, sizes: [20, 50, 100] }

/** From the first moment of a day in Cairo. */
const startOf = (day: string | undefined): string | undefined =>
  day === undefined ? undefined : fromCairoTime(`${day}T00:00`)?.toISOString()

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, ACTIVITY)
  const { search, chosen, page, limit } = state
  const { subject, by, from, to } = chosen
  const days = { from: startOf(from), to: startOf(to && dayAfter(to)) }
  const query = { q: search || undefined, subject, by, ...days, page, limit }
  const listing = await readForPage(listActivityCall, query, request)
  if ('activity' in listing) withinPages(address, { ...listing, kind: ACTIVITY, state, rows: listing.activity })
  return listing
}

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ activity }) => activity.title, loaderData)

export { AdminErrorBoundary as ErrorBoundary }

/** Who of the team changed what. */
export default function ActivityPage({ loaderData: listing }: Route.ComponentProps) {
  const { activity, staff } = useAdminTexts()
  const language = useLanguage()
  const list = useList(ACTIVITY)
  if ('code' in listing && listing.code === 'NOT_ALLOWED') return <PartDenied />
  const people = 'people' in listing ? listing.people : []
  return (
    <AdminPage title={activity.title} subtitle={activity.subtitle}>
      <ListTools>
        <ListSearch
          label={activity.search}
          hint={activity.searchHint}
          value={list.state.search}
          onSearch={(search) => list.change({ search })}
        />
        <ListChoice
          label={activity.subject}
          name="subject"
          words={SUBJECTS}
          wordOf={(subject) => activity.subjects[subject]}
          every={activity.allSubjects}
          chosen={list.state.chosen.subject}
          onChoose={(subject) => list.choose({ subject })}
        />
        <ListChoice
          label={activity.person}
          name="by"
          words={people.map(({ id }) => id)}
          wordOf={(person) => staff.member(people.find(({ id }) => id === person)?.full_name ?? person)}
          every={activity.everybody}
          chosen={list.state.chosen.by}
          onChoose={(by) => list.choose({ by })}
        />
      </ListTools>
      <Days />
      {'activity' in listing ? (
        <ListedRows
          list={list}
          pagination={listing.pagination}
          rows={listing.activity}
          headOf={({ at }) => dayWords(at, language)}
          row={(entry) => <ActivityRow key={entry.id} entry={entry} />}
          texts={activity}
        />
      ) : (
        <AdminProblem title={activity.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}

function Days() {
  const list = useList(ACTIVITY)
  const { orderList } = useAdminTexts()
  const { from, to } = list.state.chosen
  const days = countChosen({ from, to })
  const clearDays = (): void => list.choose({ from: undefined, to: undefined })
  return (
    <MoreFilters label={orderList.more(days)} chosen={days} onClear={days > 0 ? clearDays : undefined}>
      <ListDays list={list} texts={orderList} />
    </MoreFilters>
  )
}
