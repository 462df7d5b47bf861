import { useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import type { previewEditCall } from './api.ts'
import { Compared } from './compared.tsx'
import styles from './desk.module.css'
import { LONGEST_NOTE } from './desk.ts'

export type Preview = Answer<typeof previewEditCall>

interface DialogProps {
  preview: Preview | null
  isPaid: boolean
  /** The note that goes with it; null where nothing is to be saved after all. */
  onAnswer: (note: string | null) => void
}

/** Nothing is saved before somebody has seen what comes of it. */
export function EditDialog({ preview, isPaid, onAnswer }: DialogProps) {
  const { common, desk } = useAdminTexts()
  const [note, setNote] = useState('')
  const isChange = preview !== null && Object.keys(preview.edit.after).length > 0
  const cancel = (): void => onAnswer(null)
  const buttons = (
    <Answers onCancel={cancel}>
      {isChange ? <Button onClick={() => onAnswer(note.trim())}>{desk.save}</Button> : null}
    </Answers>
  )
  return (
    <Dialog
      isOpen={preview !== null}
      onClose={cancel}
      title={desk.confirmTitle}
      closeLabel={common.close}
      footer={buttons}
    >
      {preview && isChange ? (
        <div className={styles.body}>
          <p>{desk.confirmText}</p>
          <Compared edit={preview.edit} />
          <Consequences preview={preview} isPaid={isPaid} />
          <TextArea
            label={desk.note}
            hint={desk.noteHint}
            name="note"
            rows={2}
            dir="auto"
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
      ) : (
        <p>{desk.unchanged}</p>
      )}
    </Dialog>
  )
}

function Consequences({
  preview: { before, after, promoCode, owedBack },
  isPaid,
}: {
  preview: Preview
  isPaid: boolean
}) {
  const { desk } = useAdminTexts()
  const language = useLanguage()
  const difference = fromPounds(Math.abs(Math.round((after.total - before.total) * 100) / 100))
  const amount = priceText(difference, language)
  return (
    <>
      {promoCode?.why ? <Notice tone="warning">{desk.codeDropped(promoCode.code, promoCode.why)}</Notice> : null}
      {owedBack > 0 ? <Notice>{desk.owedBack(priceText(fromPounds(owedBack), language))}</Notice> : null}
      {difference > 0 && !isPaid ? (
        <Notice>{after.total > before.total ? desk.moreToPay(amount) : desk.lessToPay(amount)}</Notice>
      ) : null}
    </>
  )
}
