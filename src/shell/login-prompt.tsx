import { useEffect, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { session, useAsking, WISH } from './asked-first.tsx'
import type { LoginDialog } from './login-dialog.tsx'

/** Few are ever asked twice, so all that follows the question is fetched when it is needed. */
export function LoginPrompt() {
  const { shop } = useTexts()
  const asking = useAsking((state) => state.asking)
  const [loaded, setLoaded] = useState<{ Dialog: typeof LoginDialog } | null>(null)

  useEffect(() => {
    const isWaiting = session((storage) => storage.getItem(WISH)) !== null
    if (isWaiting)
      void import('./resume-wish.tsx').then(
        ({ resumeWish }) => resumeWish(shop),
        () => undefined,
      )
  }, [shop])

  useEffect(() => {
    if (!asking || loaded) return
    // Without the question there is no reason to hold anybody up.
    import('./login-dialog.tsx').then(
      ({ LoginDialog: Dialog }) => setLoaded({ Dialog }),
      () => asking.settle(true),
    )
  }, [asking, loaded])

  return loaded ? <loaded.Dialog asking={asking} /> : null
}
