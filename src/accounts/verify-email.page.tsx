import { useState } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { ask } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/verify-email.page.ts'
import { verifyEmailCall } from './api.ts'
import styles from './auth.module.css'
import { AuthFrame, authMeta } from './auth-frame.tsx'
import { findUser } from './use-auth.tsx'
import { wordsOf } from './use-form.tsx'
import { dropLinkToken, useLinkToken } from './use-link-token.tsx'

export const meta: Route.MetaFunction = ({ location }) => authMeta(location, ({ verification }) => verification.title)

type State = 'open' | 'done' | 'already' | 'bad'

/** A used link is good news to whoever is signed in and confirmed. */
async function whyRefused(): Promise<State> {
  const user = await findUser().catch(() => null)
  return user?.emailVerified ? 'already' : 'bad'
}

/**
 * A press of a button, not the opening of the page, confirms: scanners of mailboxes open links, and would vouch for
 * whoever signed up with somebody else's address.
 */
export default function VerifyEmailPage() {
  const { verification } = useTexts().account
  const token = useLinkToken('verify')
  const [state, setState] = useState<State>('open')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  const confirm = async (given: string): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      await ask(verifyEmailCall, { token: given })
      setState('done')
      dropLinkToken('verify')
      await findUser().catch(() => null)
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal.code === 'LINK_INVALID') setState(await whyRefused())
      else setProblem(wordsOf(refusal, verification.failed))
    } finally {
      setBusy(false)
    }
  }

  const shown = token === null && state === 'open' ? 'bad' : state
  return (
    <AuthFrame title={verification.title}>
      {shown === 'open' ? (
        <div className={styles.part}>
          <p>{verification.text}</p>
          {problem ? <Notice tone="error">{problem}</Notice> : null}
          <Button busy={isBusy} disabled={token === undefined} onClick={() => void confirm(token ?? '')}>
            {verification.confirm}
          </Button>
        </div>
      ) : (
        <Settled state={shown} />
      )}
    </AuthFrame>
  )
}

function Settled({ state }: { state: Exclude<State, 'open'> }) {
  const { verification } = useTexts().account
  const language = useLanguage()
  return (
    <div className={styles.part}>
      <Notice tone={state === 'bad' ? 'error' : 'success'}>{verification[state]}</Notice>
      <ButtonLink to={inLanguage(language, '/account')}>{verification.toAccount}</ButtonLink>
    </div>
  )
}
