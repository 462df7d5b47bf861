import { faint } from '#back-office/list/admin-table.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Badge } from '#ui/badge.tsx'
import type { ListedOrder } from '../admin/admin-order.ts'

/** Beside its status, while that matters: has the customer said yes? */
export function ConfirmationMark({ order: { confirmation } }: { order: Pick<ListedOrder, 'confirmation'> }) {
  const { confirmation: texts } = useAdminTexts()
  if (!confirmation?.mayAnswer) return null
  const { state, tries, isHeld } = confirmation
  return (
    <>
      <span className={faint}>{state === 'no answer' ? `${texts.states[state]} (${tries})` : texts.states[state]}</span>
      {isHeld ? <Badge tone="warning">{texts.isHeld}</Badge> : null}
    </>
  )
}
