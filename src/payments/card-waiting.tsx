import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import type { ShownOrder } from '#orders/shown-order.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePaymentStatus } from './use-payment-status.tsx'

/** On the page of a card order that is not paid yet: the bank is asked until it answers, then the page is read again. */
export function CardWaiting({ order }: { order: ShownOrder }) {
  const { success, tryAgain } = useTexts().payment
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const { status, isUnheard, isLate } = usePaymentStatus(order.id, order.status)
  const hasMoved = status !== order.status
  useEffect(() => {
    if (hasMoved) void revalidate()
  }, [hasMoved, revalidate])
  return (
    <Notice>
      <p>{isLate ? success.late : isUnheard ? success.unheard : success.waiting}</p>
      {isLate ? (
        <p>
          <ButtonLink kind="outline" to={inLanguage(language, '/checkout')}>
            {tryAgain}
          </ButtonLink>
        </p>
      ) : null}
    </Notice>
  )
}
