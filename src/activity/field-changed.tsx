import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { priceText } from '#lib/money.ts'
import { languageOfText } from '#reviews/review.ts'
import { governorate } from '#shipping/governorates.ts'
import styles from './activity.module.css'
import { type FieldChange, shapeOf } from './activity.ts'
import type { ActivityEntry } from './api.ts'

/** One field, as it was and as it is. */
export function FieldChanged({ entry, change }: { entry: ActivityEntry; change: FieldChange }) {
  const { activity } = useAdminTexts()
  const names: Record<string, string> = activity.fields
  const { field, before, after } = change
  const hasParts = [before, after].some((value) => shapeOf(entry.subject, field, value) === 'parts')
  return (
    <li>
      <span className={styles.field}>{activity.field(names[field] ?? field)}</span>{' '}
      {hasParts ? (
        activity.changed
      ) : (
        <>
          {entry.kind === 'changed' ? (
            <>
              <del className={styles.before}>
                <Value entry={entry} field={field} value={before} />
              </del>{' '}
            </>
          ) : null}
          <Value entry={entry} field={field} value={entry.kind === 'removed' ? before : after} />
        </>
      )}
    </li>
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
  const wordsOf = useWordsOf()
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
      return (
        <Words
          text={listOf(value)
            .map((each) => wordsOf(field, each))
            .join(activity.list)}
        />
      )
    case 'switch':
    case 'text':
      return <Words text={wordsOf(field, value)} />
  }
}

const Words = ({ text }: { text: string }) => (
  <bdi className={styles.value} lang={languageOfText(text)}>
    {text}
  </bdi>
)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What the tables call a thing, as people say it; what somebody typed stays as it is. */
function useWordsOf() {
  const { activity } = useAdminTexts()
  const { categories } = useTexts().shop.products
  const language = useLanguage()
  return (field: string, value: unknown): string => {
    const text = Array.isArray(value) ? value.join(', ') : String(value)
    const place = field === 'governorateId' ? governorate(text) : undefined
    if (place) return inWords(language, place.name, place.nameAr)
    const words: Record<string, string> = { ...activity.values, ...categories }
    return words[text] ?? text
  }
}
