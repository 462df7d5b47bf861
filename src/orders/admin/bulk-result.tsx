import { BulkOutcome } from '#back-office/bulk-outcome.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Code } from '#ui/code.tsx'
import { shortId } from '../order.ts'
import type { Bulk, BulkResult } from './use-bulk.tsx'

const DONE = { approve: 'approved', ship: 'shipped', deliver: 'delivered', undo: 'undone' } as const

/** How many were done, what was left and why, and the way back for as long as there is one. */
export function BulkResultPanel({ bulk: { outcome, undo, forget } }: { bulk: Bulk }) {
  const { bulk: texts, door, statuses } = useAdminTexts()
  if (!outcome) return null
  const { what, results } = outcome
  const count = results.filter(({ refusal }) => refusal === null).length
  const title = what === 'refuse' ? door.manyDone(count) : texts[DONE[what]](count)
  const undos = results.flatMap(({ undo }) => (undo ? [undo.seconds] : []))
  const why = ({ refusal, status }: BulkResult): string =>
    [refusal?.message, status && texts.nowAt(statuses[status])].filter(Boolean).join(' ')
  const refused = results
    .filter(({ refusal }) => refusal !== null)
    .map((result) => ({ id: result.id, name: <Code>{shortId(result.id)}</Code>, why: why(result) }))
  const offer = {
    label: texts.undo,
    name: texts.undoNamed(title),
    seconds: Math.min(...undos),
    take: () => undo(results),
  }
  return (
    <BulkOutcome
      key={results.map(({ id, undo: step }) => `${id} ${step?.step}`).join()}
      title={title}
      hint={undos.length > 0 ? texts.undoHint : undefined}
      refused={refused}
      offer={undos.length > 0 ? offer : undefined}
      onClose={forget}
    />
  )
}
