import { useAct } from '#back-office/admin-act.tsx'
import { type Offer, tell } from '#back-office/admin-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { undoStepCall } from '../api.ts'
import { shortId } from '../order.ts'
import type { AdminOrder } from './admin-order.ts'

export function useUndo() {
  const { statuses, undo: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()

  const take = (id: string, step: number): Promise<void> =>
    act(
      async () => {
        const { order } = await sendRequest(undoStepCall, { id, step })
        const isEdit = order.history.some((each) => each.id === step && each.edit)
        tell('success', isEdit ? texts.editDone : texts.done(statuses[order.status]))
        await revalidate()
      },
      ({ refusal, words }) => {
        tell('error', texts.failed(words))
        if (refusal.status === 409) void revalidate()
      },
    )

  const offerFor = ({ id, undo }: AdminOrder): Offer | undefined =>
    undo
      ? {
          label: texts.action,
          name: undo.isEdit ? texts.actionOfEdit(shortId(id)) : texts.actionOf(shortId(id), statuses[undo.to]),
          seconds: undo.seconds,
          take: () => take(id, undo.step),
        }
      : undefined

  return { isBusy, take, offerFor }
}
