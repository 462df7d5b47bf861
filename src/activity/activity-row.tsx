import { Fragment } from 'react'
import { Link } from 'react-router'
import { timeWords } from '#back-office/day-words.ts'
import { Cell, faint, Row, rowLink, stack } from '#back-office/list/admin-table.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { languageOfText } from '#reviews/review.ts'
import { sectionOf } from '#settings/sections.ts'
import { governorate } from '#shipping/governorates.ts'
import styles from './activity.module.css'
import { calledNow, changesBetween, type FieldChange, readIn } from './activity.ts'
import type { ActivityEntry } from './api.ts'
import { FieldChanged } from './field-changed.tsx'

export function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const { activity, staff } = useAdminTexts()
  const language = useLanguage()
  const { columns } = activity
  const who = staff.member(entry.actor.full_name)
  const changes = readIn(language, changesBetween(entry.before, entry.after)).filter(
    (change) => !isItsName(entry.kind, inWords(language, entry.label, entry.labelAr), change),
  )
  const subject = useSubject(entry)
  return (
    <Row look="told">
      <Cell label={columns.when} kind="short">
        <time dateTime={entry.at}>{timeWords(entry.at, language)}</time>
      </Cell>
      <Cell label={columns.who}>
        <bdi lang={languageOfText(who)}>{who}</bdi>
      </Cell>
      <Cell label={columns.what}>
        <span className={stack}>
          <Label entry={entry} changes={changes} />
          <span className={faint}>{activity.what(subject, activity.kinds[entry.kind])}</span>
        </span>
      </Cell>
      <Cell label={columns.change}>
        {changes.length === 0 && entry.kind === 'changed' ? (
          <span className={faint}>{activity.parts}</span>
        ) : (
          <Changes entry={entry} changes={changes} />
        )}
      </Cell>
    </Row>
  )
}

/** What came or went is called by it already. */
const isItsName = (kind: ActivityEntry['kind'], called: string, { before, after }: FieldChange): boolean =>
  kind !== 'changed' && String(after ?? before) === called

/** Beyond these, what else came along is folded away. */
const SHOWN = 3

function Changes({ entry, changes }: LabelProps) {
  const { activity } = useAdminTexts()
  const shown = changes.length > SHOWN + 1 ? SHOWN : changes.length
  const [first, rest] = [changes.slice(0, shown), changes.slice(shown)]
  const list = (part: readonly FieldChange[]) => (
    <ul className={styles.changes}>
      {part.map((change) => (
        <FieldChanged key={change.field} entry={entry} change={change} />
      ))}
    </ul>
  )
  return (
    <>
      {list(first)}
      {rest.length > 0 ? (
        <details className={styles.rest}>
          <summary>{activity.more(rest.length)}</summary>
          {list(rest)}
        </details>
      ) : null}
    </>
  )
}

/** A return is told of its order, under its own code. */
function useSubject({ subject, label }: ActivityEntry): string {
  const { activity } = useAdminTexts()
  return subject === 'order' && /-R\d+$/.test(label) ? activity.fields.return : activity.subjects[subject]
}

interface LabelProps {
  entry: ActivityEntry
  changes: readonly FieldChange[]
}

/** What it was called; of the settings, the sections that were changed. */
function Label({ entry, changes }: LabelProps) {
  const { activity, settings, common } = useAdminTexts()
  const { oneSize } = useTexts().shop.products
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
  const numbered = /^\d+$/.test(entry.label)
    ? `${activity.subjects[entry.subject]} ${entry.label}`
    : calledNow(inWords(language, entry.label, entry.labelAr), entry.isOneSize, oneSize)
  const name = place ? inWords(language, place.name, place.nameAr) : numbered
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
