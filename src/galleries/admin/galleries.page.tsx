import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { type ListKind, listStateIn, rowsShown } from '#back-office/list/admin-list.ts'
import {
  AddLink,
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
import { useSelection } from '#back-office/list/use-selection.tsx'
import { withinPages } from '#back-office/list/within-pages.tsx'
import { WhoMay } from '#back-office/who-may.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { countGalleriesCall, listGalleriesCall } from '../api.ts'
import { SORTS, type Sort } from '../gallery.ts'
import type { Route } from './+types/galleries.page.ts'
import { GalleryBulkActions, GalleryBulkResult } from './bulk-parts.tsx'
import { Counters } from './counters.tsx'
import { GalleryRow } from './gallery-row.tsx'
import { type GalleryBulk, useGalleryBulk } from './use-gallery-bulk.tsx'

const CHOICES = ['active', 'inactive'] as const
const GALLERIES: ListKind<{ status: typeof CHOICES }, Sort> = {
  filters: { status: CHOICES },
  sorts: SORTS,
  sizes: [10, 20, 50, 100],
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, GALLERIES)
  const { search, chosen, sort, page, limit } = state
  const query = {
    q: search || undefined,
    status: chosen.status ?? ('all' as const),
    sort: sort ?? SORTS[0],
    page,
    limit,
  }
  const [listing, stats] = await Promise.all([
    readForPage(listGalleriesCall, query, request),
    readForPage(countGalleriesCall, {}, request),
  ])
  if ('galleries' in listing) withinPages(address, { ...listing, kind: GALLERIES, state, rows: listing.galleries })
  return { listing, stats: 'stats' in stats ? stats.stats : null }
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ gallery }) => gallery.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function GalleriesPage({ loaderData: { listing, stats } }: Route.ComponentProps) {
  const { gallery } = useAdminTexts()
  const list = useList(GALLERIES)
  return (
    <AdminPage title={gallery.title} actions={<AddLink to="/admin/gallery/new" label={gallery.add} />}>
      <WhoMay ownerOnly={gallery.ownerOnly} />
      {stats ? <Counters stats={stats} /> : null}
      <ListTools>
        <ListSearch
          label={gallery.search}
          hint={gallery.searchHint}
          value={list.state.search}
          onSearch={(search) => list.change({ search })}
        />
        <ListChoice
          label={gallery.status}
          name="status"
          words={CHOICES}
          wordOf={(status) => gallery.statuses[status]}
          every={gallery.allStatuses}
          chosen={list.state.chosen.status}
          onChoose={(status) => list.choose({ status })}
        />
        <ListSort
          label={gallery.sort}
          names={gallery.sorts}
          chosen={list.state.sort}
          onChoose={(sort) => list.change({ sort })}
        />
      </ListTools>
      {'galleries' in listing ? (
        <Galleries listing={listing} list={list} />
      ) : (
        <AdminProblem title={gallery.failed} refusal={listing} />
      )}
    </AdminPage>
  )
}

type Listing = Answer<typeof listGalleriesCall>

interface GalleriesProps {
  listing: Listing
  list: ReturnType<typeof useList<{ status: typeof CHOICES }, Sort>>
}

function Galleries({ listing, list }: GalleriesProps) {
  const { gallery } = useAdminTexts()
  const bulk = useGalleryBulk()
  const isEmpty = listing.pagination.total === 0 && !list.isLate
  return (
    <>
      <GalleryBulkResult bulk={bulk} />
      {isEmpty ? (
        <NoRows
          isNarrowed={list.isNarrowed}
          search={list.shown.search}
          onClear={list.clear}
          texts={gallery}
          action={<AddLink to="/admin/gallery/new" label={gallery.add} isSecond />}
        />
      ) : (
        <Rows listing={listing} list={list} bulk={bulk} />
      )}
    </>
  )
}

function Rows({ listing: { galleries, pagination }, list, bulk }: GalleriesProps & { bulk: GalleryBulk }) {
  const { gallery, selection: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const selection = useSelection(galleries.map(({ id }) => id))
  const { from, to, total } = rowsShown(pagination, list.shown.limit, galleries.length)
  return (
    <>
      <AdminTable
        label={gallery.title}
        count={gallery.showing(from, to, total)}
        columns={Object.values(gallery.columns)}
        waiting={list.isLate ? Math.max(galleries.length, 1) : undefined}
        select={mayChange ? texts.column : undefined}
        tools={mayChange ? <SelectAll selection={selection} /> : null}
      >
        {galleries.map((each) => (
          <GalleryRow key={each.id} gallery={each} selection={mayChange ? selection : null} />
        ))}
      </AdminTable>
      {total > GALLERIES.sizes[0] ? <ListFoot pagination={pagination} list={list} /> : null}
      <BulkBar selection={selection}>
        <GalleryBulkActions galleries={galleries.filter(({ id }) => selection.has(id))} bulk={bulk} />
      </BulkBar>
    </>
  )
}
