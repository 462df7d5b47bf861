import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormKind } from '#back-office/form/use-admin-draft.tsx'
import { type AdminForm, useAdminForm } from '#back-office/form/use-admin-form.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Refusal } from '#lib/refusal.ts'
import { createProductCall, getProductCall, updateProductCall } from '../api.ts'
import type { Product } from '../shop-product.ts'
import {
  bodyOf,
  emptyProduct,
  PRODUCT_FIELDS,
  type ProductField,
  productProblems,
  serverProblems,
  type TypedImage,
  type TypedProduct,
  typedFrom,
} from './product-form.ts'
import { goesBare, leaderIn, whyNotSaved } from './saving.ts'
import { type Uploads, useUploads } from './use-uploads.tsx'

type Kind = FormKind<TypedProduct, ProductField, Product>
type Form = AdminForm<TypedProduct, ProductField, Product>

async function send(typed: TypedProduct, stored: Product | null, body: ReturnType<typeof bodyOf>): Promise<Product> {
  if (!body) throw new Refusal('INVALID')
  const call = stored
    ? sendRequest(updateProductCall, { ...body, id: stored.id, updatedAt: stored.updatedAt })
    : sendRequest(createProductCall, body)
  return call.then(
    ({ product }) => product,
    (error: unknown) => {
      if (!(error instanceof Refusal) || !error.errors) throw error
      throw new Refusal(error.code, { ...error, errors: serverProblems(error.errors, typed) })
    },
  )
}

/** Who leads now is asked about once; whoever agrees saves again, and takes the mark over. */
function useLeader() {
  const [name, setName] = useState<string>()
  const mayReplace = useRef(false)
  return {
    name,
    setName,
    agree: (): void => {
      mayReplace.current = true
      setName(undefined)
    },
    /** It counts for the one time that is sent next. */
    isAgreed: (): boolean => {
      const isAgreed = mayReplace.current
      mayReplace.current = false
      return isAgreed
    },
  }
}

/** Whether it may go into the shop without a picture; who has agreed is not asked again. */
function useBareQuestion() {
  const [question, setQuestion] = useState<{ answer: (isAgreed: boolean) => void }>()
  const isAgreed = useRef(false)
  return {
    isAsked: question !== undefined,
    answer: (agrees: boolean): void => question?.answer(agrees),
    ask: async (): Promise<boolean> => {
      if (isAgreed.current) return true
      isAgreed.current = await new Promise<boolean>((answer) => setQuestion({ answer }))
      setQuestion(undefined)
      return isAgreed.current
    },
  }
}

export function useProductForm(product: Product | null, onSaved?: (saved: Product) => void) {
  const { form: texts, product: words, images: imageTexts } = useAdminTexts()
  const leader = useLeader()
  const bare = useBareQuestion()
  // Known before the form is: it waits for pictures, and they are put into it.
  const sending = useRef<Uploads['sending']>({})
  const kind: Kind = {
    fields: PRODUCT_FIELDS,
    typedFrom: (stored) => (stored ? typedFrom(stored) : emptyProduct),
    problemsIn: (typed) =>
      Object.fromEntries(Object.entries(productProblems(typed)).map(([field, why]) => [field, texts.problems[why]])),
    whyNot: (typed, { stored }) => {
      const why = whyNotSaved(typed, stored, sending.current)
      if (!why) return null
      return why === 'fillIn' ? texts.fillIn : imageTexts[why]
    },
    ask: async (typed, { stored }) => !goesBare(typed, stored) || bare.ask(),
    send: (typed, start) => {
      const body = bodyOf(typed, start.typed)
      return send(typed, start.stored, body && { ...body, replaceFeatured: leader.isAgreed() })
    },
    read: async ({ id }) => (await sendRequest(getProductCall, { id, status: 'all' })).product,
    takes: (refusal) => {
      const name = leaderIn(refusal)
      if (name !== null) leader.setName(name)
      return name !== null
    },
    words: {
      done: product ? words.updated : words.created,
      failed: product ? words.updateFailed : words.createFailed,
    },
    ...(onSaved ? { onSaved } : {}),
  }
  const form = useAdminForm(kind, product)
  const uploads = useFormUploads(form)
  sending.current = uploads.sending

  return {
    form,
    uploads,
    saveWith: (part: Partial<TypedProduct>): void => saveWith(form, part),
    bare,
    leader: leader.name,
    replaceLeader: (): void => {
      leader.agree()
      form.form.current?.requestSubmit()
    },
    untickFeatured: (): void => {
      leader.setName(undefined)
      form.change({ featured: false })
    },
  }
}

/** Saved as if the button had been pressed, with this changed before. */
function saveWith(form: Form, part: Partial<TypedProduct>): void {
  flushSync(() => form.change(part))
  form.form.current?.requestSubmit()
}

/** Pictures arrive one after the other while the form is typed into: each is put to those that are there by then. */
function useFormUploads({ typed, change }: Form): Uploads {
  const images = useRef(typed.images)
  images.current = typed.images
  return useUploads(typed.images.length, (edit: (now: readonly TypedImage[]) => readonly TypedImage[]) => {
    images.current = edit(images.current)
    change({ images: images.current })
  })
}

export type ProductForm = ReturnType<typeof useProductForm>
