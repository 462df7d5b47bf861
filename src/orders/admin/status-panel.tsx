import { useState } from 'react'
import { Panel } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { HeldNote, waitsForWord } from '../cash/confirm-panel.tsx'
import { type OrderStatus, STATUSES } from '../order.ts'
import type { AdminOrder } from './admin-order.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import styles from './change.module.css'
import { ChangeDialog } from './change-dialog.tsx'
import { RefusedAtDoor } from './refuse-dialog.tsx'
import { choicesFor, type NextStep, nextSteps } from './status-change.ts'
import { UndoLine } from './undo-line.tsx'

const STEP_STATUS = { ship: 'shipped', deliver: 'delivered' } as const satisfies Partial<Record<NextStep, OrderStatus>>

export function StatusPanel({ order }: { order: AdminOrder }) {
  const { change, approve } = useAdminTexts()
  const [nextStatus, setNextStatus] = useState<OrderStatus | null>(null)
  const [isApproving, setApproving] = useState(false)
  return (
    <Panel title={change.title}>
      <UndoLine order={order} />
      <HeldNote order={order} />
      <div className={styles.steps}>
        {nextSteps(order).map((step, at) => (
          <Button
            key={step}
            kind={at === 0 && !waitsForWord(order) ? 'solid' : 'outline'}
            onClick={() => (step === 'approve' ? setApproving(true) : setNextStatus(STEP_STATUS[step]))}
          >
            {step === 'approve' ? approve.action : change[step]}
          </Button>
        ))}
        <RefusedAtDoor order={order} />
        <OtherStatus order={order} onAsk={setNextStatus} />
      </div>
      <ApproveDialog order={order} isOpen={isApproving} onClose={() => setApproving(false)} />
      <ChangeDialog
        key={nextStatus}
        order={order}
        nextStatus={nextStatus}
        onClose={() => setNextStatus(null)}
        onDone={() => setNextStatus(null)}
      />
    </Panel>
  )
}

function OtherStatus({ order, onAsk }: { order: AdminOrder; onAsk: (status: OrderStatus) => void }) {
  const { change, statuses } = useAdminTexts()
  const [chosen, setChosen] = useState<OrderStatus | undefined>()
  const choices = choicesFor(order)
  const choice = choices.find((each) => each === chosen)
  return (
    <div className={styles.other}>
      <SelectField
        label={change.other}
        name="status"
        value={choice ?? ''}
        options={[
          { value: '', label: change.choose },
          ...choices.map((status) => ({ value: status, label: statuses[status] })),
        ]}
        onChange={({ currentTarget }) => setChosen(STATUSES.find((each) => each === currentTarget.value))}
      />
      <Button kind="outline" disabled={!choice} onClick={() => choice && onAsk(choice)}>
        {change.apply}
      </Button>
    </div>
  )
}
