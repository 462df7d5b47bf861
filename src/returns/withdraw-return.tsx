import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Refusal } from '#lib/refusal.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useForm } from '#ui/use-form.tsx'
import { useToast } from '#ui/use-toast.tsx'
import { withdrawReturnCall } from './api.ts'
import { type ReturnState, STATES } from './return.ts'
import styles from './returns.module.css'
import type { ShownReturn } from './shown.ts'

interface WithdrawProps {
  request: ShownReturn
  /** Read again: it is withdrawn, or somebody was quicker. */
  onWithdrawn: () => unknown
}

/** Asked once more. If the team was quicker, that is said, and what stands now is read. */
export function WithdrawReturn({ request, onWithdrawn }: WithdrawProps) {
  const { withdraw: texts } = useTexts('returns').returns
  const [isAsking, setAsking] = useState(false)
  const { code, state, wish } = request
  const close = (): void => setAsking(false)
  const { outcome, isBusy, withdraw, setOutcome } = useWithdrawing(request, () => {
    close()
    onWithdrawn()
  })
  const ask = (): void => {
    setOutcome(null)
    setAsking(true)
  }
  const buttons = (
    <div className={styles.ways}>
      <Button data-first onClick={close}>
        {texts.no}
      </Button>
      <Button kind="outline" busy={isBusy} onClick={() => void withdraw()}>
        {texts.yes}
      </Button>
    </div>
  )
  return (
    <div className={styles.withdraw}>
      <Button kind="quiet" aria-label={`${texts.action}: ${code}`} onClick={ask}>
        {texts.action}
      </Button>
      <Dialog isOpen={isAsking} onClose={close} title={texts.title} closeLabel={texts.close} footer={buttons}>
        <p>{texts.text}</p>
        {wish === 'exchange' ? <p>{texts.letsGo}</p> : null}
        {state === 'approved' ? <p>{texts.notSent}</p> : null}
        {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      </Dialog>
    </div>
  )
}

/** Where somebody was quicker: the state that it has now. */
function stateIn(error: unknown): ReturnState {
  const now = error instanceof Refusal ? STATES.find((state) => state === error.details['state']) : undefined
  if (!now) throw error
  return now
}

function useWithdrawing({ id, code, state: from }: ShownReturn, onSettled: () => void) {
  const { withdraw: texts, states } = useTexts('returns').returns
  const { outcome, isBusy, send, setOutcome } = useForm({ failed: texts.failed })
  const withdraw = (): Promise<void> =>
    send({}, async () => {
      const moved = await sendRequest(withdrawReturnCall, { id, from }).then(() => null, stateIn)
      useToast.getState().show({ text: moved ? texts.moved(states[moved]) : texts.done(code) })
      onSettled()
      return null
    })
  return { outcome, isBusy, withdraw, setOutcome }
}
