import { Link, useLocation } from 'react-router'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { countChosen, type ListKind, listQuery, listStateIn } from '#back-office/list/admin-list.ts'
import { ListChoice, ListSearch, ListTools, NoRows, useList } from '#back-office/list/admin-list-tools.tsx'
import { AdminTable } from '#back-office/list/admin-table.tsx'
import { ListDays, MoreFilters } from '#back-office/list/list-views.tsx'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { SIZES } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import type { Route } from './+types/stock-book.page.ts'
import { listMovementsCall } from './api.ts'
import { ChangeStock } from './change-stock.tsx'
import { MovementRow } from './movement-row.tsx'
import { KINDS } from './stock.ts'
import styles from './stock-book.module.css'

const FILTERS = { size: SIZES, kind: KINDS, from: 'day', to: 'day' } as const
const BOOK: ListKind<typeof FILTERS> = { filters: FILTERS, sizes: [50] }

/** Where an older page begins; it is left behind as soon as the book is asked for otherwise. */
const beforeIn = (query: URLSearchParams): number | undefined => {
  const before = Number(query.get('before'))
  return Number.isSafeInteger(before) && before > 0 ? before : undefined
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { search, chosen } = listStateIn(searchParams, BOOK)
  const query = { search: search || undefined, ...chosen, before: beforeIn(searchParams) }
  return readForPage(listMovementsCall, query, request)
}

export const meta: Route.MetaFunction = ({ location }) =>
  adminMeta(location, ({ stockBook }) => {
    const { search } = listStateIn(new URLSearchParams(location.search), BOOK)
    return search === '' ? stockBook.title : `${search} · ${stockBook.title}`
  })

export { AdminErrorBoundary as ErrorBoundary }

/** Every movement of stock. */
export default function StockBookPage({ loaderData: listing }: Route.ComponentProps) {
  const { stockBook: texts, stock } = useAdminTexts()
  const list = useList(BOOK)
  const back = { to: useWayBack('/admin/products'), label: stock.back }
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle} back={back} actions={<ChangeStock list={list.shown} />}>
      <Tools list={list} />
      {'movements' in listing ? (
        <Movements listing={listing} list={list} />
      ) : (
        <AdminProblem title={texts.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}

type List = ReturnType<typeof useList<typeof FILTERS>>

function Tools({ list }: { list: List }) {
  const { stockBook: texts } = useAdminTexts()
  const { size, kind, from, to } = list.state.chosen
  return (
    <>
      <ListTools>
        <ListSearch
          label={texts.search}
          hint={texts.searchHint}
          value={list.state.search}
          onSearch={(search) => list.change({ search })}
        />
        <ListChoice
          label={texts.size}
          name="size"
          words={SIZES}
          wordOf={(each) => each}
          every={texts.allSizes}
          chosen={size}
          onChoose={(chosen) => list.choose({ size: chosen })}
        />
        <ListChoice
          label={texts.kind}
          name="kind"
          words={KINDS}
          wordOf={(each) => texts.kinds[each]}
          every={texts.allKinds}
          chosen={kind}
          onChoose={(chosen) => list.choose({ kind: chosen })}
        />
      </ListTools>
      <MoreFilters
        label={texts.more}
        chosen={countChosen({ from, to })}
        onClear={list.isNarrowed ? list.clear : undefined}
      >
        <ListDays list={list} texts={texts} />
      </MoreFilters>
    </>
  )
}

function Movements({
  listing: { movements },
  listing,
  list,
}: {
  listing: Answer<typeof listMovementsCall>
  list: List
}) {
  const { stockBook: texts } = useAdminTexts()
  if (movements.length === 0 && !list.isLate)
    return <NoRows isNarrowed={list.isNarrowed} search={list.shown.search} onClear={list.clear} texts={texts} />
  return (
    <>
      <AdminTable
        label={texts.title}
        count={texts.showing(movements.length)}
        columns={Object.values(texts.columns)}
        waiting={list.isLate ? Math.max(movements.length, 1) : undefined}
      >
        {movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </AdminTable>
      <Pages next={listing.next} list={list} />
    </>
  )
}

function Pages({ next, list }: { next: number | null; list: List }) {
  const { stockBook: texts } = useAdminTexts()
  const { pathname, search } = useLocation()
  const isOlder = beforeIn(new URLSearchParams(search)) !== undefined
  const query = new URLSearchParams(listQuery(list.shown, BOOK))
  const older = new URLSearchParams([...query, ['before', String(next)]])
  if (next === null && !isOlder) return null
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {isOlder ? <Link to={pathname + listQuery(list.shown, BOOK)}>{texts.newest}</Link> : null}
      {next === null ? null : <Link to={`${pathname}?${older}`}>{texts.older}</Link>}
    </nav>
  )
}
