import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { ask } from '#lib/call.ts'
import type { Refusal } from '#lib/refusal.ts'
import { createProductCall, getProductCall, getStockCall, updateProductCall } from '../api.ts'
import type { Size } from '../product.ts'
import type { Product } from '../shop-product.ts'
import {
  bodyOf,
  type ProductBody,
  productProblems,
  type StockClash,
  serverProblems,
  withFreshStock,
} from './product-form.ts'
import type { Draft } from './use-typed-product.tsx'
import type { Uploads } from './use-uploads.tsx'

/** What stands between the admin and a saved product, besides single fields. */
interface Standing {
  /** A sentence for the whole form. */
  problem?: Problem
  clashes?: readonly StockClash[]
  /** Somebody else's version, saved after this one was opened. */
  stale?: Product
  /** The product that leads the collection now. */
  featured?: string
}

/** Why nothing is sent yet, as a sentence; null where all is well. */
function whyNot({ typed, start }: Draft, uploads: Uploads, { form, images }: AdminTexts): string | null {
  const found = Object.values(productProblems(typed))
  const misses = found.some((problem) => problem.endsWith('Required'))
  if (found.length > 0) return !start.stored && misses ? form.fillIn : form.toSave(found.length)
  const waiting = typed.images.flatMap(({ key }) => uploads.sending[key] ?? [])
  if (waiting.some(({ problem }) => problem !== null)) return images.fixFailed
  return waiting.length > 0 ? images.wait : null
}

/** Sold pieces must not come back because a form was open while they were sold. */
async function freshStock({ typed, start }: Draft, stored: Product) {
  const { sizes } = await ask(getStockCall, { id: stored.id })
  return withFreshStock(typed.stock, start.typed.stock, sizes)
}

async function send(stored: Product | null, body: ProductBody): Promise<Product> {
  const call = stored
    ? ask(updateProductCall, { ...body, id: stored.id, updatedAt: stored.updatedAt })
    : ask(createProductCall, body)
  return (await call).product
}

/** Null where it can't be had: saving once more asks for it once more. */
const findStored = (id: string): Promise<Product | null> =>
  ask(getProductCall, { id }).then(
    ({ product }) => product,
    () => null,
  )

const nameIn = (featured: unknown): string =>
  typeof featured === 'object' && featured !== null && 'name' in featured ? String(featured.name) : ''

export function useSaveProduct(draft: Draft, uploads: Uploads) {
  const texts = useAdminTexts()
  const { isBusy, act } = useAct()
  const [standing, setStanding] = useState<Standing>({})
  const [saved, setSaved] = useState<Product | null>(null)
  const { typed, start } = draft
  const { stored } = start

  const failed = async (refusal: Refusal, words: string): Promise<void> => {
    const { code, details, errors } = refusal
    const what = stored ? texts.product.updateFailed : texts.product.createFailed
    if (errors) draft.tell(serverProblems(errors, typed))
    if (code === 'FEATURED_TAKEN') setStanding({ featured: nameIn(details['featuredProduct']) })
    else {
      const stale = code === 'STALE_EDIT' && stored && (await findStored(stored.id))
      setStanding(stale ? { stale } : { problem: { text: texts.product.because(what, words), refusal } })
    }
  }

  const write = async (replaceFeatured: boolean): Promise<void> => {
    let { stock } = typed
    let opened: Record<Size, string> | undefined
    if (stored) {
      const fresh = await freshStock(draft, stored)
      stock = fresh.stock
      opened = fresh.opened
      draft.setStock(stock, fresh.opened)
      if (fresh.clashes.length > 0) return setStanding({ clashes: fresh.clashes })
    }
    const sent = { ...typed, stock }
    const body = bodyOf(sent, opened)
    if (!body) return
    const saved = await send(stored, { ...body, replaceFeatured })
    draft.begin(saved, sent)
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
