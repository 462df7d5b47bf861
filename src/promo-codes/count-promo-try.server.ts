import type { RequestContext } from '#lib/route.server.ts'

/** A code that somebody types may be a guess, wherever the shop takes one. */
export async function countPromoTry({ limits, browser }: Pick<RequestContext, 'limits' | 'browser'>): Promise<void> {
  await limits.count('promo code by browser', browser.id ?? browser.address)
  await limits.count('promo code by address', browser.address)
}
