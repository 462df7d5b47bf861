import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { listStateIn } from '#back-office/list/admin-list.ts'
import { AdminTable } from '#back-office/list/admin-table.tsx'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage, type Language } from '#lib/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/manifest.page.ts'
import { getManifestCall, listReadyCall } from './api.ts'
import { HandedPanel } from './handed-panel.tsx'
import { ListBar } from './list-bar.tsx'
import { ManifestSheet } from './manifest-sheet.tsx'
import { ManifestTools, usePaper } from './manifest-tools.tsx'
import { ParcelRow } from './parcel-row.tsx'
import styles from './parcels.module.css'
import { READY, type Ready, ReadyParcels } from './ready-parcels.tsx'
import { ScanPanel } from './scan-panel.tsx'
import { type Handing, useHanding } from './use-handing.tsx'

export const handle = pageNeeds({ camera: true })

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const { search, page, limit } = listStateIn(new URL(request.url).searchParams, READY)
  const [listing, ready] = await Promise.all([
    readForPage(getManifestCall, { id }, request),
    readForPage(listReadyCall, { search: search || undefined, page, limit }, request),
  ])
  return { listing, ready }
}

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ parcels }) => {
    if (!loaderData || !('manifest' in loaderData.listing)) return parcels.title
    const { number, courier } = loaderData.listing.manifest
    return parcels.listTitle(number, courier)
  })

export { AdminErrorBoundary as ErrorBoundary }

export default function ManifestPage({ loaderData: { listing, ready } }: Route.ComponentProps) {
  const { parcels: texts } = useAdminTexts()
  const back = { to: inLanguage(useLanguage(), '/admin/parcels'), label: texts.back }
  if (!('manifest' in listing))
    return (
      <AdminPage title={texts.title} back={back}>
        <AdminProblem title={texts.readFailed} refusal={listing} gone={{ back }} />
      </AdminPage>
    )
  return <Manifest key={listing.manifest.id} listing={listing} ready={'parcels' in ready ? ready : null} back={back} />
}

type Listing = Answer<typeof getManifestCall>

interface ManifestProps {
  listing: Listing
  ready: Ready | null
  back: { to: string; label: string }
}

function Manifest({ listing, ready, back }: ManifestProps) {
  const { parcels: texts } = useAdminTexts()
  const language = useLanguage()
  const { manifest, parcels } = listing
  const handing = useHanding(manifest.id)
  const { paper, printIn } = usePaper()
  const mayChange = useMayChange()
  const isOpen = manifest.left === 0
  return (
    <>
      <div className={paper ? styles.screen : undefined}>
        <AdminPage
          title={texts.listTitle(manifest.number, manifest.courier)}
          subtitle={texts.begun(momentText(manifest.createdAt, language), manifest.by ?? '')}
          back={back}
        >
          <HandedPanel handing={handing} parcels={parcels} />
          {mayChange && isOpen ? (
            <div className={styles.unprinted}>
              <ScanPanel id={manifest.id} />
            </div>
          ) : null}
          <OnList listing={listing} handing={handing} onPrint={(chosen) => void printIn(chosen)} />
          {mayChange && isOpen && ready ? (
            <div className={styles.unprinted}>
              <ReadyParcels ready={ready} handing={handing} />
            </div>
          ) : null}
        </AdminPage>
      </div>
      {paper ? (
        <ManifestSheet manifest={manifest} parcels={parcels.filter(({ isGone }) => !isGone)} language={paper} />
      ) : null}
    </>
  )
}

interface OnListProps {
  listing: Listing
  handing: Handing
  onPrint: (language: Language) => void
}

function OnList({ listing: { manifest, parcels }, handing, onPrint }: OnListProps) {
  const { common, parcels: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const { actions, ...columns } = texts.parcelColumns
  const mayRemove = mayChange && parcels.some(({ isLeft }) => !isLeft)
  if (parcels.length === 0)
    return (
      <>
        <h2 className={styles.section}>{texts.onList}</h2>
        <p>{mayChange ? texts.nothingOnList : texts.nothingHere}</p>
      </>
    )
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.section}>{texts.onList}</h2>
        <ManifestTools id={manifest.id} number={manifest.number} onPrint={onPrint} />
      </div>
      <div className={styles.listed}>
        <AdminTable
          label={texts.onList}
          count={texts.parcelCount(parcels.filter(({ isGone }) => !isGone).length)}
          columns={mayRemove ? [...Object.values(columns), actions] : Object.values(columns)}
        >
          {parcels.map((parcel) => (
            <ParcelRow key={parcel.id} {...{ manifestId: manifest.id, parcel, mayRemove }} />
          ))}
        </AdminTable>
      </div>
      {mayChange ? (
        <ListBar listing={{ manifest, parcels }} handing={handing} />
      ) : (
        <Notice>{common.onlyLooking}</Notice>
      )}
    </>
  )
}
