import { useEffect, useState } from 'react'
import { keptWish, useAsking } from '#cart/asked-first.tsx'
import { loadTexts } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import type { LoginDialog } from './login-dialog.tsx'

/** Few are ever asked twice, so all that follows the question is fetched when it is needed. */
export function LoginPrompt() {
  const { shop } = useTexts()
  const language = useLanguage()
  const asking = useAsking((state) => state.asking)
  const [loaded, setLoaded] = useState<{ Dialog: typeof LoginDialog } | null>(null)

  useEffect(() => {
    const isWaiting = keptWish.read() !== null
    if (isWaiting)
      void import('./resume-wish.tsx').then(
        ({ resumeWish }) => resumeWish(shop),
        () => undefined,
      )
  }, [shop])

  useEffect(() => {
    if (!asking || loaded) return
    // Without the question there is no reason to hold anybody up.
    Promise.all([import('./login-dialog.tsx'), loadTexts(language, 'login')]).then(
      ([{ LoginDialog: Dialog }]) => setLoaded({ Dialog }),
      () => asking.settle(true),
    )
  }, [asking, loaded, language])

  return loaded ? <loaded.Dialog asking={asking} /> : null
}
