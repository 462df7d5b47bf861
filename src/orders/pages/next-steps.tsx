import { useId } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { arrivalText, missedDay } from '#shipping/arrival.ts'
import type { Delivery } from '#shipping/delivery.ts'
import numbered from '#ui/numbered.module.css'
import { countedFrom, moneyBackOf, type ShownOrder, waitsForCard, waitsForWord } from '../shown-order.ts'
import styles from './order.module.css'

/** Nothing once the parcel is there or the order is over, and nothing before its card is paid: that has a panel. */
const isUnderWay = (order: ShownOrder): boolean =>
  order.status !== 'delivered' &&
  order.status !== 'cancelled' &&
  !waitsForCard(order) &&
  (order.status === 'shipped' || moneyBackOf(order) !== 'fully')

/** When it comes, as its governorate's row has it; null where nobody can tell, or it is there. Unconfirmed, it counts from a word of today. */
export function useArrival(order: ShownOrder, delivery: Delivery): string | null {
  const language = useLanguage()
  const { checkout, shop } = useTexts('checkout')
  if (!isUnderWay(order) || delivery.kind !== 'known') return null
  const span = shop.delivery.span(delivery.min, delivery.max)
  const { nextAfterWord, nextDays, nextMissed } = checkout.order
  if (waitsForWord(order)) return nextAfterWord(span, arrivalText(new Date(), delivery, language))
  const from = new Date(countedFrom(order))
  const missed = missedDay(from, delivery, new Date())
  return missed
    ? nextMissed(dayText(missed.toISOString(), language))
    : nextDays(span, arrivalText(from, delivery, language))
}

interface StepsProps {
  order: ShownOrder
  delivery: Delivery
}

export function NextSteps({ order, delivery }: StepsProps) {
  const language = useLanguage()
  const texts = useTexts('checkout').checkout.order
  const id = useId()
  const isShipped = order.status === 'shipped'
  const first = waitsForWord(order) ? texts.nextWord : texts.nextConfirm
  const arrives = useArrival(order, delivery) ?? texts.nextSoon
  if (!isUnderWay(order)) return null
  return (
    <section className={styles.next} aria-labelledby={id}>
      <h2 id={id}>{texts.next}</h2>
      <ol className={numbered.numbered}>
        <li>{isShipped ? texts.nextShipped : first}</li>
        <li>{texts.nextCall}</li>
        {isShipped && delivery.kind !== 'known' ? null : <li>{arrives}</li>}
        {order.isPaid ? null : <li>{texts.nextPay(priceText(fromPounds(order.total), language))}</li>}
      </ol>
    </section>
  )
}
