import { useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { mayBeRefused, shortId } from '../order.ts'
import type { ListedOrder } from './admin-order.ts'
import styles from './change.module.css'
import { GoodsField } from './goods-field.tsx'
import { MovedOn, ReadAgain } from './moved-on.tsx'
import { PartOwed } from './part-owed.tsx'
import { useRefusing } from './use-refusing.tsx'

const LONGEST_NOTE = 300

/** What became of a parcel that nobody took, for as long as it may become of it. */
export function RefusedAtDoor({ order }: { order: ListedOrder }) {
  const { door } = useAdminTexts()
  const [isAsked, setAsked] = useState(false)
  if (!mayBeRefused(order)) return null
  return (
    <>
      <Button kind="outline" onClick={() => setAsked(true)}>
        {door.action}
      </Button>
      <RefuseDialog key={String(isAsked)} order={order} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  )
}

function RefuseDialog({ order, isOpen, onClose }: { order: ListedOrder; isOpen: boolean; onClose: () => void }) {
  const { change, common, door } = useAdminTexts()
  const [restock, setRestock] = useState(true)
  const [note, setNote] = useState('')
  const { isBusy, elsewhere, refuse, readAgain } = useRefusing(order, onClose)
  const buttons = (
    <Answers onCancel={onClose}>
      {elsewhere ? (
        <ReadAgain isBusy={isBusy} onRead={() => void readAgain()} />
      ) : (
        <Button busy={isBusy} onClick={() => void refuse({ restock, note })}>
          {door.confirm}
        </Button>
      )}
    </Answers>
  )
  const question = (
    <>
      <p>{door.question(shortId(order.id))}</p>
      <PartOwed orders={[order]} />
      <GoodsField isChecked={restock} onCheck={setRestock} />
      <TextArea
        label={change.note}
        optional={change.optional}
        hint={change.noteHint}
        name="note"
        rows={2}
        dir="auto"
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={door.title} closeLabel={common.close} footer={buttons}>
      <div className={styles.body}>{elsewhere ? <MovedOn now={elsewhere} /> : question}</div>
    </Dialog>
  )
}
