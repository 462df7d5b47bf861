import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { askForPage } from '#shell/admin-ask.tsx'
import { PartDenied } from '#shell/admin-denied.tsx'
import { AdminPage } from '#shell/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#shell/admin-problem.tsx'
import { adminMeta } from '#shell/admin-title.ts'
import { getSettingsCall } from '../api.ts'
import type { Route } from './+types/settings.page.ts'
import { SettingsForm } from './settings-form.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => askForPage(getSettingsCall, {}, request.signal)

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ settings }) => settings.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function SettingsPage({ loaderData: found }: Route.ComponentProps) {
  const { settings } = useAdminTexts()
  if ('texts' in found) {
    return (
      <AdminPage title={settings.title} subtitle={settings.subtitle}>
        <SettingsForm key={found.updatedAt} record={found} />
      </AdminPage>
    )
  }
  if (found.code === 'NOT_ALLOWED') return <PartDenied />
  return (
    <AdminPage title={settings.title}>
      <AdminProblem title={settings.notLoaded} refusal={found} />
    </AdminPage>
  )
}
