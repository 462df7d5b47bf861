import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { arrivalInLines } from '#shipping/arrival.ts'
import type { Delivery } from '#shipping/delivery.ts'

/** When the order comes if it is placed now; nothing where nobody can tell. */
export function useDaysText(delivery: Delivery): string | undefined {
  const language = useLanguage()
  const { checkout, shop } = useTexts('checkout')
  if (delivery.kind !== 'known') return undefined
  const span = shop.delivery.span(delivery.min, delivery.max)
  return checkout.fee.days(span, arrivalInLines(new Date(), delivery, language))
}
