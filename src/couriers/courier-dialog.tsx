import { useRevalidator } from 'react-router'
import { FormDialog } from '#back-office/form/form-dialog.tsx'
import type { FormKind } from '#back-office/form/use-admin-draft.tsx'
import { useAdminForm } from '#back-office/form/use-admin-form.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { numberIn } from '#lib/digits.ts'
import { Refusal } from '#lib/refusal.ts'
import { CheckField, TextField } from '#ui/field.tsx'
import { addCourierCall, listCouriersCall, saveCourierCall } from './api.ts'
import { isTrackingPage, LONGEST_COURIER, LONGEST_PAGE, MOST_PAY_DAYS, PAY_DAYS } from './courier.ts'
import type { Courier } from './use-couriers.tsx'

interface DialogProps {
  /** None: a new one. */
  courier?: Courier
  isOpen: boolean
  onClose: () => void
}

interface Typed {
  name: string
  page: string
  isActive: boolean
  payDays: string
}

const isPayDays = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= MOST_PAY_DAYS

type Field = keyof Typed

const FIELDS: readonly Field[] = ['name', 'page', 'payDays', 'isActive']

const typedFrom = (courier: Courier | null): Typed => ({
  name: courier?.name ?? '',
  page: courier?.page ?? '',
  isActive: courier?.isActive ?? true,
  payDays: String(courier?.payDays ?? PAY_DAYS),
})

async function findCourier({ id }: Courier): Promise<Courier> {
  const { couriers } = await sendRequest(listCouriersCall, {})
  const courier = couriers.find((each) => each.id === id)
  if (!courier) throw new Refusal('NOT_FOUND')
  return courier
}

function useCourierForm({ courier, isOpen, onClose }: DialogProps) {
  const { couriers: texts } = useAdminTexts()
  const { revalidate } = useRevalidator()
  const kind: FormKind<Typed, Field, Courier> = {
    fields: FIELDS,
    typedFrom,
    problemsIn: ({ name, page, payDays }) => ({
      ...(name.trim() === '' ? { name: texts.required } : {}),
      ...(isTrackingPage(page.trim()) ? {} : { page: texts.pageWrong }),
      ...(isPayDays(numberIn(payDays)) ? {} : { payDays: texts.payDaysWrong }),
    }),
    send: async (typed, { stored }) => {
      const form = { page: typed.page.trim(), isActive: typed.isActive, payDays: numberIn(typed.payDays) }
      const call = stored
        ? sendRequest(saveCourierCall, { id: stored.id, ...form, updatedAt: stored.updatedAt })
        : sendRequest(addCourierCall, { name: typed.name.trim(), ...form })
      return (await call).courier
    },
    read: findCourier,
    words: {
      done: ({ name }) => (courier ? texts.saved(name) : texts.added(name)),
      failed: texts.failed,
    },
    onSaved: () => {
      onClose()
      void revalidate()
    },
    isShut: !isOpen,
  }
  return useAdminForm(kind, courier ?? null)
}

export function CourierDialog(props: DialogProps) {
  const { courier, isOpen, onClose } = props
  const { couriers: texts } = useAdminTexts()
  const form = useCourierForm(props)
  const show = (field: Field, typed: Typed): string =>
    field === 'isActive' ? (typed.isActive ? texts.yes : texts.no) : typed[field]
  return (
    <FormDialog
      {...{ form, show, isOpen, onClose }}
      names={{ name: texts.name, page: texts.page, payDays: texts.payDays, isActive: texts.columns.offered }}
      title={courier ? texts.editTitle(courier.name) : texts.addTitle}
      save={courier ? texts.save : texts.add}
    >
      <Fields isNew={!courier} typed={form.typed} problems={form.problems} onType={form.change} />
    </FormDialog>
  )
}

interface FieldsProps {
  isNew: boolean
  typed: Typed
  problems: Readonly<Record<string, string>>
  onType: (typed: Partial<Typed>) => void
}

function Fields({ isNew, typed, problems, onType }: FieldsProps) {
  const { couriers: texts } = useAdminTexts()
  return (
    <>
      {isNew ? (
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          problem={problems['name']}
          name="name"
          data-first
          dir="auto"
          required
          autoComplete="off"
          maxLength={LONGEST_COURIER}
          value={typed.name}
          onChange={({ currentTarget }) => onType({ name: currentTarget.value })}
        />
      ) : null}
      <TextField
        label={texts.page}
        hint={texts.pageHint}
        problem={problems['page']}
        name="page"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_PAGE}
        value={typed.page}
        onChange={({ currentTarget }) => onType({ page: currentTarget.value })}
      />
      <TextField
        label={texts.payDays}
        hint={texts.payDaysHint}
        problem={problems['payDays']}
        name="payDays"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed.payDays}
        onChange={({ currentTarget }) => onType({ payDays: currentTarget.value })}
      />
      <CheckField
        label={texts.offered}
        name="isActive"
        checked={typed.isActive}
        onChange={({ currentTarget }) => onType({ isActive: currentTarget.checked })}
      />
    </>
  )
}
