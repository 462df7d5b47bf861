import { useTexts } from '#i18n/use-texts.tsx'
import styles from './filters.module.css'

export interface ChoiceProps {
  /** One of several, or any of them. */
  type: 'radio' | 'checkbox'
  name: string
  value: string
  /** What it says. */
  children: string
  look: string | undefined
  isOn: boolean
  /** How many products it would show; unknown where they could not be loaded. */
  count?: number | undefined
  onPick: () => void
}

/** What would show nothing can't be chosen, but is not hidden; what is chosen stays so. */
export function FilterChoice({ type, name, value, children, look, isOn, count, onPick }: ChoiceProps) {
  const { listing } = useTexts('listing')
  return (
    <label className={`${styles.choice} ${look}`}>
      <input
        className="over-its-label"
        type={type}
        name={name}
        value={value}
        checked={isOn}
        disabled={count === 0 && !isOn}
        onChange={onPick}
      />
      <span>{children}</span>
      {count === undefined ? null : (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{listing.productCount(count)}</span>
        </span>
      )}
    </label>
  )
}
