import { BulkOutcome, StepsOutcome } from '#back-office/list/bulk-outcome.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Code } from '#ui/code.tsx'
import type { Parcel } from './api.ts'
import type { Handed, Handing } from './use-handing.tsx'

interface PanelProps {
  handing: Handing
  parcels: readonly Parcel[]
}

/** How many left or were put on the list, what did not and why, and the way back for as long as there is one. */
export function HandedPanel({ handing: { outcome, undo, forget }, parcels }: PanelProps) {
  const { parcels: texts } = useAdminTexts()
  if (!outcome) return null
  if (outcome.what === 'added') {
    const refused = outcome.results.flatMap(({ code, problem }) =>
      problem ? [{ id: code, name: <Code>{code}</Code>, why: texts.problems[problem] }] : [],
    )
    const added = outcome.results.length - refused.length
    return <BulkOutcome key={refused.length} title={texts.addedMany(added)} refused={refused} onClose={forget} />
  }
  const { what, results } = outcome
  const done = results.filter(({ refusal }) => refusal === null)
  const title = what === 'handed' ? texts.handedOver(done.length) : texts.undone(done.length)
  const refused = refusedOf(results, parcels)
  return <StepsOutcome title={title} refused={refused} results={results} words={texts} onUndo={undo} onClose={forget} />
}

function refusedOf(results: readonly Handed[], parcels: readonly Parcel[]) {
  const nameOf = (id: string) => <Code>{parcels.find((parcel) => parcel.id === id)?.sku ?? ''}</Code>
  return results.flatMap(({ id, refusal }) => (refusal ? [{ id, name: nameOf(id), why: refusal.message }] : []))
}
