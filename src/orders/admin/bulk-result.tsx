import { StepsOutcome } from '#back-office/list/bulk-outcome.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Code } from '#ui/code.tsx'
import { shortId } from '../order.ts'
import type { Bulk, BulkResult } from './use-bulk.tsx'

const DONE = { approve: 'approved', ship: 'shipped', deliver: 'delivered', undo: 'undone', print: 'printed' } as const

/** How many were done, what was left and why, and the way back for as long as there is one. */
export function BulkResultPanel({ bulk: { outcome, undo, forget } }: { bulk: Bulk }) {
  const { bulk: texts, door, statuses } = useAdminTexts()
  if (!outcome) return null
  const { what, results } = outcome
  const count = results.filter(({ refusal }) => refusal === null).length
  const title = what === 'refuse' ? door.manyDone(count) : texts[DONE[what]](count)
  const why = ({ refusal, status }: BulkResult): string =>
    [refusal?.message, status && texts.nowAt(statuses[status])].filter(Boolean).join(' ')
  const refused = results
    .filter(({ refusal }) => refusal !== null)
    .map((result) => ({ id: result.id, name: <Code>{shortId(result.id)}</Code>, why: why(result) }))
  return <StepsOutcome title={title} refused={refused} results={results} words={texts} onUndo={undo} onClose={forget} />
}
