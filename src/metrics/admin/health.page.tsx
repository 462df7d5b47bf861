import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PartDenied } from '#back-office/admin-denied.tsx'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { AdminTable, Cell, Row, stack } from '#back-office/list/admin-table.tsx'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage, type Language } from '#lib/language.ts'
import { Badge, type Tone } from '#ui/badge.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { AlertIcon } from '#ui/more-icons.tsx'
import { type CONDITIONS, getHealthCall } from '../api.ts'
import type { Route } from './+types/health.page.ts'
import styles from './health.module.css'

type Health = Answer<typeof getHealthCall>
type Words = AdminTexts['settings']['health']
type Condition = (typeof CONDITIONS)[number]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readForPage(getHealthCall, {}, request)

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ settings }) => `${settings.health.title} · ${settings.title}`, loaderData)

export { AdminErrorBoundary as ErrorBoundary }

const TONES: Record<Condition, Tone> = { good: 'success', look: 'warning', bad: 'danger' }

interface Part {
  name: keyof Words['parts']
  state: Condition
  lines: ReactNode[]
}

/** Each part of the shop: how it is, and what says so. */
export default function HealthPage({ loaderData: answer }: Route.ComponentProps) {
  const { settings } = useAdminTexts()
  const language = useLanguage()
  const words = settings.health
  const back = { to: inLanguage(language, '/admin/settings'), label: settings.back }
  if ('startedAt' in answer) {
    const parts = partsOf(answer, words, language)
    const odd = parts.filter(({ state }) => state !== 'good').length
    const started = words.startedAt(momentText(answer.startedAt, language))
    return (
      <AdminPage title={words.title} subtitle={started} back={back}>
        <AdminTable label={words.title} count={words.odd(odd)} columns={Object.values(words.columns)}>
          {parts.map((part) => (
            <PartRow key={part.name} part={part} />
          ))}
        </AdminTable>
      </AdminPage>
    )
  }
  if (answer.code === 'NOT_ALLOWED') return <PartDenied />
  return (
    <AdminPage title={words.title} back={back}>
      <AdminProblem title={words.notLoaded} refusal={answer} />
    </AdminPage>
  )
}

function partsOf(health: Health, words: Words, language: Language): Part[] {
  const { mail, work, cards, attention, disk, database, backup, pages } = health
  const moment = (at: string | null, phrase: (at: string) => string, never: string): string =>
    at ? phrase(momentText(at, language)) : never
  const waiting = ({ due, oldest, failed, failure }: Health['work']): string[] => [
    due > 0 ? words.waiting(due, Math.ceil(oldest / 60)) : words.nothingWaits,
    ...(failed > 0 ? [words.failed(failed)] : []),
    ...(failure ? [failure] : []),
  ]
  const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1)
  const toOrders = (
    <Link key="orders" to={inLanguage(language, '/admin/orders?view=attention')}>
      {words.attention(attention.orders)}
    </Link>
  )
  return [
    {
      name: 'mail',
      state: mail.state,
      lines: [...waiting(mail), moment(mail.lastSentAt, words.lastMail, words.noMail)],
    },
    { name: 'work', state: work.state, lines: waiting(work) },
    ...(cards ? [cardsPart(cards, words, moment(cards.heardAt, words.heardAt, words.neverHeard))] : []),
    { name: 'attention', state: attention.state, lines: [attention.orders > 0 ? toOrders : words.noAttention] },
    { name: 'disk', state: disk.state, lines: [words.free(gigabytes(disk.free))] },
    {
      name: 'database',
      state: database.state,
      lines: [words.database(Math.ceil(database.bytes / 1e6), Math.max(1, database.answeredIn))],
    },
    {
      name: 'backup',
      state: backup.state,
      lines: [
        ...(backup.isKnown ? [] : [words.backupAway]),
        ...(backup.lastAt || backup.isKnown ? [moment(backup.lastAt, words.lastBackup, words.noBackup)] : []),
      ],
    },
    { name: 'pages', state: pages.state, lines: [words.broken(pages.script), words.stopped(pages.policy)] },
  ]
}

function cardsPart({ state, unsigned, mismatched }: NonNullable<Health['cards']>, words: Words, heard: string): Part {
  const odd = [
    ...(unsigned > 0 ? [words.unsigned(unsigned)] : []),
    ...(mismatched > 0 ? [words.mismatched(mismatched)] : []),
  ]
  return { name: 'cards', state, lines: [heard, ...odd] }
}

function PartRow({ part: { name, state, lines } }: { part: Part }) {
  const { columns, parts, states, advice } = useAdminTexts().settings.health
  return (
    <Row>
      <Cell label={columns.part} kind="short">
        <strong>{parts[name]}</strong>
      </Cell>
      <Cell label={columns.state} kind="short">
        <Badge tone={TONES[state]}>
          <span className={styles.sign}>
            {state === 'good' ? <CheckIcon /> : <AlertIcon />}
            {states[state]}
          </span>
        </Badge>
      </Cell>
      <Cell label={columns.details}>
        <div className={stack}>
          {lines.map((line) => (
            <span key={typeof line === 'string' ? line : name} dir="auto">
              {line}
            </span>
          ))}
          {state === 'good' ? null : <span>{advice[name]}</span>}
        </div>
      </Cell>
    </Row>
  )
}
