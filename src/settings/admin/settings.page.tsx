import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PartDenied } from '#back-office/admin-denied.tsx'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { faint, rowLink } from '#back-office/list/admin-table.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import { getSettingsCall } from '../api.ts'
import { SECTION_NAMES, type SectionName } from '../sections.ts'
import type { Route } from './+types/settings.page.ts'
import { LastChange } from './last-change.tsx'
import { SectionNow } from './section-now.tsx'
import styles from './settings.module.css'
import type { SettingsRecord } from './settings-record.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readForPage(getSettingsCall, {}, request)

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ settings }) => settings.title, loaderData)

export { AdminErrorBoundary as ErrorBoundary }

/** All sections: what each decides, what it says now, and who changed it last. */
export default function SettingsPage({ loaderData: answer }: Route.ComponentProps) {
  const { settings } = useAdminTexts()
  if ('texts' in answer)
    return (
      <AdminPage title={settings.title} subtitle={settings.subtitle}>
        <ul className={styles.sections}>
          {SECTION_NAMES.map((name) => (
            <SectionRow key={name} name={name} record={answer} />
          ))}
          <OneRow to="feeds" name={settings.feeds.title} what={settings.feeds.what} />
          <OneRow to="health" name={settings.health.title} what={settings.health.what} />
        </ul>
      </AdminPage>
    )
  if (answer.code === 'NOT_ALLOWED') return <PartDenied />
  return (
    <AdminPage title={settings.title}>
      <AdminProblem title={settings.notLoaded} refusal={answer} />
    </AdminPage>
  )
}

function SectionRow({ name, record }: { name: SectionName; record: SettingsRecord }) {
  const { settings } = useAdminTexts()
  const mark = record.sections[name]
  return (
    <OneRow to={name} name={settings.sections[name]} what={settings.what[name]}>
      <SectionNow section={name} record={record} />
      {mark ? (
        <p className={faint}>
          <LastChange mark={mark} />
        </p>
      ) : null}
    </OneRow>
  )
}

interface OneRowProps {
  to: string
  name: string
  what: string
  children?: ReactNode
}

/** The whole row leads to its section. */
const OneRow = ({ to, name, what, children }: OneRowProps) => (
  <li className={styles.section}>
    <Link className={rowLink} to={inLanguage(useLanguage(), `/admin/settings/${to}`)}>
      {name}
    </Link>
    <div className={styles.said}>
      <p className={styles.hint}>{what}</p>
      {children}
    </div>
    <ChevronIcon />
  </li>
)
