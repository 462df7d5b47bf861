import { BulkOutcome } from '#back-office/list/bulk-outcome.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inWords } from '../product.ts'
import { ToPictures } from './to-pictures.tsx'
import type { Bulk } from './use-bulk.tsx'

/** Seconds in which it is offered; what was changed since is refused whenever it is asked for. */
const OFFERED = 60

export function BulkResultPanel({ bulk: { outcome, undo, forget } }: { bulk: Bulk }) {
  const { productBulk: texts } = useAdminTexts()
  const language = useLanguage()
  if (!outcome) return null
  const { what, results, products, left } = outcome
  const title = texts.done[what](results.filter(({ refusal }) => refusal === null).length)
  const nameOf = (id: string): string => {
    const product = products.find((each) => each.id === id)
    return product ? inWords(language, product.name, product.nameAr) : id
  }
  const refused = results.flatMap(({ id, refusal }) =>
    refusal ? [{ id, name: <bdi>{nameOf(id)}</bdi>, why: refusal.message }] : [],
  )
  const bare = left.map((product) => ({ id: product.id, name: <ToPictures product={product} />, why: texts.noPicture }))
  const isUndoable = results.some((result) => result.undo !== null)
  const offer = { label: texts.undo, name: texts.undoNamed(title), seconds: OFFERED, take: () => undo(outcome) }
  return (
    <BulkOutcome
      key={what + results.map(({ id, undo: back }) => `${id} ${back?.updatedAt}`).join()}
      title={title}
      hint={isUndoable ? texts.undoHint : undefined}
      refused={[...refused, ...bare]}
      offer={isUndoable ? offer : undefined}
      onClose={forget}
    />
  )
}
