import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Code } from '#ui/code.tsx'
import { TextField } from '#ui/field.tsx'
import { shortId } from '../order.ts'
import { LONGEST_NUMBER, type Parcel, parcelProblems } from '../tending/courier.ts'
import { customerOf, type ListedOrder } from './admin-order.ts'
import styles from './change.module.css'
import { CourierField } from './courier-field.tsx'
import { lastCourier, rememberCourier } from './last-courier.ts'
import { asSent, storedParcel } from './parcel-fields.tsx'
import type { ManyDialogProps } from './use-bulk.tsx'

/** A scanner ends what it read with Enter: on to the next one, at last to the button. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const fields = [...(event.currentTarget.form?.elements ?? [])]
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  if (next instanceof HTMLElement) next.focus()
}

/** One courier for all that have none named yet, and a number for each if they are known; both may stay empty. */
export function ShipMany({ orders, bulk, isOpen, onClose }: ManyDialogProps) {
  const { bulk: texts, parcel: words } = useAdminTexts()
  const [courier, setCourier] = useState(lastCourier)
  const [numbers, setNumbers] = useState<Record<string, string>>({})
  const [isTried, setTried] = useState(false)
  const parcelOf = ({ id }: ListedOrder): Parcel => asSent({ courier, trackingNumber: numbers[id] ?? '' })
  const unnamed = orders.filter(({ parcel }) => parcel === null)
  const problems = unnamed.map((order) => parcelProblems(parcelOf(order)))
  const isMissing = isTried && problems.some((problem) => problem.courier)

  const send = (): void => {
    setTried(true)
    if (problems.some((problem) => Object.keys(problem).length > 0)) return
    rememberCourier(courier.trim())
    void bulk.take('ship', orders, {
      onSettled: onClose,
      parcelOf: (order) => (order.parcel ? undefined : { ...parcelOf(order), seen: storedParcel(order) }),
    })
  }
  return (
    <ManyDialog
      many={bulk}
      title={texts.shipMany(orders.length)}
      confirm={texts.shipMany(orders.length)}
      onConfirm={send}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.body}>
        {unnamed.length > 0 ? (
          <CourierField
            courier={courier}
            onType={setCourier}
            hint={texts.courierHint}
            problem={isMissing ? words.problems.courierRequired : undefined}
            isFirst={courier === ''}
          />
        ) : null}
        <ul className={styles.numbers}>
          {orders.map((order) => (
            <Row key={order.id} order={order}>
              <NumberField
                id={shortId(order.id)}
                number={numbers[order.id] ?? ''}
                isWrong={isTried && parcelProblems(parcelOf(order)).trackingNumber !== undefined}
                isFirst={courier !== ''}
                onType={(number) => setNumbers({ ...numbers, [order.id]: number })}
              />
            </Row>
          ))}
        </ul>
      </div>
    </ManyDialog>
  )
}

/** What names its courier already keeps it. */
const Row = ({ order, children }: { order: ListedOrder; children: ReactNode }) => (
  <li>
    <Code>{shortId(order.id)}</Code>
    <span>
      <bdi>{customerOf(order)}</bdi>
    </span>
    {order.parcel ? (
      <span>
        <bdi>{order.parcel.courier}</bdi> <Code>{order.parcel.trackingNumber}</Code>
      </span>
    ) : (
      children
    )}
  </li>
)

interface NumberProps {
  id: string
  number: string
  isWrong: boolean
  isFirst: boolean
  onType: (number: string) => void
}

function NumberField({ id, number, isWrong, isFirst, onType }: NumberProps) {
  const { bulk: texts, parcel: words } = useAdminTexts()
  return (
    <TextField
      label={<span className="visually-hidden">{texts.numberOf(id)}</span>}
      problem={isWrong ? words.problems.trackingNumberShape : undefined}
      name="trackingNumber"
      placeholder={words.number}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      maxLength={LONGEST_NUMBER}
      data-first={isFirst || undefined}
      value={number}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={goOn}
    />
  )
}
