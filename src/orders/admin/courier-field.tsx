import { type KeyboardEvent, useId, useRef } from 'react'
import { LONGEST_COURIER } from '#couriers/courier.ts'
import { isListed, nearName } from '#couriers/near-name.ts'
import { type Courier, useEveryCourier } from '#couriers/use-couriers.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import styles from './change.module.css'

interface CourierProps {
  courier: string
  onType: (courier: string) => void
  hint: string
  problem: string | undefined
  /** The dialog begins here. */
  isFirst: boolean
}

/** A name, then its number: Enter goes on to the next number that is missing. With none left, it sends. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const { form, value } = event.currentTarget
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || value.trim() === '') return
  const numbers = form?.querySelectorAll<HTMLInputElement>('input[name="trackingNumber"]') ?? []
  const missing = [...numbers].find((number) => number.value === '')
  if (!missing) return
  event.preventDefault()
  missing.focus()
}

/** Whom owners choose from; any other name may be typed. */
export function CourierField({ courier, onType, hint, problem, isFirst }: CourierProps) {
  const { parcel: texts } = useAdminTexts()
  const listId = useId()
  const part = useRef<HTMLDivElement>(null)
  const couriers = useEveryCourier()
  const offered = (couriers ?? []).filter(({ isActive }) => isActive).map(({ name }) => name)
  const take = (name: string): void => {
    onType(name)
    part.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={part}>
      <TextField
        label={texts.courier}
        optional={texts.optional}
        hint={hint}
        problem={problem}
        name="courier"
        list={listId}
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST_COURIER}
        data-first={isFirst || undefined}
        value={courier}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={goOn}
      />
      <datalist id={listId}>
        {offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <NotListed typed={courier} couriers={couriers} near={nearName(offered, courier)} onTake={take} />
    </div>
  )
}

interface NotListedProps {
  typed: string
  couriers: readonly Courier[] | null
  near: string | undefined
  onTake: (name: string) => void
}

/** A nephew may bring it: said, with the name that may be meant, and taken as it is typed. */
function NotListed({ typed, couriers, near, onTake }: NotListedProps) {
  const { parcel: texts } = useAdminTexts()
  const names = couriers?.map(({ name }) => name)
  const isUnknown = names !== undefined && typed.trim() !== '' && !isListed(names, typed)
  return (
    <div role="status" className={styles.notListed}>
      {isUnknown ? <span>{texts.courierUnknown}</span> : null}
      {isUnknown && near ? (
        <Button kind="quiet" onClick={() => onTake(near)}>
          {texts.courierMeant(near)}
        </Button>
      ) : null}
    </div>
  )
}
