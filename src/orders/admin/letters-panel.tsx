import { type SubmitEvent, useState } from 'react'
import { Panel } from '#back-office/admin-page.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { MailAddress } from '#back-office/mail-address.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { sendLetterCall } from '../tending/api.ts'
import type { AdminOrder } from './admin-order.ts'
import { Byline } from './byline.tsx'
import { LETTER_TONES, type Letter } from './letter-row.tsx'
import styles from './tending.module.css'
import { useTending } from './use-tending.tsx'

/** Which mails went to the customer, and what became of each; one may be sent once more. */
export function LettersPanel({ order }: { order: AdminOrder }) {
  const { letters: texts } = useAdminTexts()
  const mayChange = useMayChange()
  return (
    <Panel title={texts.title}>
      {order.letters.length === 0 ? <p className={styles.faint}>{texts.none}</p> : null}
      <ul className={styles.letters}>
        {[...order.letters].reverse().map((letter) => (
          <LetterSent key={letter.id} letter={letter} />
        ))}
      </ul>
      {mayChange && order.mayBeSentAgain.length > 0 ? <SendAgain order={order} /> : null}
    </Panel>
  )
}

function LetterSent({ letter: { kind, state, mailbox, at, by } }: { letter: Letter }) {
  const { letters: texts } = useAdminTexts()
  return (
    <li>
      <span className={styles.ends}>
        <strong>{texts.kinds[kind]}</strong>
        <Badge tone={LETTER_TONES[state]}>{texts.states[state]}</Badge>
      </span>
      <span className={styles.mailbox}>{mailbox === '' ? texts.forgotten : <MailAddress address={mailbox} />}</span>
      <Byline at={at} by={by ? texts.again(by) : texts.bySystem} />
      {state === 'failed' ? <span className={styles.faint}>{texts.failedHint}</span> : null}
    </li>
  )
}

function SendAgain({ order: { id, mayBeSentAgain } }: { order: AdminOrder }) {
  const { letters: texts } = useAdminTexts()
  const [chosen, setChosen] = useState('')
  const { isBusy, problem, tend } = useTending()
  const kind = mayBeSentAgain.find((each) => each === chosen)

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!kind) return
    void tend({
      send: () => sendRequest(sendLetterCall, { id, kind }),
      done: texts.sending(texts.kinds[kind]),
      failed: texts.failed,
      onDone: () => setChosen(''),
    })
  }
  return (
    <form className={styles.sendAgain} noValidate onSubmit={submit}>
      {problem ? <ProblemNotice problem={problem} /> : null}
      <SelectField
        label={texts.which}
        name="letter"
        value={kind ?? ''}
        options={[
          { value: '', label: texts.choose },
          ...mayBeSentAgain.map((each) => ({ value: each, label: texts.kinds[each] })),
        ]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button type="submit" kind="outline" busy={isBusy} disabled={!kind}>
        {texts.send}
      </Button>
    </form>
  )
}
