import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Answers } from '#back-office/admin-answers.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import kit from '#back-office/form/form.module.css'
import { LeaveGuard } from '#back-office/form/leave-guard.tsx'
import { GoneNotice } from '#back-office/form/stale-notice.tsx'
import { useSaveInTurn, useSaveKey } from '#back-office/form/use-form-keys.tsx'
import { AdminTable } from '#back-office/list/admin-table.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { WhoMay } from '#back-office/who-may.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { GOVERNORATES, type GovernorateId } from '../governorates.ts'
import { type AdminFee, lostFees } from './fee-edits.ts'
import { FeeRow, onTableKey } from './fee-row.tsx'
import styles from './shipping.module.css'
import { StaleFees } from './stale-fees.tsx'
import { UnsetRow } from './unset-row.tsx'
import type { FeeEditor } from './use-fee-editor.tsx'

interface TableProps {
  fees: readonly AdminFee[]
  editor: FeeEditor
}

interface SetProps {
  onSet: (place: GovernorateId) => void
}

/** One form for as many rows as are open: Enter, Ctrl+S or the bar below saves them all. */
export function FeeTable({ fees, editor, onSet }: TableProps & SetProps) {
  const { shipping: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const { actions, ...columns } = texts.columns
  const { form, standing, changed, openIds } = editor
  const isDirty = changed.length > 0
  const { problem, isStale } = standing
  const save = useSaveInTurn({
    isBusy: editor.isBusy,
    isWanted: isDirty,
    isHeld: Boolean(problem) || isStale === true,
    save: editor.save,
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    save()
  }
  useSaveKey(save)

  return (
    <form ref={form} className={styles.table} noValidate onSubmit={onSubmit} onKeyDown={onTableKey}>
      <WhoMay ownerOnly={texts.ownerOnly} />
      <NotSaved editor={editor} />
      <StaleFees fees={fees} editor={editor} />
      <LostRows fees={fees} editor={editor} />
      <div>
        <AdminTable
          label={texts.title}
          count={texts.showing(GOVERNORATES.length)}
          columns={[...Object.values(columns), ...(mayChange ? [actions] : [])]}
        >
          {GOVERNORATES.map((governorate) => {
            const fee = fees.find(({ governorateId }) => governorateId === governorate.id)
            if (fee) return <FeeRow key={governorate.id} fee={fee} editor={editor} />
            return <UnsetRow key={governorate.id} governorate={governorate} onSet={onSet} />
          })}
        </AdminTable>
      </div>
      {openIds.length > 0 ? <SaveBar editor={editor} /> : null}
      <SwitchOffDialog editor={editor} />
      <LeaveGuard isDirty={isDirty} text={texts.leaveText} />
    </form>
  )
}

export function EditAll({ fees, editor }: TableProps) {
  const { shipping: texts } = useAdminTexts()
  if (!useMayChange() || fees.length === 0) return null
  const isAll = fees.every(({ id }) => editor.openIds.includes(id))
  const openAll = (): void => {
    flushSync(() => editor.open(fees.map(({ id }) => id)))
    editor.form.current?.querySelector<HTMLElement>('[data-column]')?.focus()
  }
  return (
    <Button kind="outline" disabled={isAll} onClick={openAll}>
      {texts.editAll}
    </Button>
  )
}

const useNames = (): ((fees: readonly AdminFee[]) => string) => {
  const { common } = useAdminTexts()
  const language = useLanguage()
  return (fees) =>
    fees
      .map(({ governorateName, governorateNameAr }) => inWords(language, governorateName, governorateNameAr))
      .join(common.list)
}

/** What stands against saving; the rows that do are led to by their names. */
function NotSaved({ editor: { form, standing, wrong, moved } }: { editor: FeeEditor }) {
  const { shipping: texts } = useAdminTexts()
  const namesOf = useNames()
  const { problem } = standing
  if (!problem) return null
  if (problem.refusal || (standing.isAsked && moved.open.length > 0)) return <ProblemNotice problem={problem} />
  if (wrong.length === 0) return null
  const lead = (at: number): void => {
    const row = form.current?.querySelectorAll('tr:has([aria-invalid="true"])')[at]
    row?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <ProblemNotice problem={{ text: texts.toSave(wrong.length) }}>
      <div className={kit.ways}>
        {wrong.map((fee, at) => (
          <Button key={fee.id} kind="quiet" onClick={() => lead(at)}>
            {namesOf([fee])}
          </Button>
        ))}
      </div>
    </ProblemNotice>
  )
}

/** What a colleague deleted while somebody typed into it. */
function LostRows({ fees, editor }: TableProps) {
  const { shipping: texts } = useAdminTexts()
  const namesOf = useNames()
  const lost = lostFees(fees, editor.edits)
  if (lost.length === 0) return null
  return (
    <GoneNotice text={texts.gone(namesOf(lost))}>
      <div className={kit.buttons}>
        <Button kind="outline" onClick={() => editor.close(lost.map(({ id }) => id))}>
          {texts.goneDrop}
        </Button>
      </div>
    </GoneNotice>
  )
}

function SaveBar({ editor: { changed, isBusy, discard } }: { editor: FeeEditor }) {
  const { shipping: texts } = useAdminTexts()
  const isDirty = changed.length > 0
  return (
    <div className={kit.bar}>
      <p className={kit.unsaved} aria-live="polite">
        {isDirty ? texts.changed(changed.length) : ''}
      </p>
      <div className={kit.buttons}>
        <Button kind="outline" disabled={isBusy} onClick={discard}>
          {isDirty ? texts.discard : texts.undo}
        </Button>
        <Button type="submit" busy={isBusy} aria-disabled={!isDirty}>
          {texts.save}
        </Button>
      </div>
    </div>
  )
}

/** Without an active fee there are no orders: said before it is done. */
function SwitchOffDialog({ editor }: { editor: FeeEditor }) {
  const { shipping: texts, common } = useAdminTexts()
  const namesOf = useNames()
  const { standing, isBusy, save, keepOn } = editor
  const { off } = standing
  const onClose = (): void => {
    if (off) keepOn()
  }
  const buttons = (
    <Answers onCancel={keepOn}>
      <Button busy={isBusy} onClick={() => save('sure')}>
        {texts.offConfirm}
      </Button>
    </Answers>
  )
  return (
    <Dialog
      isOpen={off !== undefined}
      onClose={onClose}
      title={texts.offTitle}
      closeLabel={common.close}
      footer={buttons}
    >
      <p>{texts.offText(namesOf(off ?? []))}</p>
    </Dialog>
  )
}
