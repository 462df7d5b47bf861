import type { Db } from '#lib/db.server.ts'
import type { Facts } from './facts.ts'
import { getRecord } from './get-record.server.ts'
import { filled, type ShopTexts } from './shop-texts.ts'

const inBoth = (text: { en: string; ar: string }, facts: Facts) => ({
  en: filled(text.en, facts, 'en'),
  ar: filled(text.ar, facts, 'ar'),
})

/** The long texts as shoppers read them: the numbers in them are the shop's own. */
export async function getPageTexts(db: Db): Promise<ShopTexts> {
  const { settings, texts } = await getRecord(db)
  const { shipping, returns, payment, privacy, terms } = texts.policies
  return {
    about: inBoth(texts.about, settings),
    policies: {
      shipping: inBoth(shipping, settings),
      returns: inBoth(returns, settings),
      payment: inBoth(payment, settings),
      privacy: inBoth(privacy, settings),
      terms: inBoth(terms, settings),
    },
  }
}
