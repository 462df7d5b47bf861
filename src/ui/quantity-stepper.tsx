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
  /** What is typed below it is no quantity, and is not taken. */
  least?: number
  name?: string
  busy?: boolean
}

export function QuantityStepper(props: StepperProps) {
  const { value, max, onChange, onTooMany, labels, minusAtOne = 'stop', busy = false, name } = props
  const { least = minusAtOne === 'remove' ? 0 : 1 } = props
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
      <TypedQuantity name={name} value={value} least={least} label={labels.quantity} onTyped={want} />
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
  name: string | undefined
  value: number
  least: number
  label: string
  onTyped: (quantity: number) => void
}

function TypedQuantity({ name, value, least, label, onTyped }: TypedProps) {
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
      name={name}
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
