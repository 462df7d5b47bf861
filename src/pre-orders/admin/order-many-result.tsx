import { BulkOutcome } from '#back-office/list/bulk-outcome.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Code } from '#ui/code.tsx'
import { numberOf } from '../pre-order.ts'
import type { ManyOrders } from './use-order-many.tsx'

/** How many became orders, and why the others did not. */
export function OrderManyResult({ many: { outcome, forget } }: { many: ManyOrders }) {
  const { preOrder: texts } = useAdminTexts()
  if (!outcome) return null
  const refused = outcome.flatMap(({ id, refusal }) =>
    refusal ? [{ id, name: <Code>{numberOf(id)}</Code>, why: refusal.message }] : [],
  )
  return (
    <BulkOutcome
      key={outcome.map(({ id, orderId }) => `${id} ${orderId}`).join()}
      title={texts.orderedMany(outcome.length - refused.length)}
      refused={refused}
      onClose={forget}
    />
  )
}
