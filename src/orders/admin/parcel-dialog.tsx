import { FormDialog } from '#back-office/form/form-dialog.tsx'
import type { FormKind } from '#back-office/form/use-admin-draft.tsx'
import { useAdminForm } from '#back-office/form/use-admin-form.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Refusal } from '#lib/refusal.ts'
import { type Parcel, parcelProblems } from '../tending/courier.ts'
import type { ListedOrder } from './admin-order.ts'
import { asSent, ParcelFields, storedParcel } from './parcel-fields.tsx'

export interface ParcelDialogProps extends Pick<ListedOrder, 'parcel'> {
  /** A letter has named it as it is. */
  isTold: boolean
  /** With what whoever names it saw. */
  send: (named: Parcel & { seen: Parcel }) => Promise<unknown>
  isOpen: boolean
  onClose: () => void
}

/** What a colleague saved meanwhile: the next try goes on from there. */
function parcelNow(refusal: Refusal): Parcel {
  const { courier, trackingNumber } = refusal.details
  if (refusal.code !== 'STALE_EDIT' || typeof courier !== 'string' || typeof trackingNumber !== 'string') throw refusal
  return { courier, trackingNumber }
}

function useParcelForm({ send, isOpen, onClose, ...order }: ParcelDialogProps) {
  const { parcel: texts } = useAdminTexts()
  const { revalidate } = useReadingAgain()
  const opened = storedParcel(order)
  const kind: FormKind<Parcel, keyof Parcel, Parcel> = {
    fields: ['courier', 'trackingNumber'],
    typedFrom: (stored) => stored ?? opened,
    problemsIn: (typed) =>
      Object.fromEntries(
        Object.entries(parcelProblems(asSent(typed))).map(([field, why]) => [field, texts.problems[why]]),
      ),
    send: async (typed, { stored }) => {
      const named = asSent(typed)
      await send({ ...named, seen: stored ?? opened })
      return named
    },
    read: async (_, refusal) => parcelNow(refusal),
    words: { done: texts.saved, failed: texts.failed },
    onSaved: () => {
      onClose()
      void revalidate()
    },
    isShut: !isOpen,
  }
  return useAdminForm(kind, opened)
}

export function ParcelDialog(props: ParcelDialogProps) {
  const { isTold, isOpen, onClose } = props
  const { parcel: texts } = useAdminTexts()
  const form = useParcelForm(props)
  return (
    <FormDialog
      {...{ form, isOpen, onClose }}
      names={{ courier: texts.courier, trackingNumber: texts.number }}
      show={(field, typed) => typed[field]}
      title={texts.changeTitle}
      save={texts.save}
    >
      <ParcelFields parcel={form.typed} onType={form.change} isTried={form.isTried} />
      {isTold ? <p>{texts.notAgain}</p> : null}
    </FormDialog>
  )
}
