import { useRevalidator } from 'react-router'
import { endOtherSessionsCall, endSessionCall, type listSessionsCall } from '#accounts/api.ts'
import { deviceOf } from '#accounts/device.ts'
import styles from '#accounts/pages/account.module.css'
import { AccountPart, NotLoaded } from '#accounts/pages/account-part.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { momentText } from '#lib/days.ts'
import type { Answer } from '#lib/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import { useForm } from '#ui/use-form.tsx'

type Session = Answer<typeof listSessionsCall>['sessions'][number]

type Device = ReturnType<typeof deviceOf>

function useDeviceWords(): (device: Device) => string {
  const { sessions: texts } = useTexts('account').account
  return ({ browser, system }) =>
    [browser, system].filter((name) => name !== null).join(` ${texts.on} `) || texts.unknown
}

function DeviceName({ browser, system }: Device) {
  const { sessions: texts } = useTexts('account').account
  return (
    <>
      {browser ? <Code>{browser}</Code> : null}
      {browser && system ? ` ${texts.on} ` : null}
      {system ? <Code>{system}</Code> : null}
    </>
  )
}

interface RowProps {
  session: Session
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const { sessions: texts } = useTexts('account').account
  const language = useLanguage()
  const wordsFor = useDeviceWords()
  const device = deviceOf(session.agent)
  const moment = momentText(session.usedAt, language)
  // Of a device that does not say what it is, the moment tells one row from the next.
  const isNamed = device.browser !== null || device.system !== null
  // It breaks before its moment, never within it.
  const since = momentText(session.createdAt, language)
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.strong}>
          {isNamed ? <DeviceName {...device} /> : texts.signedIn(since.replaceAll(' ', '\u00a0'))}
        </p>
        {isNamed || since !== moment ? <p className={styles.small}>{texts.lastUsed(moment)}</p> : null}
      </div>
      {session.isCurrent ? (
        <Badge>{texts.current}</Badge>
      ) : (
        <Button kind="quiet" busy={isBusy} aria-label={texts.endNamed(wordsFor(device), moment)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}

/** Null: the shop could not tell. */
export function SessionsPart({ sessions }: { sessions: Session[] | null }) {
  const { sessions: texts, page } = useTexts('account').account
  const { revalidate } = useRevalidator()
  const { outcome, isBusy, send } = useForm({ failed: page.failed })

  const end = (work: () => Promise<unknown>, text: string): void =>
    void send({}, async () => {
      await work()
      await revalidate()
      return { tone: 'success', text }
    })

  return (
    <AccountPart id="sessions" title={texts.title}>
      {sessions ? (
        <>
          <p className={styles.small}>{texts.text}</p>
          {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
          <ul className={styles.rows}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={isBusy}
                onEnd={() => end(() => sendRequest(endSessionCall, { id: session.id }), texts.ended)}
              />
            ))}
          </ul>
          {sessions.length > 1 ? (
            <p>
              <Button
                kind="outline"
                busy={isBusy}
                onClick={() => end(() => sendRequest(endOtherSessionsCall, {}), texts.othersEnded)}
              >
                {texts.endOthers}
              </Button>
            </p>
          ) : null}
        </>
      ) : (
        <NotLoaded />
      )}
    </AccountPart>
  )
}
