import { useRevalidator } from 'react-router'
import { useIsPageOld } from '#back-office/admin-unread.tsx'
import kit from '#back-office/form/form.module.css'
import { type ContestedPart, StaleNotice, type TakenPart } from '#back-office/form/stale-notice.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import {
  type AdminFee,
  cellKey,
  type FeeField,
  feeIn,
  feeProblems,
  lostFees,
  type MovedCell,
  rowOf,
  type TypedFee,
} from './fee-edits.ts'
import type { FeeEditor } from './use-fee-editor.tsx'

function useShownCell() {
  const { shipping: texts } = useAdminTexts()
  const language = useLanguage()
  return (field: FeeField, value: TypedFee[FeeField]): string => {
    if (typeof value === 'boolean') return value ? texts.active : texts.inactive
    const isFee = field === 'fee' && !feeProblems({ fee: value, min: '0', max: '0' }).fee
    return isFee ? priceText(fromPounds(feeIn(value)), language) : value
  }
}

interface StaleProps {
  fees: readonly AdminFee[]
  editor: FeeEditor
}

/** What a colleague saved of rows that are typed into, cell by cell; and that the table could not be read since. */
export function StaleFees({ fees, editor: { moved, standing, edits } }: StaleProps) {
  const { shipping: texts } = useAdminTexts()
  const language = useLanguage()
  const show = useShownCell()
  const isOld = useIsPageOld()
  const { state, revalidate } = useRevalidator()
  const { taken, contested, choices } = moved
  // What was deleted is told beside it.
  const isStale = standing.isStale === true && lostFees(fees, edits).length === 0
  if (!isStale && taken.length + contested.length === 0) return null
  const partOf = (cell: MovedCell): TakenPart => {
    const { fee, field } = cell
    const place = inWords(language, fee.governorateName, fee.governorateNameAr)
    const names = { fee: texts.feeOf, min: texts.minOf, max: texts.maxOf, isActive: texts.activeIn }
    return { key: cellKey(cell), name: names[field](place), theirs: show(field, rowOf(fee, {})[field]) }
  }
  return (
    <StaleNotice
      met={[...taken, ...contested].map(cellKey).sort().join()}
      taken={taken.map(partOf)}
      contested={contested.map((cell): ContestedPart => {
        const part = partOf(cell)
        return { ...part, mine: show(cell.field, moved.mineOf(cell)), chosen: choices[part.key]?.whose }
      })}
      isAsked={standing.isAsked === true}
      onChoose={(key, whose) => {
        const cell = contested.find((each) => cellKey(each) === key)
        if (cell) moved.choose(cell, whose)
      }}
      next={isOld ? texts.staleUnread : undefined}
    >
      {isOld ? (
        <div className={kit.buttons}>
          <Button kind="outline" busy={state === 'loading'} onClick={() => void revalidate()}>
            {texts.readAgain}
          </Button>
        </div>
      ) : null}
    </StaleNotice>
  )
}
