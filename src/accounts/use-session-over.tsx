import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '#lib/next-path.ts'
import type { Refusal } from '#lib/refusal.ts'
import { forgetUser } from './use-auth.tsx'

/** Answers whether the session is over; then the page of signing in comes up, and leads back here afterwards. */
export function useSessionOver(): (refusal: Refusal) => boolean {
  const here = useLocation()
  const navigate = useNavigate()
  return ({ code }) => {
    const isOver = code === 'SIGN_IN_FIRST'
    if (isOver) {
      forgetUser()
      void navigate(signInPath(here))
    }
    return isOver
  }
}
