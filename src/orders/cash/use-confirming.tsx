import { useEffect, useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer, CallInput } from '#lib/endpoint.ts'
import type { AdminOrder } from '../admin/admin-order.ts'
import { answerForShopperCall, getConfirmLinkCall } from './api.ts'

type Said = CallInput<typeof answerForShopperCall>['answer']

export function useConfirming({ id, status: from }: AdminOrder) {
  const { confirmation: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()
  const say = (answer: Said): Promise<void> =>
    act(
      async () => {
        await sendRequest(answerForShopperCall, { id, answer, from })
        tell('success', texts.saved[answer])
        await revalidate()
      },
      ({ refusal, words }) => {
        tell('error', texts.failed(words), { refusal })
        if (refusal.status === 409) void revalidate()
      },
    )
  return { isBusy, say }
}

type Made = Answer<typeof getConfirmLinkCall> | 'awaited' | 'failed'

/** Made by the server, which alone can sign it; there before it is pressed, so that no browser takes it for a pop-up. */
export function useConfirmLink(id: string): Made {
  const [made, setMade] = useState<Made>('awaited')
  useEffect(() => {
    let isHere = true
    const keep = (answer: Made): void => {
      if (isHere) setMade(answer)
    }
    // Without it the panel still has the phone: nothing is said of a link that could not be made.
    sendRequest(getConfirmLinkCall, { id }).then(keep, () => keep('failed'))
    return () => {
      isHere = false
    }
  }, [id])
  return made
}
