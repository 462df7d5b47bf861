import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { SmallPicture } from '#catalog/small-picture.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { asCode, CodeField } from '#orders/pages/code-field.tsx'
import { useNewLink } from '#orders/pages/new-link-form.tsx'
import type { ShownOrder } from '#orders/shown-order.ts'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import rows from './find-order.module.css'
import styles from './returns.module.css'

/** Of an order, beside its code. */
const MOST_PICTURES = 2

interface FindProps {
  sku: string
  problem: 'notFound' | 'unheard' | 'unanswered' | { said: string } | null
  /** Null where nobody looked. */
  orders: readonly ShownOrder[] | null
}

/** Give it the code as its key. Once a link is sent, what was not found is no problem any more. */
export function FindOrder({ sku, problem, orders }: FindProps) {
  const [isSent, setSent] = useState(false)
  return (
    <>
      {orders ? <Delivered orders={orders} /> : null}
      <CodeForm sku={sku} problem={isSent ? null : problem} />
      {problem === 'notFound' ? <LinkByMail sku={sku} onSent={() => setSent(true)} /> : null}
    </>
  )
}

/** Whoever holds the order's mailbox comes in by it; to anybody else nothing is told. */
function LinkByMail({ sku, onSent }: { sku: string; onSent: () => void }) {
  const { link } = useTexts('checkout').checkout.track
  const { problems, outcome, isBusy, ask } = useNewLink(onSent)
  const notice = problems['code'] ? ({ tone: 'error', text: problems['code'] } as const) : outcome
  return (
    <div className={styles.byMail}>
      {notice?.tone === 'success' ? null : (
        <>
          <Button kind="outline" busy={isBusy} onClick={() => ask(sku)}>
            {link.send}
          </Button>
          <p className={styles.faint}>{link.askText}</p>
        </>
      )}
      {notice ? <Notice tone={notice.tone}>{notice.text}</Notice> : null}
    </div>
  )
}

function CodeForm({ sku, problem }: Omit<FindProps, 'orders'>) {
  const { returns, shop } = useTexts('returns')
  const { find } = returns
  const field = useRef<HTMLInputElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const navigate = useNavigate()
  const isLooking = useNavigation().state === 'loading'
  const look = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const order = asCode(field.current?.value.trim() ?? '')
    setEmpty(order === '')
    if (order === '') field.current?.focus()
    else void navigate({ search: `?${new URLSearchParams({ order })}` })
  }
  return (
    <form method="get" noValidate className={styles.find} onSubmit={look}>
      <CodeField
        ref={field}
        label={find.label}
        hint={find.hint}
        name="order"
        defaultValue={sku}
        problem={isEmpty ? find.empty : undefined}
        onInput={() => setEmpty(false)}
      />
      <Button type="submit" busy={isLooking}>
        {find.action}
      </Button>
      {problem && !isEmpty && !isLooking ? (
        <Notice tone="error">
          <span>{typeof problem === 'object' ? problem.said : find[problem]}</span>
          {problem === 'unheard' || problem === 'unanswered' ? (
            <Button type="submit" kind="outline">
              {shop.shell.problem.retry}
            </Button>
          ) : null}
        </Notice>
      ) : null}
    </form>
  )
}

function Delivered({ orders }: { orders: readonly ShownOrder[] }) {
  const { find } = useTexts('returns').returns
  const language = useLanguage()
  const id = useId()
  if (orders.length === 0) return <p>{find.none}</p>
  return (
    <section className={rows.orders} aria-labelledby={id}>
      <h2 id={id}>{find.yours}</h2>
      <ul>
        {orders.map(({ id: orderId, sku, timeline, createdAt, products, total }) => (
          <li key={orderId}>
            <span className={rows.pictures}>
              {products.slice(0, MOST_PICTURES).map(({ productId, size, image, category }) => (
                <SmallPicture key={`${productId} ${size}`} image={image} category={category} sizes="48px" />
              ))}
            </span>
            <Link to={{ search: `?order=${sku}` }}>
              <Code>{sku}</Code>
            </Link>
            <bdi>{priceText(fromPounds(total), language)}</bdi>
            <span className={rows.since}>
              {find.deliveredOn(
                dayText(timeline.findLast(({ status }) => status === 'delivered')?.at ?? createdAt, language),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
