import { useRevalidator } from 'react-router'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useAct } from './admin-act.tsx'
import { tell } from './admin-notice.tsx'

interface Messages {
  done: string
  failed: string
}

/**
 * Changes to one row of a list. Afterwards the list is read again, and after a refusal too where the row has changed
 * or is gone by now.
 */
export function useRowChange(onSettled: () => void, { isPassing = false } = {}) {
  const { common } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()

  const change = (work: () => Promise<unknown>, { done, failed }: Messages): Promise<void> =>
    act(
      async () => {
        await work()
        onSettled()
        tell('success', done)
        await revalidate()
      },
      ({ refusal, words }) => {
        onSettled()
        tell('error', common.because(failed, words), { refusal, isPassing })
        if (refusal.status === 409 || refusal.status === 404) void revalidate()
      },
    )

  return { isBusy, change }
}
