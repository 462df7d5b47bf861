import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'

type Problems = Readonly<Record<string, string>>

interface Standing {
  problem?: Problem
  problems?: Problems
}

/** A small form in a dialog: what stands against it stays inside, what came of it is told on the page. */
export function useCreating(onClose: () => void) {
  const { common, shipping: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [standing, setStanding] = useState<Standing>({})

  /** `work` answers what to say of it. */
  const create = (problems: Problems, work: () => Promise<string>): void => {
    setStanding({ problems })
    if (Object.keys(problems).length > 0) return
    void act(
      async () => {
        tell('success', await work())
        onClose()
        await revalidate()
      },
      ({ refusal, words }) => {
        const problem = { text: common.because(texts.createFailed, words), refusal }
        setStanding({ problem, problems: refusal.errors ?? {} })
        if (refusal.status === 409) void revalidate()
      },
    )
  }

  return { problem: standing.problem, problems: standing.problems ?? {}, isBusy, create }
}
