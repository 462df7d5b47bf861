import { useRowChange } from '#back-office/list/use-row-change.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { deletePromoCodeCall, togglePromoCodeCall } from '../api.ts'
import type { ListedCode } from './code-marks.tsx'

export function useCodeChange(listed: ListedCode, row: { isAsked: boolean; onSettled: () => void }) {
  const { id, code, isActive, updatedAt } = listed
  const { promo } = useAdminTexts()
  const { change, ...standing } = useRowChange(row.onSettled, { ...row, subject: listed })
  return {
    ...standing,
    toggle: () =>
      change(() => sendRequest(togglePromoCodeCall, { id, updatedAt }), {
        done: (isActive ? promo.done.deactivated : promo.done.activated)(code),
        failed: promo.toggleFailed,
      }),
    remove: () =>
      change(() => sendRequest(deletePromoCodeCall, { id, updatedAt }), {
        done: promo.done.deleted,
        failed: promo.deleteFailed,
      }),
  }
}
