import styles from '#back-office/form.module.css'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Product } from '../shop-product.ts'
import { changesBetween, type TypedProduct, typedFrom } from './product-form.ts'

interface StaleProps {
  /** What this page was opened with. */
  start: TypedProduct
  current: Product
  onSettle: (choice: 'mine' | 'theirs') => void
}

const LONGEST = 80

/** A text or a number as it is stored; what can't be said in a few words is only named. */
function shortened(value: unknown): string {
  if (typeof value !== 'string' || value === '') return ''
  return value.length > LONGEST ? `(${value.slice(0, LONGEST)}…)` : `(${value})`
}

export function StaleNotice({ start, current, onSettle }: StaleProps) {
  const { form } = useAdminTexts()
  const stored = typedFrom(current)
  const fields = changesBetween(start, stored)
  return (
    <Notice tone="error">
      <strong>{form.staleTitle}</strong>
      <span>{form.staleText}</span>
      <ul className={styles.list}>
        {fields.length > 0 ? (
          fields.map((field) => (
            <li key={field}>
              {form.fields[field]} <bdi>{shortened(stored[field])}</bdi>
            </li>
          ))
        ) : (
          <li>{form.staleNothing}</li>
        )}
      </ul>
      <div className={styles.buttons}>
        <Button kind="outline" onClick={() => onSettle('theirs')}>
          {form.staleReload}
        </Button>
        <Button onClick={() => onSettle('mine')}>{form.staleKeep}</Button>
      </div>
    </Notice>
  )
}
