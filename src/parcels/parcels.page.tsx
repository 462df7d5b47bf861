import { Link } from 'react-router'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { type ListKind, listStateIn } from '#back-office/list/admin-list.ts'
import { useList } from '#back-office/list/admin-list-tools.tsx'
import { Cell, Row, rowLink } from '#back-office/list/admin-table.tsx'
import { ListedRows } from '#back-office/list/listed-rows.tsx'
import { withinPages } from '#back-office/list/within-pages.tsx'
import { RowMoment } from '#back-office/moment.tsx'
import { WhoMay } from '#back-office/who-may.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { countText } from '#lib/count-text.ts'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import { Badge } from '#ui/badge.tsx'
import { Price } from '#ui/price.tsx'
import type { Route } from './+types/parcels.page.ts'
import { type ListedManifest, listManifestsCall } from './api.ts'
import { NewList } from './new-list.tsx'
import { ParcelViews } from './parcel-views.tsx'
import styles from './parcels.module.css'

const LISTS: ListKind<Record<never, never>> = { filters: {}, sizes: [20, 50, 100] }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const state = listStateIn(address.searchParams, LISTS)
  const { page, limit } = state
  const listing = await readForPage(listManifestsCall, { page, limit }, request)
  if ('manifests' in listing) withinPages(address, { ...listing, kind: LISTS, state, rows: listing.manifests })
  return listing
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ parcels }) => parcels.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function ParcelsPage({ loaderData: listing }: Route.ComponentProps) {
  const { parcels: texts } = useAdminTexts()
  const isEmpty = 'manifests' in listing && listing.pagination.total === 0
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle} actions={isEmpty ? null : <NewList />}>
      <WhoMay />
      <ParcelViews />
      {'manifests' in listing ? <Lists listing={listing} /> : <AdminProblem title={texts.failed} refusal={listing} />}
    </AdminPage>
  )
}

function Lists({ listing: { manifests, ready, pagination } }: { listing: Answer<typeof listManifestsCall> }) {
  const { parcels: texts } = useAdminTexts()
  const list = useList(LISTS)
  return (
    <>
      <p className={styles.ready} role="status">
        {texts.ready(ready)}
      </p>
      <div className={styles.lists}>
        <ListedRows
          list={list}
          pagination={pagination}
          rows={manifests}
          row={(manifest) => <ManifestRow key={manifest.id} manifest={manifest} />}
          texts={texts}
          action={<NewList />}
        />
      </div>
    </>
  )
}

function stateOf({ parcels, left }: ListedManifest): 'empty' | 'open' | 'partly' | 'left' {
  if (parcels === 0) return 'empty'
  if (left === 0) return 'open'
  return left < parcels ? 'partly' : 'left'
}

const TONES = { empty: 'neutral', open: 'warning', partly: 'warning', left: 'success' } as const

function ManifestRow({ manifest }: { manifest: ListedManifest }) {
  const { columns, ...texts } = useAdminTexts().parcels
  const language = useLanguage()
  const state = stateOf(manifest)
  return (
    <Row>
      <Cell label={columns.number} kind="short">
        <Link className={rowLink} to={inLanguage(language, `/admin/parcels/${manifest.id}`)}>
          <span className={styles.tall}>{texts.named(manifest.number)}</span>
        </Link>
      </Cell>
      <Cell label={columns.courier}>
        <bdi>{manifest.courier}</bdi>
      </Cell>
      <Cell label={columns.date}>
        <RowMoment at={manifest.createdAt} />
      </Cell>
      <Cell label={columns.parcels} kind="number">
        {countText(manifest.parcels)}
      </Cell>
      <Cell label={columns.collect} kind="number">
        <Price pounds={manifest.collect} language={language} />
      </Cell>
      <Cell label={columns.state} kind="short">
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      </Cell>
    </Row>
  )
}
