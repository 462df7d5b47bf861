import { useEffect } from 'react'
import { isSignedIn } from '#cart/asked-first.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { followKept, forgetCopies } from '#lib/kept.ts'

/** The script that keeps up with an account is for those who have one. */
export function useAccountCopies(): void {
  const { shop } = useTexts()
  useEffect(() => {
    const look = (): void => {
      if (isSignedIn())
        void import('./account-copies.tsx').then(
          ({ keepCopies }) => keepCopies(shop),
          () => undefined,
        )
      else forgetCopies()
    }
    look()
    return followKept('bw_access_token', look)
  }, [shop])
}
