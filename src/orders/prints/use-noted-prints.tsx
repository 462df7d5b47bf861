import { useEffect, useEffectEvent } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { notePrintsCall } from './api.ts'
import type { Printed } from './wire-prints.ts'

/** So that nobody prints them a second time unawares. A viewer's own paper is no parcel. */
export function useNotingPrints(what: Printed): (ids: readonly string[]) => Promise<void> {
  const { prints } = useAdminTexts()
  const mayChange = useMayChange()
  const { act } = useAct()
  const { revalidate } = useReadingAgain()
  return async (ids) => {
    if (!mayChange || ids.length === 0) return
    await act(
      async () => {
        await sendRequest(notePrintsCall, { what, ids: [...ids] })
        await revalidate()
      },
      ({ refusal, words }) => tell('error', prints.failed(words), { refusal }),
    )
  }
}

/** What the page itself prints, by its button or by the browser's own keys. */
export function useNotedPrints(what: Printed, ids: readonly string[]): void {
  const note = useNotingPrints(what)
  const noteAll = useEffectEvent(() => void note(ids))
  useEffect(() => {
    const hear = (): void => noteAll()
    addEventListener('afterprint', hear)
    return () => removeEventListener('afterprint', hear)
  }, [])
}
