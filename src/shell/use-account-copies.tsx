import { useEffect } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { accessToken } from '#lib/ask-over-http.ts'
import { forgetCopies } from '#lib/kept.ts'

/** The script that keeps up with an account is for those who have one. */
export function useAccountCopies(): void {
  const { shop } = useTexts()
  useEffect(() => {
    const look = (): void => {
      if (accessToken.read() !== null)
        void import('./account-copies.tsx').then(
          ({ keepCopies }) => keepCopies(shop),
          () => undefined,
        )
      else forgetCopies()
    }
    look()
    return accessToken.follow(look)
  }, [shop])
}
