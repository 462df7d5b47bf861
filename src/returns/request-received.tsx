import type { RefObject } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { businessDays } from '#settings/day-words.ts'
import { useFacts } from '#settings/use-facts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Code, CopyButton } from '#ui/code.tsx'
import numbered from '#ui/numbered.module.css'
import styles from './returns.module.css'
import type { ShownReturn } from './shown.ts'

interface ReceivedProps {
  request: ShownReturn
  heading: RefObject<HTMLHeadingElement | null>
  /** Absent where nothing is left to return. */
  onAgain: (() => void) | undefined
}

/** The number to call it by, and what comes next. */
export function RequestReceived({ request, heading, onAgain }: ReceivedProps) {
  const { received, form, list } = useTexts('returns').returns
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const rules = useFacts()?.settings.returns
  return (
    <section className={styles.received}>
      <h2 ref={heading} tabIndex={-1}>
        {received.title}
      </h2>
      <p className={styles.number}>
        <span>{received.number}</span>
        <strong>
          <Code>{request.code}</Code>
        </strong>
        <CopyButton text={request.code} label={received.copy} copiedLabel={received.copied} />
      </p>
      <h3>{received.next}</h3>
      <ol className={numbered.numbered}>
        {rules ? <li>{received.answer(businessDays(rules.answer, language))}</li> : null}
        <li>
          {request.shopPaysWayBack
            ? `${received.sendFaulty} ${form.shopPays}`
            : `${received.sendBack} ${form.shopperPays}`}
        </li>
        {request.wish === 'exchange' ? (
          <li>{received.size}</li>
        ) : rules ? (
          <li>
            <MoneyNext request={request} days={businessDays(rules.refund, language)} />
          </li>
        ) : null}
      </ol>
      <div className={styles.ways}>
        <ButtonLink to={inLanguage(language, `/order/${request.orderId}`)}>{received.see}</ButtonLink>
        {onAgain ? (
          <Button kind="outline" onClick={() => void revalidate().then(onAgain)}>
            {list.again}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function MoneyNext({ request, days }: Pick<ReceivedProps, 'request'> & { days: string }) {
  const { notes, cardBack, cashBack } = useTexts('returns').returns
  if (request.isPaidBack) return notes.paidBack
  return (
    <span>
      {(request.takesPayTo ? cashBack : cardBack)(days)} <Where request={request} />
    </span>
  )
}

function Where({ request: { payTo, takesPayTo } }: Pick<ReceivedProps, 'request'>) {
  const { payTo: texts } = useTexts('returns').returns
  if (!payTo) return takesPayTo ? texts.weAsk : null
  return (
    <>
      {texts.goesTo} {texts.ways[payTo.by]} <Code>{payTo.to}</Code>
    </>
  )
}
