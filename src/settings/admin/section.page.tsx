import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { PartDenied } from '#back-office/admin-denied.tsx'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminGone, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { getSettingsCall } from '../api.ts'
import { SECTION_NAMES, type SectionName } from '../sections.ts'
import type { Route } from './+types/section.page.ts'
import { LastChange } from './last-change.tsx'
import { SectionEditor } from './section-editor.tsx'

const sectionIn = (name: string): SectionName | undefined => SECTION_NAMES.find((each) => each === name)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readForPage(getSettingsCall, {}, request)

export const meta: Route.MetaFunction = ({ location, params, loaderData }) => {
  const section = sectionIn(params.section)
  const titleIn = ({ settings }: AdminTexts): string =>
    section ? `${settings.sections[section]} · ${settings.title}` : settings.title
  return adminMeta(location, titleIn, loaderData)
}

export { AdminErrorBoundary as ErrorBoundary }

export default function SectionPage({ loaderData: answer, params }: Route.ComponentProps) {
  const { settings } = useAdminTexts()
  const back = { to: inLanguage(useLanguage(), '/admin/settings'), label: settings.back }
  const { revalidate } = useRevalidator()
  // Who saved it, and what other pages say of the shop.
  const readAgain = useCallback(() => void revalidate(), [revalidate])
  const section = sectionIn(params.section)
  if ('code' in answer && answer.code === 'NOT_ALLOWED') return <PartDenied />
  if (!section)
    return (
      <AdminPage title={settings.title} back={back}>
        <AdminGone back={back} />
      </AdminPage>
    )
  if ('code' in answer)
    return (
      <AdminPage title={settings.sections[section]} back={back}>
        <AdminProblem title={settings.notLoaded} refusal={answer} />
      </AdminPage>
    )
  const mark = answer.sections[section]
  return (
    <AdminPage
      title={settings.sections[section]}
      subtitle={mark ? <LastChange mark={mark} /> : settings.what[section]}
      back={back}
    >
      <SectionEditor key={section} section={section} record={answer} onSaved={readAgain} />
    </AdminPage>
  )
}
