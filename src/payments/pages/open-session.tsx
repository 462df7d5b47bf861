import { sendRequest } from '#lib/call.ts'
import { inLanguage, type Language, withoutLanguage } from '#lib/language.ts'
import { isDocumentOf } from '#lib/own-document.ts'
import type { ShownOrder } from '#orders/shown-order.ts'
import { openPaymentCall } from '../api.ts'
import { sessionForm } from '../session-form.ts'

/** The one page whose document may show the bank's pages in a frame. */
const FRAMING = '/checkout'

export const isFramingDocument = (): boolean => isDocumentOf(FRAMING)

const isHere = (): boolean => withoutLanguage(location.pathname) === FRAMING

const payPath = (orderId: string, language: Language): string => `${inLanguage(language, FRAMING)}?pay=${orderId}`

/** An address to go to, or a frame (it stays empty outside the checkout); null where the answer is no session. */
export async function openSession(
  order: ShownOrder,
  language: Language,
): Promise<{ url: string; isFrame: boolean } | null> {
  const { unifiedCheckoutUrl, data } = await sendRequest(openPaymentCall, sessionForm(order))
  if (!URL.canParse(unifiedCheckoutUrl)) return null
  const { iframeUrl } = data
  if (iframeUrl === null) return { url: unifiedCheckoutUrl, isFrame: false }
  return isFramingDocument() && isHere()
    ? { url: iframeUrl, isFrame: true }
    : { url: payPath(order.id, language), isFrame: false }
}
