import type { Db } from '#lib/db.server.ts'
import { findDeliveryDays } from './db.server.ts'
import { getRecord } from './get-record.server.ts'
import { filled, type ShopTexts, type Sources } from './shop-texts.ts'

const inBoth = (text: { en: string; ar: string }, sources: Sources) => ({
  en: filled(text.en, sources, 'en'),
  ar: filled(text.ar, sources, 'ar'),
})

/** The long texts as shoppers read them: the numbers in them are the shop's own. */
export async function getPageTexts(db: Db): Promise<ShopTexts> {
  const { settings: facts, texts } = await getRecord(db)
  const sources = { facts, delivery: await findDeliveryDays(db) }
  const { shipping, returns, payment, privacy, terms } = texts.policies
  return {
    about: inBoth(texts.about, sources),
    policies: {
      shipping: inBoth(shipping, sources),
      returns: inBoth(returns, sources),
      payment: inBoth(payment, sources),
      privacy: inBoth(privacy, sources),
      terms: inBoth(terms, sources),
    },
  }
}
