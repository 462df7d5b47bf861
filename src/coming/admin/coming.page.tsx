import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Notice } from '#ui/notice.tsx'
import { listComingCall } from '../api.ts'
import { type Coming, NextCollection } from '../next-collection.tsx'
import type { Route } from './+types/coming.page.ts'
import { Collection } from './collection-dialog.tsx'
import styles from './coming.module.css'
import { UploadForm } from './upload-form.tsx'

export const handle = pageNeeds({ texts: ['home'] })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [white, black] = await Promise.all([
    readForPage(listComingCall, { collection: 'white' }, request),
    readForPage(listComingCall, { collection: 'black' }, request),
  ])
  if (!('items' in white)) return white
  return 'items' in black ? { white: white.items, black: black.items } : black
}

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ coming }) => coming.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function ComingPage({ loaderData: coming }: Route.ComponentProps) {
  const { coming: texts, common } = useAdminTexts()
  const mayChange = useMayChange()
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle}>
      {'white' in coming ? (
        <>
          <Banner coming={coming} />
          {mayChange ? <UploadForm /> : <Notice>{common.onlyLooking}</Notice>}
        </>
      ) : (
        <AdminProblem title={texts.fetchFailed} refusal={coming} />
      )}
    </AdminPage>
  )
}

function Banner({ coming }: { coming: Coming }) {
  const { coming: texts } = useAdminTexts()
  const isEmpty = coming.white.length + coming.black.length === 0
  return (
    <>
      <section className={styles.banner} aria-label={texts.preview}>
        <p className={styles.label}>{texts.preview}</p>
        {isEmpty ? <p className={styles.nothing}>{texts.previewEmpty}</p> : <NextCollection coming={coming} />}
      </section>
      <div className={styles.views}>
        <Collection collection="white" items={coming.white} />
        <Collection collection="black" items={coming.black} />
      </div>
    </>
  )
}
