import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import type { AdminOrder } from '#orders/admin/admin-order.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { keepMoneyCall } from '../api.ts'
import styles from './money.module.css'

const LONGEST_WORDS = 500

function useKeeping({ id: orderId, paymentInfo: { refunded } }: AdminOrder, onKept: () => void) {
  const { common, keep: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<Problem | null>(null)
  const keep = (words: string): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        await sendRequest(keepMoneyCall, { orderId, refunded, words })
        onKept()
        tell('success', texts.done)
        await revalidate()
      },
      ({ refusal, words: why }) => {
        setProblem({ text: common.because(texts.failed, why), refusal })
        if (refusal.status === 409) void revalidate()
      },
    )
  return { isBusy, problem, keep, leave: () => setProblem(null) }
}

/** The owner decides that nothing (more) of it goes back, and says why: then nobody is reminded of it. */
export function KeepMoney({ order }: { order: AdminOrder }) {
  const { keep: texts, rest, refundReturn } = useAdminTexts()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const { isBusy, problem, keep, leave } = useKeeping(order, () => setOpen(false))
  const confirm = (): void => {
    setTried(true)
    if (words.trim() !== '') void keep(words.trim())
  }
  return (
    <>
      <Button kind="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <ManyDialog
        many={{ isBusy, problem, leave }}
        title={texts.title}
        confirm={texts.action}
        onConfirm={confirm}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <div className={styles.body}>
          <p>{texts.effect(priceText(fromPounds(order.paymentInfo.dueBack), language))}</p>
          <TextArea
            label={rest.why}
            hint={refundReturn.wordsHint[order.language]}
            name="words"
            rows={3}
            dir="auto"
            lang={order.language}
            maxLength={LONGEST_WORDS}
            value={words}
            problem={isTried && words.trim() === '' ? rest.missing : undefined}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </div>
      </ManyDialog>
    </>
  )
}
