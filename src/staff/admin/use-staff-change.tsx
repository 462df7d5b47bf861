import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'

interface Words {
  done: string
  failed: string
}

interface Standing {
  problem?: Problem
  problems?: Readonly<Record<string, string>>
}

/**
 * One change of the team: asked in a dialog, where what stands against it stays, or at once from a row. What a colleague
 * has changed meanwhile is read again.
 */
export function useStaffChange(onDone?: () => void) {
  const { common } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [standing, setStanding] = useState<Standing>({})

  const change = (work: () => Promise<unknown>, { done, failed }: Words): void => {
    setStanding({})
    void act(
      async () => {
        await work()
        onDone?.()
        tell('success', done)
        await revalidate()
      },
      ({ refusal, words }) => {
        const text = common.because(failed, words)
        if (onDone) setStanding({ problem: { text, refusal }, problems: refusal.errors ?? {} })
        else tell('error', text, { refusal })
        if (refusal.status === 409 || refusal.status === 404) void revalidate()
      },
    )
  }

  return {
    ...{ isBusy, change, problem: standing.problem, problems: standing.problems ?? {} },
    refuse: (problems: Readonly<Record<string, string>>): void => setStanding({ problems }),
    forget: (): void => setStanding({}),
  }
}
