import { useEffect } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { accessToken } from '#lib/ask-over-http.ts'
import { signInPath } from '#lib/next-path.ts'
import { forgetUser, useAuth } from './use-auth.tsx'

/** What another tab does to who is signed in holds here too: a page of somebody's own doesn't stay open behind them. */
export function useSignedOutElsewhere(): void {
  const navigate = useNavigate()
  const here = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const leave = (): void => {
      forgetUser()
      void navigate(signInPath(here), { replace: true })
    }
    const meet = async (): Promise<void> => {
      const before = useAuth.getState().user?.id
      await useAuth.persist.rehydrate()
      if (useAuth.getState().user?.id !== before) await revalidate()
    }
    const listen = ({ key, storageArea }: StorageEvent): void => {
      if (storageArea !== localStorage) return
      // Who left in this tab is on the way already: the other tabs only follow.
      if (useAuth.getState().user === null) return
      if (accessToken.read() === null) leave()
      else if (key === 'auth-storage') void meet()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  }, [navigate, here, revalidate])
}
