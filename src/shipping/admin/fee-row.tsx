import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useIsOwner, useMayChange } from '#back-office/admin-roles.tsx'
import { Cell, faint, Row, stack } from '#back-office/list/admin-table.tsx'
import { apart, RowActions } from '#back-office/list/row-actions.tsx'
import { RowWord } from '#back-office/list/row-word.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TrashIcon } from '#ui/icons.tsx'
import { DeleteFeeDialog } from './delete-fee-dialog.tsx'
import { type AdminFee, type FeeField, feeProblems, rowOf } from './fee-edits.ts'
import { DayFields, FeeField as FeeInput, StatusField } from './fee-fields.tsx'
import { PlaceCells } from './place-cells.tsx'
import type { FeeEditor } from './use-fee-editor.tsx'

interface RowProps {
  fee: AdminFee
  editor: FeeEditor
}

export function FeeRow({ fee, editor }: RowProps) {
  const { shipping: texts } = useAdminTexts()
  const { columns } = texts
  const mayChange = useMayChange()
  const isOpen = editor.openIds.includes(fee.id)
  return (
    <Row look={isOpen ? undefined : 'dense'}>
      <PlaceCells name={fee.governorateName} nameAr={fee.governorateNameAr} />
      {isOpen ? <OpenCells fee={fee} editor={editor} /> : <ShutCells fee={fee} />}
      {mayChange ? (
        <Cell label={columns.actions} kind="actions">
          <Actions fee={fee} editor={editor} isOpen={isOpen} />
        </Cell>
      ) : null}
    </Row>
  )
}

function ShutCells({ fee }: { fee: AdminFee }) {
  const { shipping: texts } = useAdminTexts()
  const language = useLanguage()
  const { shippingFee, leadDaysMin, leadDaysMax, isActive } = fee
  return (
    <>
      <Cell label={texts.columns.fee} kind="number">
        <bdi>{priceText(fromPounds(shippingFee), language)}</bdi>
      </Cell>
      <Cell label={texts.columns.days} kind="number">
        <bdi dir="ltr">{texts.days(leadDaysMin, leadDaysMax)}</bdi>
      </Cell>
      <Cell label={texts.columns.status} kind="short">
        <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? texts.active : texts.inactive}</Badge>
      </Cell>
    </>
  )
}

function OpenCells({ fee, editor }: RowProps) {
  const { shipping: texts } = useAdminTexts()
  const row = rowOf(fee, editor.edits)
  const own = editor.isTried ? feeProblems(row) : {}
  const language = useLanguage()
  const told = (field: FeeField): string | undefined => {
    const problem = own[field]
    return editor.standing.rows?.[fee.id]?.[field] ?? (problem && texts.problems[problem])
  }
  const fields = {
    row,
    place: inWords(language, fee.governorateName, fee.governorateNameAr),
    problem: told,
    onChange: (typed: Parameters<FeeEditor['change']>[1]) => editor.change(fee, typed),
  }
  return (
    <>
      <Cell label={texts.columns.fee}>
        <FeeInput {...fields} />
      </Cell>
      <Cell label={texts.columns.days}>
        <DayFields {...fields} />
      </Cell>
      <Cell label={texts.columns.status}>
        <span className={stack}>
          <StatusField {...fields} />
          {row.isActive ? null : <span className={faint}>{texts.noOrders(fields.place)}</span>}
        </span>
      </Cell>
    </>
  )
}

/** A row that opens is there to be typed into; Escape shuts it. */
function Actions({ fee, editor, isOpen }: RowProps & { isOpen: boolean }) {
  const { shipping: texts } = useAdminTexts()
  const mayDelete = useIsOwner()
  const place = inWords(useLanguage(), fee.governorateName, fee.governorateNameAr)
  const [isDeleting, setDeleting] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (!isWanted) return
    setWanted(false)
    const input = buttons.current?.closest('tr')?.querySelector<HTMLInputElement>('input')
    input?.focus()
    input?.select()
  }, [isWanted])

  const edit = (): void => {
    editor.open([fee.id])
    setWanted(true)
  }

  return (
    <RowActions ref={buttons}>
      {isOpen ? (
        <Button kind="quiet" aria-label={texts.undoOf(place)} data-undo onClick={() => editor.close([fee.id])}>
          {texts.undo}
        </Button>
      ) : (
        <Button kind="quiet" aria-label={texts.editOf(place)} onClick={edit}>
          {texts.edit}
        </Button>
      )}
      {mayDelete ? (
        <Button
          kind="quiet"
          className={apart}
          aria-haspopup="dialog"
          aria-label={texts.deleteOf(place)}
          onClick={() => setDeleting(true)}
        >
          <RowWord icon={<TrashIcon />}>{texts.delete}</RowWord>
        </Button>
      ) : null}
      <DeleteFeeDialog fee={fee} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </RowActions>
  )
}

/** Up and down lead to the same field of the next row; Escape gives a row up. */
export function onTableKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event
  if (!(target instanceof HTMLInputElement)) return
  if (key === 'Escape') target.closest('tr')?.querySelector<HTMLElement>('[data-undo]')?.click()
  const { column: name } = target.dataset
  if (name === undefined || (key !== 'ArrowUp' && key !== 'ArrowDown')) return
  const column = [...currentTarget.querySelectorAll<HTMLInputElement>(`[data-column="${name}"]`)]
  const next = column[column.indexOf(target) + (key === 'ArrowUp' ? -1 : 1)]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.select()
}
