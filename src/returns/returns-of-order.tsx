import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useRevalidator } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import { RequestReceived } from './request-received.tsx'
import { ReturnForm } from './return-form.tsx'
import { ReturnShown } from './return-shown.tsx'
import styles from './returns.module.css'
import type { Returnable, ShownReturn } from './shown.ts'
import { useWhyNot } from './use-why-not.tsx'

interface OfOrderProps {
  returnable: Returnable
  returns: readonly ShownReturn[]
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** Of what could come back before this request. */
const isLeft = ({ lines }: Returnable, request: ShownReturn): boolean =>
  sum(lines.map(({ left }) => left)) > sum(request.lines.map(({ quantity }) => quantity))

/** The order that was found: what was asked for before, and what still may be. */
export function ReturnsOfOrder({ returnable, returns }: OfOrderProps) {
  const { returns: texts } = useTexts('returns')
  const language = useLanguage()
  const [received, setReceived] = useState<ShownReturn | null>(null)
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)
  const whyNot = useWhyNot(returnable)
  const tell = (request: ShownReturn): void => {
    flushSync(() => setReceived(request))
    heading.current?.focus()
  }
  if (received) {
    const again = isLeft(returnable, received) ? (): void => setReceived(null) : undefined
    return <RequestReceived request={received} heading={heading} onAgain={again} />
  }
  return (
    <>
      <div className={styles.order}>
        <h2>
          {texts.order('')}
          <Code>{returnable.orderSku}</Code>
        </h2>
        <Link className={styles.more} to={inLanguage(language, '/returns')}>
          {texts.find.another}
        </Link>
      </div>
      {returns.length > 0 ? (
        <div className={styles.earlier}>
          {returns.map((request) => (
            <ReturnShown key={request.id} request={request} onChanged={revalidate} />
          ))}
        </div>
      ) : null}
      {whyNot ? (
        <>
          <Notice>{whyNot}</Notice>
          <WaysOn orderId={returnable.orderId} />
        </>
      ) : (
        <ReturnForm returnable={returnable} earlier={returns} onReceived={tell} />
      )}
    </>
  )
}

/** Where nothing more can be asked for here. */
function WaysOn({ orderId }: { orderId: string }) {
  const { returns: texts } = useTexts('returns')
  const language = useLanguage()
  return (
    <div className={styles.start}>
      <ButtonLink kind="outline" to={inLanguage(language, `/order/${orderId}`)}>
        {texts.received.see}
      </ButtonLink>
      <Link className={styles.more} to={inLanguage(language, '/contact-us')}>
        {texts.stillWrong}
      </Link>
    </div>
  )
}
