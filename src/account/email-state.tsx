import { sendVerificationCall } from '#accounts/api.ts'
import styles from '#accounts/pages/account.module.css'
import type { User } from '#accounts/use-auth.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import { useForm } from '#ui/use-form.tsx'

/** Asks for the confirmation that is missing; says nothing where nothing is. */
export function EmailState({ user }: { user: User }) {
  const { emailState: texts, page } = useTexts('account').account
  const { outcome, isBusy, send } = useForm({ failed: page.failed })
  if (user.emailVerified) return null

  const sendAgain = (): void =>
    void send({}, async () => {
      await sendRequest(sendVerificationCall, {})
      return { tone: 'success', text: texts.linkSent }
    })

  return (
    <Notice>
      <p>
        {texts.unconfirmed} <Code>{user.email}</Code>
      </p>
      <p>{texts.why}</p>
      <p className={styles.answer}>
        <Button kind="outline" busy={isBusy} onClick={sendAgain}>
          {texts.sendAgain}
        </Button>
        <span>{outcome?.text}</span>
      </p>
    </Notice>
  )
}
