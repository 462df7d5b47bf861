import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { priceText } from '#lib/money.ts'
import { arrivalInLines } from './arrival.ts'
import { deliveryFrom, deliveryTo, type Fee } from './delivery.ts'
import { useGovernorate } from './use-governorate.tsx'

/** What is said of delivery, in two lines: for all of Egypt until the governorate is chosen. */
export function useDeliveryWords(fees: readonly Fee[] | null): { title: string; text: string } {
  const { delivery: words } = useTexts().shop
  const language = useLanguage()
  const chosen = useGovernorate((state) => state.chosen)
  const place = chosen && inWords(language, chosen.name, chosen.nameAr)
  const delivery = chosen ? deliveryTo(chosen.id, fees) : deliveryFrom(fees)
  if (place && delivery.kind === 'missing') return { title: words.notConfigured(place), text: words.otherPlace }
  if (delivery.kind !== 'known') return { title: words.anywhere, text: words.atCheckout }
  const { fee, min, max } = delivery
  const days = words.days(min, max)
  const price = priceText(fee, language).replaceAll(' ', '\u00a0')
  if (!place) return { title: words.from(price), text: days }
  return {
    title: words.to(place, price),
    text: words.between(days, arrivalInLines(new Date(), { min, max }, language)),
  }
}
