import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { deletePromoCodeCall, togglePromoCodeCall } from '../api.ts'
import type { ListedCode } from './code-marks.tsx'

/** Changes to one code of the list. Where it has changed or is in use by now, the list is read again. */
export function useCodeChange({ id, code, isActive, updatedAt }: ListedCode, onSettled: () => void) {
  const { promo } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()

  const change = (work: () => Promise<unknown>, done: string, failed: string): Promise<void> =>
    act(
      async () => {
        await work()
        onSettled()
        tell('success', done)
        await revalidate()
      },
      ({ refusal, words }) => {
        onSettled()
        tell('error', promo.because(failed, words), { refusal })
        if (refusal.status === 409 || refusal.status === 404) void revalidate()
      },
    )

  return {
    isBusy,
    toggle: () =>
      change(
        () => sendRequest(togglePromoCodeCall, { id, updatedAt }),
        (isActive ? promo.done.deactivated : promo.done.activated)(code),
        promo.toggleFailed,
      ),
    remove: () =>
      change(() => sendRequest(deletePromoCodeCall, { id, updatedAt }), promo.done.deleted, promo.deleteFailed),
  }
}
