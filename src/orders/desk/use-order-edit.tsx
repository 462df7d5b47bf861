import { useRef, useState } from 'react'
import type { FormKind } from '#back-office/form/use-admin-draft.tsx'
import { useAdminForm } from '#back-office/form/use-admin-form.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { AdminOrder } from '../admin/admin-order.ts'
import { getOrderForAdminCall } from '../api.ts'
import { editOrderCall, previewEditCall } from './api.ts'
import type { Preview } from './edit-dialog.tsx'
import { addressIn, CONTENTS, contentProblems, type TypedContents } from './typed-order.ts'
import type { Unsized } from './use-unsized.tsx'

export const typedFrom = ({ shippingAddress: place, products }: AdminOrder): TypedContents => ({
  name: place.name,
  phone: place.phone,
  email: place.email,
  city: place.city,
  cityName: place.cityName,
  address: place.address,
  postalCode: place.postalCode,
  lines: products.map(({ productId, size, quantity }) => ({ productId, size, quantity })),
})

const bodyOf = (typed: TypedContents, { id, status: from, updatedAt }: AdminOrder) => ({
  id,
  from,
  updatedAt,
  shippingAddress: addressIn(typed),
  products: [...typed.lines],
})

interface Asked {
  preview: Preview
  answer: (note: string | null) => void
}

/** What is typed is worked out by the server first, shown, and saved at the total that was seen. */
export function useOrderEdit(order: AdminOrder, { unsized, setUnsized }: Unsized, onSaved: () => void) {
  const { desk } = useAdminTexts()
  const [question, setQuestion] = useState<Asked | null>(null)
  const agreed = useRef({ total: 0, note: '' })
  const words = { address: desk.problems, noLines: desk.noLinesProblem, noSize: unsized && desk.noSizeProblem }

  const kind: FormKind<TypedContents, (typeof CONTENTS)[number], AdminOrder> = {
    fields: CONTENTS,
    typedFrom: (stored) => typedFrom(stored ?? order),
    problemsIn: (typed, { stored }) => contentProblems(typed, words, stored?.paymentMethod === 'paymob'),
    ask: async (typed, { stored }) => {
      const preview = await sendRequest(previewEditCall, bodyOf(typed, stored ?? order))
      const note = await new Promise<string | null>((answer) => setQuestion({ preview, answer }))
      setQuestion(null)
      agreed.current = { total: preview.after.total, note: note ?? '' }
      return note !== null
    },
    send: async (typed, { stored }) => {
      const body = { ...bodyOf(typed, stored ?? order), ...agreed.current }
      return (await sendRequest(editOrderCall, body)).order
    },
    read: async ({ id }) => (await sendRequest(getOrderForAdminCall, { id })).order,
    words: { done: desk.edited, failed: desk.editFailed },
    onSaved,
    begun: unsized ? ['lines'] : [],
    onDiscard: () => setUnsized(null),
  }
  return { form: useAdminForm(kind, order), question }
}
