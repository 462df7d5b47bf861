import { create } from 'zustand'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Refusal } from '#lib/refusal.ts'
import { useWork } from '#ui/use-work.tsx'
import { forgetLast } from './admin-notice.tsx'
import { explain } from './admin-refusal.ts'
import { isStillSignedIn } from './admin-roles.tsx'

/** The session ended while something was open: signing in happens on the spot, so that nothing typed is lost. */
export const useSignInAgain = create<{ isAsked: boolean }>()(() => ({ isAsked: false }))

export const wordsFor = (refusal: Refusal, texts: AdminTexts): string => explain(refusal, texts).words

interface Failed {
  words: string
  refusal: Refusal
}

export function useAct(subject?: unknown) {
  const { isBusy, run } = useWork(subject)
  const texts = useAdminTexts()

  const act = (change: () => Promise<void>, onFailed: (failed: Failed) => void): Promise<void> =>
    run(
      () => {
        forgetLast()
        return change()
      },
      (refusal) => {
        if (refusal.code === 'SIGN_IN_FIRST') useSignInAgain.setState({ isAsked: true })
        // Whoever has another role since sees what it may do.
        if (refusal.code === 'NOT_ALLOWED') void isStillSignedIn().catch(() => undefined)
        onFailed({ refusal, words: wordsFor(refusal, texts) })
      },
    )

  return { isBusy, act }
}
