import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Refusal } from '#lib/refusal.ts'
import { createProductCall, getProductCall, getStockCall, updateProductCall } from '../api.ts'
import type { Size } from '../product.ts'
import type { Product } from '../shop-product.ts'
import { bodyOf, type ProductBody, type StockClash, serverProblems, withFreshStock } from './product-form.ts'
import { refusedSave, whyNotSaved } from './saving.ts'
import type { Draft } from './use-typed-product.tsx'
import type { Uploads } from './use-uploads.tsx'

interface Standing {
  problem?: Problem
  clashes?: readonly StockClash[]
  /** Somebody else's version, saved after this one was opened. */
  stale?: Product
  /** The product that leads the collection now. */
  featured?: string
}

/** Why nothing is sent yet, as a sentence; null where all is well. */
function whyNot({ typed, start }: Draft, uploads: Uploads, { form, images }: AdminTexts): string | null {
  const why = whyNotSaved(typed, start.stored, uploads.sending)
  if (!why) return null
  if (why.reason === 'toSave') return form.toSave(why.count)
  return why.reason === 'fillIn' ? form.fillIn : images[why.reason]
}

/** Sold pieces must not come back because a form was open while they were sold. */
async function freshStock({ typed, start }: Draft, stored: Product) {
  const { sizes } = await sendRequest(getStockCall, { id: stored.id })
  return withFreshStock(typed.stock, start.typed.stock, sizes)
}

async function send(stored: Product | null, body: ProductBody): Promise<Product> {
  const call = stored
    ? sendRequest(updateProductCall, { ...body, id: stored.id, updatedAt: stored.updatedAt })
    : sendRequest(createProductCall, body)
  return (await call).product
}

/** Null where it can't be had: saving once more asks for it once more. */
const findStored = (id: string): Promise<Product | null> =>
  sendRequest(getProductCall, { id }).then(
    ({ product }) => product,
    () => null,
  )

export function useSaveProduct(draft: Draft, uploads: Uploads) {
  const texts = useAdminTexts()
  const { isBusy, act } = useAct()
  const [standing, setStanding] = useState<Standing>({})
  const [saved, setSaved] = useState<Product | null>(null)
  const { typed, start } = draft
  const { stored } = start

  const failed = async (refusal: Refusal, words: string): Promise<void> => {
    if (refusal.errors) draft.tell(serverProblems(refusal.errors, typed))
    const failure = refusedSave(refusal, stored)
    if (failure.kind === 'featured') return setStanding({ featured: failure.name })
    const stale = failure.kind === 'stale' && (await findStored(failure.id))
    const what = stored ? texts.product.updateFailed : texts.product.createFailed
    setStanding(stale ? { stale } : { problem: { text: texts.product.because(what, words), refusal } })
  }

  const write = async (replaceFeatured: boolean): Promise<void> => {
    let { stock } = typed
    let startStock: Record<Size, string> | undefined
    if (stored) {
      const fresh = await freshStock(draft, stored)
      stock = fresh.stock
      startStock = fresh.startStock
      draft.setStock(stock, fresh.startStock)
      if (fresh.clashes.length > 0) return setStanding({ clashes: fresh.clashes })
    }
    const draftToSend = { ...typed, stock }
    const body = bodyOf(draftToSend, startStock)
    if (!body) return
    const saved = await send(stored, { ...body, replaceFeatured })
    draft.begin(saved, draftToSend)
    tell('success', stored ? texts.product.updated : texts.product.created)
    setSaved(saved)
  }

  const save = (how: 'ask' | 'replace' = 'ask'): void => {
    const problem = whyNot(draft, uploads, texts)
    draft.tryIt()
    setStanding(problem ? { problem: { text: problem } } : {})
    if (problem) return
    const change = () => write(how === 'replace')
    void act(change, ({ refusal, words }) => void failed(refusal, words))
  }

  return { save, isBusy, standing, setStanding, saved }
}
