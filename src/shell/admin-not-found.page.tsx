import { data } from 'react-router'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminGone } from '#back-office/admin-problem.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import type { Route } from './+types/admin-not-found.page.ts'

/** Of the server only the status: what it says stands in the frame, for who is let into it. */
export const loader = () => data(null, { status: 404 })

export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ common }) => common.noPage)

export { AdminErrorBoundary as ErrorBoundary }

export default function AdminNotFoundPage() {
  const { common } = useAdminTexts()
  const back = { to: inLanguage(useLanguage(), '/admin'), label: common.toOverview }
  return (
    <AdminPage title={common.noPage}>
      <AdminGone back={back} />
    </AdminPage>
  )
}
