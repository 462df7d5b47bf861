import { AdminPage, TwoColumns } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Route } from './+types/notifications.page.ts'
import { getNotificationsCall } from './api.ts'
import { BrowserAlerts } from './browser-alerts.tsx'
import { ChoiceForm } from './choice-form.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readForPage(getNotificationsCall, {}, request)

export const meta: Route.MetaFunction = ({ location }) =>
  adminMeta(location, ({ notifications }) => notifications.title)

export { AdminErrorBoundary as ErrorBoundary }

/** How whoever is signed in hears of what happens, without looking. */
export default function NotificationsPage({ loaderData: answer }: Route.ComponentProps) {
  const { notifications: texts } = useAdminTexts()
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle}>
      {'notifications' in answer ? (
        <TwoColumns main={<ChoiceForm stored={answer.notifications} />} side={<BrowserAlerts />} />
      ) : (
        <AdminProblem title={texts.failed} refusal={answer} />
      )}
    </AdminPage>
  )
}
