import type { ReactNode } from 'react'
import { inWords } from '#catalog/product.ts'
import { useSizeText } from '#catalog/sizing/use-size-text.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { fromPounds, priceText, sumOf } from '#lib/money.ts'
import { GivenBackBy } from '#orders/pages/given-back-by.tsx'
import { ParcelFacts } from '#orders/pages/parcel-facts.tsx'
import { businessDays } from '#settings/day-words.ts'
import { useFacts } from '#settings/use-facts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Code } from '#ui/code.tsx'
import { PayToOfReturn } from './paying-back/pay-to-of-return.tsx'
import { PhotoOfReturn } from './photo/photo-of-return.tsx'
import { mayWithdraw, standingOf } from './return.ts'
import styles from './return-shown.module.css'
import { STATE_ICONS, STATE_TONES } from './return-states.tsx'
import type { ShownReturn } from './shown.ts'
import { WithdrawReturn } from './withdraw-return.tsx'

/** One return as its owner follows it: pieces, steps, and what comes next. */
export function ReturnShown({ request, onChanged }: { request: ShownReturn; onChanged: () => unknown }) {
  const { returns: texts } = useTexts('returns')
  const { code, state, reason, words, hasPhoto } = request
  const standing = standingOf(request)
  return (
    <article className={styles.return} aria-label={code}>
      <div className={styles.head}>
        <h3>
          <Code>{code}</Code>
        </h3>
        <Badge tone={STATE_TONES[standing]}>
          <span className={styles.worded}>
            {STATE_ICONS[standing]}
            {texts.states[standing]}
          </span>
        </Badge>
      </div>
      <Pieces request={request} />
      <p className={styles.faint}>{`${texts.list.reason}: ${texts.reasons[reason]}`}</p>
      <Steps request={request} />
      <Words>{words}</Words>
      <ParcelFacts parcel={request.parcel} texts={texts.list} />
      <Money request={request} />
      {request.takesPayTo ? <PayToOfReturn request={request} onSaved={onChanged} /> : null}
      {hasPhoto ? <PhotoOfReturn id={request.id} alt={texts.list.photo} /> : null}
      {mayWithdraw(state) ? <WithdrawReturn request={request} onWithdrawn={onChanged} /> : null}
    </article>
  )
}

/** As somebody of the shop wrote it. */
function Words({ children: words }: { children: string }) {
  const { list } = useTexts('returns').returns
  if (!words) return null
  return (
    <blockquote className={styles.words}>
      <strong>{list.words}</strong>
      <span>
        <bdi>{words}</bdi>
      </span>
    </blockquote>
  )
}

function useSizesText(): (line: ShownReturn['lines'][number]) => string {
  const { list } = useTexts('returns').returns
  const sizeText = useSizeText()
  return (line) => {
    const { size, newSize, isOneSize } = line
    if (newSize === null) return sizeText(line)
    if (isOneSize) return list.sameOne
    return newSize === size ? list.sameAgain(size) : list.forSize(size, newSize)
  }
}

function Pieces({ request: { lines } }: { request: ShownReturn }) {
  const sizesText = useSizesText()
  const language = useLanguage()
  return (
    <ul className={styles.pieces}>
      {lines.map((line) => (
        <li key={`${line.productId} ${line.size}`}>
          <bdi>{inWords(language, line.name, line.nameAr)}</bdi>
          <span className={styles.faint}>{sizesText(line)}</span>
          {line.quantity > 1 ? (
            <span className={styles.faint}>
              <bdi dir="ltr">{`× ${line.quantity}`}</bdi>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** No money comes with it, or came: said at each of its steps. */
const isForNothing = ({ state, wish, refund, words, isPaidBack, lines }: ShownReturn): boolean =>
  isPaidBack ||
  (state === 'refunded' && wish === 'refund' && !refund && words === '' && lines.some(({ amount }) => amount > 0))

type Notes = ReturnType<typeof useTexts<'returns'>>['returns']['notes']

function moreIn(request: ShownReturn, notes: Notes): string {
  if (isForNothing(request)) return notes.paidBack
  return request.wish === 'exchange' && mayWithdraw(request.state) ? notes.held : ''
}

function useNote(request: ShownReturn): ReactNode {
  const { state, wish, refund, isPaidBack } = request
  const { notes } = useTexts('returns').returns
  const language = useLanguage()
  const rules = useFacts()?.settings.returns
  if (state === 'received' && refund) return null
  if (state === 'received' && isPaidBack) return notes.paidBack
  if (state === 'received') return wish === 'exchange' ? notes.receivedSize : notes.receivedMoney
  const requestedNote = state === 'requested' && rules ? notes.requested(businessDays(rules.answer, language)) : ''
  return `${state === 'requested' ? requestedNote : notes[state]} ${moreIn(request, notes)}`.trim()
}

function Steps({ request }: { request: ShownReturn }) {
  const { states } = useTexts('returns').returns
  const language = useLanguage()
  const note = useNote(request)
  const { steps, refund } = request
  return (
    <ol className={styles.steps}>
      {steps.map(({ state, at }, index) => (
        <li key={at} aria-current={index === steps.length - 1 ? 'step' : undefined}>
          <span className={styles.icon}>{STATE_ICONS[state]}</span>
          <div>
            <strong>{states[standingOf({ state, refund })]}</strong>{' '}
            <time dateTime={at}>{momentText(at, language)}</time>
            {note && index === steps.length - 1 ? <p>{note}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** What may be counted on until it is sent: more than the pieces are worth brings the shipping fee with it. */
function Due({ request: { due, lines } }: { request: ShownReturn }) {
  const { form } = useTexts('returns').returns
  const language = useLanguage()
  if (due === 0) return null
  const [all, paid] = [fromPounds(due), sumOf(lines.map(({ amount }) => fromPounds(amount)))]
  const sentence = all < paid ? form.backRest : all > paid ? form.backAll : form.back
  return <p className={styles.money}>{sentence(priceText(all, language))}</p>
}

function Money({ request }: { request: ShownReturn }) {
  const { list } = useTexts('returns').returns
  const language = useLanguage()
  const { refund } = request
  if (!refund || refund.state === 'refused') return <Due request={request} />
  const amount = priceText(fromPounds(refund.amount), language)
  return (
    <>
      <p className={styles.money}>
        {refund.state === 'done' ? list.refundDone(amount) : list.refundAsked(amount)}
        <GivenBackBy how={refund.how} reference={refund.reference} texts={list} />
      </p>
      <Words>{refund.words}</Words>
    </>
  )
}
