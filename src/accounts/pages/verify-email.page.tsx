import { pageNeeds } from '#i18n/page-needs.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { verifyEmailCall } from '../api.ts'
import { findUser } from '../use-auth.tsx'
import type { Route } from './+types/verify-email.page.ts'
import styles from './auth.module.css'
import { AuthFrame, authMeta } from './auth-frame.tsx'
import { useLinkAction } from './use-link-action.tsx'

export const handle = pageNeeds({ texts: ['account'] })

export const meta: Route.MetaFunction = ({ location }) => authMeta(location, ({ verification }) => verification.title)

type State = 'done' | 'already' | 'bad'

async function whyRefused(): Promise<State> {
  const user = await findUser().catch(() => null)
  return user?.emailVerified ? 'already' : 'bad'
}

export default function VerifyEmailPage() {
  const { verification } = useTexts('account').account
  const { shown, problem, isBusy, isReady, press } = useLinkAction<State>({
    page: 'verify',
    work: async (token) => {
      await sendRequest(verifyEmailCall, { token })
      void findUser().catch(() => null)
      return 'done'
    },
    whyRefused,
    failed: verification.failed,
  })
  return (
    <AuthFrame title={verification.title}>
      {shown === 'open' ? (
        <div className={styles.part}>
          <p>{verification.text}</p>
          {problem ? <Notice tone="error">{problem}</Notice> : null}
          <Button busy={isBusy} disabled={!isReady} onClick={press}>
            {verification.confirm}
          </Button>
        </div>
      ) : (
        <Settled state={shown} />
      )}
    </AuthFrame>
  )
}

function Settled({ state }: { state: State }) {
  const { verification } = useTexts('account').account
  const language = useLanguage()
  return (
    <div className={styles.part}>
      <Notice tone={state === 'bad' ? 'error' : 'success'}>{verification[state]}</Notice>
      <ButtonLink to={inLanguage(language, '/account')}>{verification.toAccount}</ButtonLink>
    </div>
  )
}
