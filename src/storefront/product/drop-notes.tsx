import { useEffect, useEffectEvent, useState } from 'react'
import type { Buy } from '#cart/use-buy.tsx'
import type { Texts } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { type Left, leftIn, nextTick } from './time-left.ts'

interface OpeningProps {
  buy: Buy
  opensAt: string
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** By the shop's clock from its answer on; until then by this device's, which may be wrong and so opens nothing. */
function useLeft({ buy: { opensIn, open, look }, opensAt }: OpeningProps): number | undefined {
  const [left, setLeft] = useState<number>()
  const end = useEffectEvent(() => {
    if (opensIn === undefined) void look()
    else open()
  })
  useEffect(() => {
    const until = performance.now() + (opensIn ?? Date.parse(opensAt) - Date.now())
    let timer: ReturnType<typeof setTimeout>
    const tick = (): void => {
      const now = Math.max(0, until - performance.now())
      setLeft(now)
      if (now === 0) end()
      else timer = setTimeout(tick, nextTick(now, isStill() ? 'minutes' : 'seconds'))
    }
    tick()
    return () => clearTimeout(timer)
  }, [opensIn, opensAt])
  return left
}

/** A clock may stand still while a page is out of sight: whoever comes back asks anew. */
function useLookAgain(look: Buy['look']): void {
  useEffect(() => {
    const comeBack = (): void => {
      if (document.visibilityState === 'visible') void look()
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [look])
}

const two = (count: number): string => String(count).padStart(2, '0')

const clock = ({ hours, minutes, seconds }: Left): string =>
  isStill() ? `${two(hours)}:${two(minutes)}` : `${two(hours)}:${two(minutes)}:${two(seconds)}`

function words({ days, hours, minutes }: Left, texts: Texts['waiting']['opening']): string {
  const parts = [days && texts.days(days), hours && texts.hours(hours), minutes && texts.minutes(minutes)]
  const said = parts.filter((part) => part !== 0)
  return said.length > 0 ? texts.left(said) : texts.soon
}

/** Ticks for the eye alone; who listens is told in words when they ask, and once when it opens. */
function Countdown({ left }: { left: number }) {
  const { opening } = useTexts('waiting').waiting
  const parts = leftIn(left)
  return (
    <>
      <span aria-hidden="true">
        {parts.days > 0 ? `${opening.days(parts.days)} ` : null}
        <bdi dir="ltr">{clock(parts)}</bdi>
      </span>
      <span role="timer" className="visually-hidden">
        {words(parts, opening)}
      </span>
    </>
  )
}

function Opening(props: OpeningProps) {
  const { opening } = useTexts('waiting').waiting
  const language = useLanguage()
  const { buy, opensAt } = props
  const isOpen = buy.opensAt === null
  const left = useLeft(props)
  useLookAgain(buy.look)
  return (
    <div>
      <p>
        {opening.opensOn}{' '}
        <time dateTime={opensAt} suppressHydrationWarning>
          {momentText(opensAt, language)}
        </time>{' '}
        <small>{opening.cairo}</small>
      </p>
      <p>
        {isOpen || left === undefined ? null : <Countdown left={left} />}
        <span role="status">{isOpen ? opening.now : null}</span>
      </p>
    </div>
  )
}

interface NotesProps {
  buy: Buy
  /** Null: it was open when its page was. */
  opensAt: string | null
  limit: number | null
}

export function DropNotes({ buy, opensAt, limit }: NotesProps) {
  const { opening } = useTexts('waiting').waiting
  return (
    <>
      {limit === null ? null : <p>{opening.limit(limit)}</p>}
      {opensAt ? <Opening buy={buy} opensAt={opensAt} /> : null}
    </>
  )
}
