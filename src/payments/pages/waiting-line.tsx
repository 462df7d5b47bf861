import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import type { ShownOrder } from '#orders/shown-order.ts'
import { getUnpaidOrderCall } from '../api.ts'
import { forgetUnpaid } from './kept-unpaid.tsx'
import { useTimeLeft } from './use-time-left.tsx'
import styles from './waiting-line.module.css'

const MINUTE = 60_000

export function WaitingLine({ className, onLeave }: { className?: string | undefined; onLeave?: () => void }) {
  const [order, setOrder] = useState<ShownOrder | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    sendRequest(getUnpaidOrderCall, {}, { signal: stop.signal }).then(
      (answer) => {
        setOrder(answer.order)
        if (!answer.order) forgetUnpaid()
      },
      () => undefined,
    )
    return () => stop.abort()
  }, [])
  return order ? <Line order={order} className={className} onLeave={onLeave} /> : null
}

interface LineProps {
  order: ShownOrder
  className: string | undefined
  onLeave: (() => void) | undefined
}

function Line({ order: { id, paymentInfo }, className, onLeave }: LineProps) {
  const { line } = useTexts('payment').payment.unpaid
  const language = useLanguage()
  const timeLeft = useTimeLeft(paymentInfo.payBy)
  if (timeLeft === 0) return null
  return (
    <p className={[styles.line, className].filter(Boolean).join(' ')}>
      <Link to={inLanguage(language, `/order/${id}`)} onClick={onLeave}>
        {line(Math.ceil(timeLeft / MINUTE))}
      </Link>
    </p>
  )
}
