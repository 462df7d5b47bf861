import { useState } from 'react'
import { PartDenied } from '#back-office/admin-denied.tsx'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { getSettingsCall } from '../api.ts'
import type { Route } from './+types/settings.page.ts'
import { SettingsForm } from './settings-form.tsx'
import type { SettingsRecord } from './settings-record.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readForPage(getSettingsCall, {}, request)

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ settings }) => settings.title)

export { AdminErrorBoundary as ErrorBoundary }

export default function SettingsPage({ loaderData: answer }: Route.ComponentProps) {
  const { settings } = useAdminTexts()
  const [saved, setSaved] = useState<SettingsRecord | null>(null)
  if ('texts' in answer) {
    // What was saved here is what is stored, whether or not it could be read again.
    const record = saved && (saved.updatedAt ?? '') > (answer.updatedAt ?? '') ? saved : answer
    return (
      <AdminPage title={settings.title} subtitle={settings.subtitle}>
        <SettingsForm key={record.updatedAt} record={record} onSaved={setSaved} />
      </AdminPage>
    )
  }
  if (answer.code === 'NOT_ALLOWED') return <PartDenied />
  return (
    <AdminPage title={settings.title}>
      <AdminProblem title={settings.notLoaded} refusal={answer} />
    </AdminPage>
  )
}
