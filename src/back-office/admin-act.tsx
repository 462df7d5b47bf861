import { useState } from 'react'
import { create } from 'zustand'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { saidOf } from './admin-refusal.ts'

/** The session ended while something was open: signing in happens on the spot, so that nothing typed is lost. */
export const useSignInAgain = create<{ isAsked: boolean }>()(() => ({ isAsked: false }))

export const wordsFor = (refusal: Refusal, texts: AdminTexts): string => saidOf(refusal, texts).words

interface Failed {
  words: string
  refusal: Refusal
}

/** One change at a time: while one is under way, another click does nothing. */
export function useAct() {
  const [isBusy, setBusy] = useState(false)
  const texts = useAdminTexts()

  const act = async (change: () => Promise<void>, onFailed: (failed: Failed) => void): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await change()
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal.code === 'SIGN_IN_FIRST') useSignInAgain.setState({ isAsked: true })
      onFailed({ refusal, words: wordsFor(refusal, texts) })
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, act }
}
