import { BulkOutcome } from '#back-office/list/bulk-outcome.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { StockRow } from './api.ts'
import type { StockGrid } from './use-stock-grid.tsx'

/** What was refused stays in its cells, and why stands here; so does what orders did in between. */
export function GridOutcome({ grid: { outcome, forget } }: { grid: StockGrid }) {
  const { stock: texts } = useAdminTexts()
  const language = useLanguage()
  if (!outcome) return null
  const nameOf = ({ name, nameAr }: StockRow): string => inWords(language, name, nameAr)
  const merged = outcome.merged.flatMap(({ row, result }) =>
    result.merged.map((size) => texts.merged(`${nameOf(row)} ${size.size}`, size)),
  )
  return (
    <BulkOutcome
      key={JSON.stringify(outcome)}
      title={texts.saved(outcome.saved)}
      hint={merged.length > 0 ? `${texts.mergedTitle}. ${merged.join(' ')}` : undefined}
      refused={outcome.refused.map(({ row, result: { id, refusal } }) => ({
        id,
        name: <bdi>{nameOf(row)}</bdi>,
        why: [refusal?.size, refusal?.message].filter(Boolean).join(': '),
      }))}
      onClose={forget}
    />
  )
}
