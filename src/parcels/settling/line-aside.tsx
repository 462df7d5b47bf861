import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { faint, stack } from '#back-office/list/admin-table.tsx'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { type SettlementLine, setHeldAsideCall, setLineAsideCall, takeLineBackCall } from './api.ts'
import { LONGEST_ASIDE } from './settlement.ts'
import styles from './settling.module.css'
import { TakeBack } from './take-back.tsx'

interface PartProps {
  settlementId: string
  line: SettlementLine
}

/** What somebody has decided of a row that can't be booked, or may decide. */
export function LineAside({ settlementId, line }: PartProps) {
  const { settling: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const takeBack = () => sendRequest(takeLineBackCall, { id: settlementId, line: line.line })
  if (line.aside)
    return (
      <span className={stack}>
        <bdi>{line.aside.note}</bdi>
        <span className={faint}>{texts.asideBy(line.aside.by ?? texts.unknown)}</span>
        {mayChange ? <TakeBack line={line.line} takeBack={takeBack} done={texts.takenBack(line.line)} /> : null}
      </span>
    )
  return mayChange && line.state === 'held' ? <LineToAside settlementId={settlementId} line={line} /> : null
}

function LineToAside({ settlementId: id, line: { line } }: PartProps) {
  const { settling: texts } = useAdminTexts()
  const send = async (note: string): Promise<string> => {
    await sendRequest(setLineAsideCall, { id, line, note })
    return texts.asideDone(line)
  }
  return <SetAside kind="quiet" title={texts.asideOf(line)} text={texts.asideText} send={send} />
}

/** Of a file that came a second time, all of it at once. */
export function HeldAside({ settlementId: id, count }: { settlementId: string; count: number }) {
  const { settling: texts } = useAdminTexts()
  const send = async (note: string): Promise<string> => {
    const { lines } = await sendRequest(setHeldAsideCall, { id, note })
    return texts.heldAsideDone(lines)
  }
  return <SetAside kind="outline" title={texts.heldAside(count)} text={texts.heldAsideText} send={send} />
}

interface SetAsideProps {
  kind: 'quiet' | 'outline'
  title: string
  text: string
  /** Answers what to say of it. */
  send: (note: string) => Promise<string>
}

function SetAside({ kind, title, text, send }: SetAsideProps) {
  const { common, settling: texts } = useAdminTexts()
  const { revalidate } = useReadingAgain()
  const { isBusy, act } = useAct()
  const [isAsked, setAsked] = useState(false)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const save = (): void => {
    setTried(true)
    setProblem(null)
    if (note.trim() === '') return
    void act(
      async () => {
        const done = await send(note.trim())
        setAsked(false)
        tell('success', done)
        await revalidate()
      },
      ({ refusal, words }) => setProblem({ text: common.because(texts.asideFailed, words), refusal }),
    )
  }
  return (
    <>
      <Button kind={kind} aria-haspopup="dialog" aria-label={title} onClick={() => setAsked(true)}>
        {kind === 'quiet' ? texts.aside : title}
      </Button>
      <ManyDialog
        many={{ isBusy, problem, leave: () => setProblem(null) }}
        title={title}
        confirm={texts.aside}
        onConfirm={save}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
      >
        <div className={styles.choose}>
          <p>{text}</p>
          <TextField
            label={texts.asideNote}
            name="note"
            data-first
            dir="auto"
            maxLength={LONGEST_ASIDE}
            value={note}
            problem={isTried && note.trim() === '' ? texts.asideRequired : undefined}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
      </ManyDialog>
    </>
  )
}
