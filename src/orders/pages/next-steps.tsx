import { useId } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { arrivalInLines, missedDay } from '#shipping/arrival.ts'
import type { Delivery } from '#shipping/delivery.ts'
import { Notice } from '#ui/notice.tsx'
import numbered from '#ui/numbered.module.css'
import { WriteToUs } from '../cash/write-to-us.tsx'
import { countedFrom, moneyBackOf, type ShownOrder, waitsForCard, waitsForWord } from '../shown-order.ts'
import styles from './order.module.css'

/** Nothing once the parcel is there or the order is over, and nothing before its card is paid: that has a panel. */
const isUnderWay = (order: ShownOrder): boolean =>
  order.status !== 'delivered' &&
  order.status !== 'cancelled' &&
  !waitsForCard(order) &&
  (order.status === 'shipped' || moneyBackOf(order) !== 'fully')

interface StepsProps {
  order: ShownOrder
  delivery: Delivery
}

/** The day by which it should have come, where that is over. */
function missedBy({ order, delivery }: StepsProps): Date | null {
  if (!isUnderWay(order) || delivery.kind !== 'known' || waitsForWord(order)) return null
  return missedDay(new Date(countedFrom(order)), delivery, new Date())
}

/** Beside what asks for a word of who waits for too long already. */
const OverdueWays = (steps: StepsProps) => (missedBy(steps) ? <WriteToUs sku={steps.order.sku} /> : null)

/** When it comes, as its governorate's row has it; null where nobody can tell, or it is there. Unconfirmed, it counts from a word of today. */
function useArrival(order: ShownOrder, delivery: Delivery): string | null {
  const language = useLanguage()
  const { checkout, shop } = useTexts('checkout')
  if (!isUnderWay(order) || delivery.kind !== 'known') return null
  const span = shop.delivery.span(delivery.min, delivery.max)
  const { nextAfterWord, nextDays, nextMissed } = checkout.order
  if (waitsForWord(order)) return nextAfterWord(span, arrivalInLines(new Date(), delivery, language))
  const missed = missedBy({ order, delivery })
  return missed
    ? nextMissed(dayText(missed.toISOString(), language))
    : nextDays(span, arrivalInLines(new Date(countedFrom(order)), delivery, language))
}

export function Arrival(steps: StepsProps) {
  const arrival = useArrival(steps.order, steps.delivery)
  if (!arrival) return null
  return missedBy(steps) ? (
    <Notice tone="warning">
      <p>{arrival}</p>
      <OverdueWays {...steps} />
    </Notice>
  ) : (
    <p>{arrival}</p>
  )
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
      <OverdueWays order={order} delivery={delivery} />
    </section>
  )
}
