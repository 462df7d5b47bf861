import { type KeyboardEvent, useState } from 'react'
import { westernDigits } from '#lib/digits.ts'
import { MinusIcon, PlusIcon, TrashIcon } from './icons.tsx'
import styles from './quantity-stepper.module.css'

interface StepperProps {
  value: number
  max: number
  onChange: (quantity: number) => void
  /** More than `max` was asked for; without it, `max` is taken. */
  onTooMany?: ((quantity: number) => void) | undefined
  labels: { quantity: string; decrease: string; increase: string; remove?: string }
  minusAtOne?: 'stop' | 'remove'
  busy?: boolean
}

export function QuantityStepper(props: StepperProps) {
  const { value, max, onChange, onTooMany, labels, minusAtOne = 'stop', busy = false } = props
  const removes = value <= 1 && minusAtOne === 'remove'
  const isLeast = value <= 1 && !removes

  const want = (quantity: number): void => {
    if (quantity <= max) onChange(quantity)
    else if (onTooMany) onTooMany(quantity)
    else if (value !== max) onChange(max)
  }

  return (
    <div className={styles.stepper} aria-busy={busy || undefined}>
      <button
        type="button"
        className={styles.step}
        aria-label={removes ? (labels.remove ?? labels.decrease) : labels.decrease}
        aria-disabled={isLeast || undefined}
        onClick={() => isLeast || want(value - 1)}
      >
        {removes ? <TrashIcon /> : <MinusIcon />}
      </button>
      <TypedQuantity value={value} least={minusAtOne === 'remove' ? 0 : 1} label={labels.quantity} onTyped={want} />
      <button
        type="button"
        className={styles.step}
        aria-label={labels.increase}
        aria-disabled={value >= max || undefined}
        onClick={() => want(value + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  )
}

interface TypedProps {
  value: number
  least: number
  label: string
  onTyped: (quantity: number) => void
}

function TypedQuantity({ value, least, label, onTyped }: TypedProps) {
  /** Only while it is being typed: otherwise the field shows what holds. */
  const [typed, setTyped] = useState<string | null>(null)

  const finish = (): void => {
    const quantity = Number.parseInt(westernDigits(typed ?? ''), 10)
    setTyped(null)
    if (quantity >= least && quantity !== value) onTyped(quantity)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    finish()
  }

  return (
    <input
      className={styles.quantity}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={3}
      aria-label={label}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  )
}
