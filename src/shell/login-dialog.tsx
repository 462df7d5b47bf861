import { useLocation } from 'react-router'
import type { useAsking } from '#cart/asked-first.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { signInPath } from '#lib/next-path.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './login-dialog.module.css'
import { keepWish } from './resume-wish.tsx'

interface LoginDialogProps {
  asking: ReturnType<typeof useAsking.getState>['asking']
}

export function LoginDialog({ asking }: LoginDialogProps) {
  const { login } = useTexts('login')
  const here = useLocation()
  const cancel = (): void => asking?.settle(false)
  const signIn = (): void => {
    if (asking) keepWish(asking.wish)
    cancel()
  }
  return (
    <Dialog isOpen={asking !== null} onClose={cancel} title={login.title} closeLabel={login.close}>
      <p className={styles.text}>{login.text}</p>
      <div className={styles.choices}>
        <Button onClick={() => asking?.settle(true)}>{login.guest}</Button>
        <ButtonLink kind="outline" to={signInPath(here)} onClick={signIn}>
          {login.signIn}
        </ButtonLink>
        <Button kind="quiet" onClick={cancel}>
          {login.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
