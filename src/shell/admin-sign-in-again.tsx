import { SignInForm } from '#accounts/pages/sign-in-form.tsx'
import { useSignInAgain } from '#back-office/admin-act.tsx'
import styles from '#back-office/admin-page.module.css'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Dialog } from '#ui/dialog.tsx'

const close = (): void => useSignInAgain.setState({ isAsked: false })

/** The session has ended, the page has not: what was typed waits behind this. */
export function SignInAgain() {
  const isAsked = useSignInAgain(({ isAsked }) => isAsked)
  const { again, common } = useAdminTexts()
  return (
    <Dialog isOpen={isAsked} onClose={close} title={again.title} closeLabel={common.close}>
      <div className={styles.column}>
        <p>{again.text}</p>
        {isAsked ? <SignInForm onSignedIn={close} /> : null}
      </div>
    </Dialog>
  )
}
