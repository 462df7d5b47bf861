import { useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { useTriedForm } from '#back-office/form/use-form-keys.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Refusal } from '#lib/refusal.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Parcel, parcelProblems } from '../tending/courier.ts'
import type { ListedOrder } from './admin-order.ts'
import styles from './change.module.css'
import { asSent, ParcelFields, storedParcel } from './parcel-fields.tsx'
import { useTending } from './use-tending.tsx'

export interface ParcelDialogProps extends Pick<ListedOrder, 'parcel'> {
  /** A letter has named it as it is. */
  isTold: boolean
  /** With what whoever names it saw. */
  send: (named: Parcel & { seen: Parcel }) => Promise<unknown>
  isOpen: boolean
  onClose: () => void
}

/** What a colleague saved meanwhile: the next try goes on from there. */
function parcelNow({ code, details: { courier, trackingNumber } }: Refusal): Parcel | null {
  if (code !== 'STALE_EDIT' || typeof courier !== 'string' || typeof trackingNumber !== 'string') return null
  return { courier, trackingNumber }
}

export function ParcelDialog({ isTold, send, isOpen, onClose, ...stored }: ParcelDialogProps) {
  const { common, parcel: texts } = useAdminTexts()
  const [seen, setSeen] = useState(() => storedParcel(stored))
  const [parcel, setParcel] = useState(seen)
  const [elsewhere, setElsewhere] = useState<Parcel | null>(null)
  const [isTried, setTried] = useState(false)
  const { isBusy, problem, tend } = useTending()

  const save = (): void => {
    setTried(true)
    const typed = asSent(parcel)
    if (Object.keys(parcelProblems(typed)).length > 0) return
    void tend({
      send: () => send({ ...typed, seen }),
      done: texts.saved,
      failed: texts.failed,
      onDone: onClose,
      onRefused: (refusal) => {
        const now = parcelNow(refusal)
        if (now) setSeen(now)
        setElsewhere(now)
        return now !== null
      },
    })
  }
  const form = useTriedForm(save)
  const buttons = (
    <Answers onCancel={onClose}>
      <Button type="submit" form={form.id} busy={isBusy}>
        {texts.save}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.changeTitle} closeLabel={common.close} footer={buttons}>
      <form {...form} className={styles.body}>
        {problem ? <ProblemNotice problem={problem} /> : null}
        {elsewhere ? <Elsewhere parcel={elsewhere} /> : null}
        <ParcelFields parcel={parcel} onType={setParcel} isTried={isTried} />
        {isTold ? <p>{texts.notAgain}</p> : null}
      </form>
    </Dialog>
  )
}

function Elsewhere({ parcel: { courier, trackingNumber } }: { parcel: Parcel }) {
  const { common, parcel: texts } = useAdminTexts()
  const named = [courier, trackingNumber].filter(Boolean).join(common.list)
  return <Notice tone="warning">{texts.stale(named || texts.nobody)}</Notice>
}
