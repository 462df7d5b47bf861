import { Fragment } from 'react'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { priceText } from '#lib/money.ts'
import { languageOfText } from '#reviews/review.ts'
import { useFieldName } from '#settings/admin/use-field-name.tsx'
import { governorate } from '#shipping/governorates.ts'
import styles from './activity.module.css'
import { type FieldChange, inOrder, shapeOf } from './activity.ts'
import type { ActivityEntry } from './api.ts'
import { differing, listChange } from './differing.ts'

/** One field, as it was and as it is; of what is long, what differs. */
export function FieldChanged({ entry, change }: { entry: ActivityEntry; change: FieldChange }) {
  const { activity } = useAdminTexts()
  const nameOf = useNameOf()
  return (
    <li>
      <span className={styles.field}>{activity.field(nameOf(entry, change.field))}</span>{' '}
      <Sides entry={entry} change={change} />
    </li>
  )
}

/** Settings are called as in their form. */
function useNameOf() {
  const { activity } = useAdminTexts()
  const settingName = useFieldName()
  const names: Record<string, string> = activity.fields
  return ({ subject }: ActivityEntry, field: string): string => {
    if (subject !== 'settings') return names[field] ?? field
    return settingName(field.startsWith('texts.') ? field : `settings.${field}`)
  }
}

function Sides({ entry, change: { field, before, after } }: { entry: ActivityEntry; change: FieldChange }) {
  const { activity } = useAdminTexts()
  const value = (shown: unknown) => <Value entry={entry} field={field} value={shown} />
  const isUntold = [before, after].some((side) => shapeOf(entry.subject, field, side) === 'parts')
  if (isUntold) return activity.changed
  if (entry.kind !== 'changed') return value(after ?? before)
  const list = Array.isArray(before) && Array.isArray(after) ? listChange(before, after) : null
  const [was, is] = typeof before === 'string' && typeof after === 'string' ? differing(before, after) : [before, after]
  if (!list)
    return (
      <>
        <del className={`${styles.before} ${styles.turned}`}>{value(was)}</del> {value(is)}
      </>
    )
  return (
    <>
      {list.gone.length > 0 ? (
        <>
          {activity.gone} <del className={styles.before}>{value(list.gone)}</del>{' '}
        </>
      ) : null}
      {list.come.length > 0 ? (
        <>
          {activity.come} {value(list.come)}
        </>
      ) : null}
    </>
  )
}

interface ValueProps {
  entry: ActivityEntry
  field: string
  value: unknown
}

function Value({ entry: { subject }, field, value }: ValueProps) {
  const { activity } = useAdminTexts()
  const language = useLanguage()
  const wordsOf = useWordsOf(subject)
  switch (shapeOf(subject, field, value)) {
    case 'nothing':
    case 'parts':
      return activity.nothing
    case 'amount':
      return <bdi>{priceText(Number(value), language)}</bdi>
    case 'percent':
      return <bdi dir="ltr">{activity.percent(String(value))}</bdi>
    case 'instant':
      return momentText(String(value), language)
    case 'list':
      return <Words texts={listOf(value).map((each) => wordsOf(field, each))} />
    case 'switch':
    case 'text':
      return <Words texts={[wordsOf(field, value)]} />
  }
}

/** Each by itself, so that no figure at the end of one is read with the next. */
const Words = ({ texts }: { texts: readonly string[] }) => {
  const { list } = useAdminTexts().activity
  return (
    <bdi className={styles.value} lang={languageOfText(texts.join(' '))}>
      {texts.map((text, at) => (
        <Fragment key={text}>
          {at > 0 ? list : null}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </bdi>
  )
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A group of words, or a link with its name. */
function itemText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' && value !== null
    ? inOrder(value)
        .map(([, part]) => part)
        .join(' ')
    : String(value)
}

/** What the tables call a thing, as people say it; what somebody typed stays as it is. */
function useWordsOf(subject: ActivityEntry['subject']) {
  const { activity, settings } = useAdminTexts()
  const { categories } = useTexts().shop.products
  const language = useLanguage()
  return (field: string, value: unknown): string => {
    const text = itemText(value)
    const place = field === 'governorateId' ? governorate(text) : undefined
    if (place) return inWords(language, place.name, place.nameAr)
    const ofSettings = subject === 'settings' ? settings.cashAnswers : {}
    const words: Record<string, string> = { ...activity.values, ...categories, ...ofSettings }
    return words[text] ?? text
  }
}
