import { useEffect } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { signInPath } from '#lib/next-path.ts'
import { accessToken } from '#lib/request-over-http.ts'
import { forgetUser, useAuth } from './use-auth.tsx'
import { auth } from './use-visitor.tsx'

/** What another tab does to who is signed in holds here too: a page of somebody's own doesn't stay open behind them. */
export function useSignedOutElsewhere(): void {
  const navigate = useNavigate()
  const here = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const isHere = (): boolean => useAuth.getState().user !== null
    // Who left in this tab is on the way already: the other tabs only follow.
    const leave = (): void => {
      if (!isHere() || accessToken.read() !== null) return
      forgetUser()
      void navigate(signInPath(here), { replace: true })
    }
    const meet = async (): Promise<void> => {
      if (!isHere() || accessToken.read() === null) return
      const before = useAuth.getState().user?.id
      await useAuth.persist.rehydrate()
      if (useAuth.getState().user?.id !== before) await revalidate()
    }
    const unfollow = [accessToken.follow(leave), auth.follow(() => void meet())]
    return () => {
      for (const stop of unfollow) stop()
    }
  }, [navigate, here, revalidate])
}
