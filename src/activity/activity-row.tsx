import { Fragment } from 'react'
import { Link } from 'react-router'
import { timeWords } from '#back-office/day-words.ts'
import { Cell, faint, Row, rowLink, stack } from '#back-office/list/admin-table.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { languageOfText } from '#reviews/review.ts'
import { sectionOf } from '#settings/sections.ts'
import { governorate } from '#shipping/governorates.ts'
import styles from './activity.module.css'
import { changesBetween, type FieldChange } from './activity.ts'
import type { ActivityEntry } from './api.ts'
import { FieldChanged } from './field-changed.tsx'

export function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const { activity } = useAdminTexts()
  const language = useLanguage()
  const { columns } = activity
  const changes = changesBetween(entry.before, entry.after)
  return (
    <Row>
      <Cell label={columns.when} kind="short">
        <time dateTime={entry.at}>{timeWords(entry.at, language)}</time>
      </Cell>
      <Cell label={columns.who}>
        <bdi lang={languageOfText(entry.actor.full_name)}>{entry.actor.full_name}</bdi>
      </Cell>
      <Cell label={columns.what}>
        <span className={stack}>
          <Label entry={entry} changes={changes} />
          <span className={faint}>{activity.what(activity.subjects[entry.subject], activity.kinds[entry.kind])}</span>
        </span>
      </Cell>
      <Cell label={columns.change}>
        {changes.length === 0 ? (
          <span className={faint}>{activity.parts}</span>
        ) : (
          <ul className={styles.changes}>
            {changes.map((change) => (
              <FieldChanged key={change.field} entry={entry} change={change} />
            ))}
          </ul>
        )}
      </Cell>
    </Row>
  )
}

/** What it was called; of the settings, the sections that were changed. */
function Label({ entry, changes }: { entry: ActivityEntry; changes: readonly FieldChange[] }) {
  const { settings, common } = useAdminTexts()
  const language = useLanguage()
  if (entry.subject === 'settings') {
    const sections = new Set(changes.flatMap(({ field }) => sectionOf(field) ?? []))
    return [...sections].map((section, at) => (
      <Fragment key={section}>
        {at > 0 ? common.list : null}
        <Link className={rowLink} to={inLanguage(language, `/admin/settings/${section}`)}>
          {settings.sections[section]}
        </Link>
      </Fragment>
    ))
  }
  const place = entry.subject === 'shipping fee' ? governorate(entry.label) : undefined
  const name = place ? inWords(language, place.name, place.nameAr) : entry.label
  const to = pageOf(entry)
  if (name === '') return null
  const called = <bdi lang={languageOfText(name)}>{name}</bdi>
  return to ? (
    <Link className={rowLink} to={inLanguage(language, to)}>
      {called}
    </Link>
  ) : (
    called
  )
}

const PAGES: Partial<Record<ActivityEntry['subject'], string>> = {
  product: 'products',
  stock: 'products',
  order: 'orders',
  payment: 'orders',
  refund: 'orders',
  'promo code': 'promo-codes',
  gallery: 'gallery',
  'customer note': 'customers',
  'pre-order': 'pre-orders',
}

/** Where it can be looked at as it is now. */
function pageOf({ subject, subjectId, kind }: ActivityEntry): string | null {
  const page = PAGES[subject]
  return page === undefined || kind === 'removed' ? null : `/admin/${page}/${subjectId}`
}
