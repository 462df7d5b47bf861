import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PartDenied } from '#back-office/admin-denied.tsx'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { AdminTable, Cell, faint, Row, rowLink } from '#back-office/list/admin-table.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { getSettingsCall } from '../api.ts'
import { SECTION_NAMES, type SectionName } from '../sections.ts'
import type { Route } from './+types/settings.page.ts'
import { LastChange } from './last-change.tsx'
import styles from './settings.module.css'
import type { SettingsRecord } from './settings-record.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readForPage(getSettingsCall, {}, request)

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ settings }) => settings.title, loaderData)

export { AdminErrorBoundary as ErrorBoundary }

/** All sections: what each decides, and who changed it last. */
export default function SettingsPage({ loaderData: answer }: Route.ComponentProps) {
  const { settings } = useAdminTexts()
  if ('texts' in answer)
    return (
      <AdminPage title={settings.title} subtitle={settings.subtitle}>
        <AdminTable
          label={settings.title}
          count={settings.count(SECTION_NAMES.length + 2)}
          columns={Object.values(settings.columns)}
        >
          {SECTION_NAMES.map((name) => (
            <SectionRow key={name} name={name} mark={answer.sections[name]} />
          ))}
          <FixedRow to="feeds" />
          <FixedRow to="health" />
        </AdminTable>
      </AdminPage>
    )
  if (answer.code === 'NOT_ALLOWED') return <PartDenied />
  return (
    <AdminPage title={settings.title}>
      <AdminProblem title={settings.notLoaded} refusal={answer} />
    </AdminPage>
  )
}

function SectionRow({ name, mark }: { name: SectionName; mark: SettingsRecord['sections'][SectionName] }) {
  const { settings } = useAdminTexts()
  return (
    <OneRow to={name} name={settings.sections[name]} what={settings.what[name]}>
      {mark ? <LastChange mark={mark} /> : settings.unchanged}
    </OneRow>
  )
}

/** Nothing is set there: it tells. */
function FixedRow({ to }: { to: 'feeds' | 'health' }) {
  const { settings } = useAdminTexts()
  return (
    <OneRow to={to} name={settings[to].title} what={settings[to].what}>
      {settings.feeds.fixed}
    </OneRow>
  )
}

function OneRow({ to, name, what, children }: { to: string; name: string; what: string; children: ReactNode }) {
  const { columns } = useAdminTexts().settings
  return (
    <Row look="dense">
      <Cell label={columns.section} kind="short">
        <Link className={`${rowLink} ${styles.name}`} to={inLanguage(useLanguage(), `/admin/settings/${to}`)}>
          {name}
        </Link>
      </Cell>
      <Cell label={columns.what}>{what}</Cell>
      <Cell label={columns.changed} kind="short">
        <span className={faint}>{children}</span>
      </Cell>
    </Row>
  )
}
