import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useForm } from '#ui/use-form.tsx'
import { useToast } from '#ui/use-toast.tsx'
import { payReturnToCall } from '../api.ts'
import styles from '../returns.module.css'
import type { ShownReturn } from '../shown.ts'
import { payToProblems, type TypedPayTo, wantedPayTo } from './pay-to.ts'
import { PayToField } from './pay-to-field.tsx'

interface PayToProps {
  request: ShownReturn
  /** Read again. */
  onSaved: () => unknown
}

/** Where the money will go, and the way to say it otherwise until it has gone. */
export function PayToOfReturn({ request, onSaved }: PayToProps) {
  const { payTo: texts } = useTexts('returns').returns
  const [isOpen, setOpen] = useState(false)
  const { code, payTo } = request
  const close = (): void => setOpen(false)
  const action = payTo ? texts.change : texts.say
  return (
    <div className={styles.start}>
      <p>
        {payTo ? (
          <>
            {texts.goesTo} {texts.ways[payTo.by]} <Code>{payTo.to}</Code>
          </>
        ) : (
          texts.missing
        )}
      </p>
      <Button kind="outline" aria-label={`${action}: ${code}`} onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen ? <PayToDialog request={request} onClose={close} onSaved={onSaved} /> : null}
    </div>
  )
}

function PayToDialog({ request: { id, code, payTo }, onClose, onSaved }: PayToProps & { onClose: () => void }) {
  const { payTo: texts, withdraw, invalid } = useTexts('returns').returns
  const [typed, setTyped] = useState<TypedPayTo>({ by: payTo?.by ?? '', to: '' })
  const { form, problems, outcome, isBusy, send, forget } = useForm({ failed: texts.failed, invalid })
  const save = (): Promise<void> => {
    const wrong = Object.entries(payToProblems(typed)).map(([field, problem]) => [field, texts.problems[problem]])
    return send(Object.fromEntries(wrong), async () => {
      const destination = wantedPayTo(typed)
      if (destination) await sendRequest(payReturnToCall, { id, payTo: destination })
      useToast.getState().show({ text: texts.saved(code) })
      onClose()
      onSaved()
      return null
    })
  }
  return (
    <Dialog isOpen onClose={onClose} title={payTo ? texts.change : texts.say} closeLabel={withdraw.close}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <PayToField
          typed={typed}
          onType={(next, ...fields) => {
            setTyped(next)
            fields.forEach(forget)
          }}
          problems={problems}
          mayWait={false}
        />
        {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
        <Button type="submit" busy={isBusy} className={styles.send}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
