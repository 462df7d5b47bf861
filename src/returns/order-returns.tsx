import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { dayText } from '#lib/days.ts'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { getReturnsOfOrderCall } from './api.ts'
import { isAskedAnew } from './return-draft.ts'
import { ReturnShown } from './return-shown.tsx'
import styles from './returns.module.css'
import type { Returnable, ReturnsOfOrder } from './shown.ts'
import { useWhyNot } from './use-why-not.tsx'

interface OrderReturnsProps {
  order: { id: string; sku: string; status: string; isOwn: boolean }
}

/** On an order's own page, once it has come: its returns, and the way to a new one. */
export function OrderReturns({ order: { sku, status, isOwn } }: OrderReturnsProps) {
  const { list } = useTexts('returns').returns
  const id = useId()
  const [answer, setAnswer] = useState<ReturnsOfOrder | null>(null)
  const [times, setTimes] = useState(0)
  const mayHave = isOwn && status === 'delivered'
  useEffect(() => {
    if (!mayHave) return
    let isGone = times < 0
    const keep = (returnsOfOrder: ReturnsOfOrder | null): void => {
      if (!isGone) setAnswer(returnsOfOrder)
    }
    sendRequest(getReturnsOfOrderCall, { sku }).then(keep, () => times === 0 && keep(null))
    return () => {
      isGone = true
    }
  }, [sku, mayHave, times])
  if (!answer || !mayHave) return null
  const { returnable, returns } = answer
  return (
    <section className={styles.ofOrder} aria-labelledby={id}>
      <h2 id={id}>{list.title}</h2>
      {returns.map((request) => (
        <ReturnShown key={request.id} request={request} onChanged={() => setTimes(times + 1)} />
      ))}
      <Start returnable={returnable} earlier={returns} />
    </section>
  )
}

function Start({ returnable, earlier }: { returnable: Returnable; earlier: ReturnsOfOrder['returns'] }) {
  const { returns: texts } = useTexts('returns')
  const language = useLanguage()
  const whyNot = useWhyNot(returnable)
  if (whyNot)
    return (
      <p className={styles.faint}>
        {whyNot}{' '}
        {returnable.why === 'notDelivered' || returnable.why === 'cancelled' ? null : (
          <Link to={inLanguage(language, '/contact-us')}>{texts.stillWrong}</Link>
        )}
      </p>
    )
  const { until, untilFaulty, orderSku } = returnable
  const again = isAskedAnew(returnable, earlier) ? texts.list.anew : texts.list.again
  const isOver = until !== null && new Date() > new Date(until)
  return (
    <div className={styles.start}>
      <ButtonLink kind="outline" to={inLanguage(language, `/returns?order=${orderSku}`)}>
        {earlier.length === 0 ? texts.list.start : again}
      </ButtonLink>
      <span className={styles.faint}>
        {(isOver ? texts.ended : texts.until)(dayText(until ?? '', language))}
        {isOver ? `. ${texts.untilFaulty(dayText(untilFaulty ?? '', language))}` : ''}
      </span>
    </div>
  )
}
