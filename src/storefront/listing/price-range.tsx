import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { TextField } from '#ui/field.tsx'
import styles from './filters.module.css'
import { lowerBound, pricesChosen, typedAmount, upperBound } from './filters.ts'
import type { FilterProps } from './use-filters.tsx'

interface ThumbProps {
  label: string
  value: number
  top: number
  onMove: (value: number) => void
  onRelease: () => void
}

function Thumb({ label, value, top, onMove, onRelease }: ThumbProps) {
  const language = useLanguage()
  // React calls back while the thumb moves; the browser's own event waits until it is let go.
  const released = (input: HTMLInputElement | null) => {
    input?.addEventListener('change', onRelease)
    return () => input?.removeEventListener('change', onRelease)
  }
  return (
    <input
      ref={released}
      type="range"
      min={0}
      max={top}
      value={value}
      aria-label={label}
      aria-valuetext={priceText(fromPounds(value), language)}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
    />
  )
}

interface Ends {
  min: string
  max: string
}

const boundsOf = ({ min, max }: Ends, top: number) => {
  const upper = upperBound(typedAmount(max) ?? top, 0, top)
  return { lower: lowerBound(typedAmount(min) ?? 0, upper), upper }
}

const hidden = (label: string) => <span className="visually-hidden">{label}</span>

/** Two thumbs and two fields for the same two prices: a screen reader on a phone may not move thumbs. */
export function PriceRange({ chosen, top }: FilterProps) {
  const { listing } = useTexts('listing')
  const { min, max } = chosen.filters
  const filterEnds: Ends = { min: String(min), max: String(Math.min(max ?? top, top)) }
  const [draft, setDraft] = useState<Ends & { of: string }>()
  const of = `${min}-${max}`
  const ends = draft?.of === of ? draft : filterEnds
  const { lower, upper } = boundsOf(ends, top)
  const track = useRef<HTMLDivElement>(null)

  // The page's policy allows no style attribute; a script may still set a property.
  useEffect(() => {
    track.current?.style.setProperty('--lower', String(lower / top))
    track.current?.style.setProperty('--upper', String(upper / top))
  }, [lower, upper, top])

  const draw = (change: Partial<Ends>): void => setDraft({ ...ends, ...change, of })
  const type = (event: ChangeEvent<HTMLInputElement>): void =>
    draw({ [event.currentTarget.name]: event.currentTarget.value })
  const finish = (): void => {
    draw({ min: String(lower), max: String(upper) })
    chosen.chooseAtRest(pricesChosen(lower, upper, top))
  }
  const field = { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr', onChange: type, onBlur: finish } as const

  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{listing.price}</legend>
      <div className={styles.fields}>
        <TextField label={hidden(listing.lowest)} name="min" value={ends.min} {...field} />
        <TextField label={hidden(listing.highest)} name="max" value={ends.max} {...field} />
      </div>
      <div ref={track} className={styles.track}>
        <Thumb
          label={listing.lowestThumb}
          value={lower}
          top={top}
          onMove={(value) => draw({ min: String(lowerBound(value, upper)) })}
          onRelease={finish}
        />
        <Thumb
          label={listing.highestThumb}
          value={upper}
          top={top}
          onMove={(value) => draw({ max: String(upperBound(value, lower, top)) })}
          onRelease={finish}
        />
      </div>
    </fieldset>
  )
}
