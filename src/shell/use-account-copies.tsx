import { useEffect } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { forgetCopies } from '#lib/kept.ts'
import { accessToken } from '#lib/request-over-http.ts'

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
