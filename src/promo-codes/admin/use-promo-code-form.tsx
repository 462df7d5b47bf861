import type { FormKind } from '#back-office/form/use-admin-draft.tsx'
import { type AdminForm, useAdminForm } from '#back-office/form/use-admin-form.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { createPromoCodeCall, getPromoCodeCall, updatePromoCodeCall } from '../api.ts'
import {
  bodyOf,
  CODE_FIELDS,
  type CodeField,
  problemsIn,
  type StoredCode,
  type TypedCode,
  typedFrom,
} from './typed-promo-code.ts'

export type CodeForm = AdminForm<TypedCode, CodeField, StoredCode>

export function usePromoCodeForm(stored: StoredCode | null, onSaved: () => void): CodeForm {
  const { promo } = useAdminTexts()
  const kind: FormKind<TypedCode, CodeField, StoredCode> = {
    fields: CODE_FIELDS,
    typedFrom: (from) => typedFrom(from, new Date()),
    problemsIn: (typed, start) =>
      Object.fromEntries(
        Object.entries(problemsIn(typed, start, new Date())).map(([field, why]) => [
          field,
          why ? promo.problems[why] : '',
        ]),
      ),
    send: async (typed, start) => {
      const body = bodyOf(typed, start, new Date())
      const { promoCode } = start.stored ?? {}
      const call = promoCode
        ? sendRequest(updatePromoCodeCall, { ...body, id: promoCode.id, updatedAt: promoCode.updatedAt })
        : sendRequest(createPromoCodeCall, body)
      return (await call).data
    },
    read: async ({ promoCode: { id } }) => (await sendRequest(getPromoCodeCall, { id })).data,
    words: {
      done: stored ? promo.done.updated : promo.done.created,
      failed: stored ? promo.updateFailed : promo.createFailed,
    },
    onSaved,
  }
  return useAdminForm(kind, stored)
}
