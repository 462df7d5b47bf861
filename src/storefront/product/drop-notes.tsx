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
  const shownParts = parts.filter((part) => part !== 0)
  return shownParts.length > 0 ? texts.left(shownParts) : texts.soon
}

/** In words, and on the last day ticking: for the eye alone. Who listens is told when they ask, and once when it opens. */
function Countdown({ left }: { left: number }) {
  const { opening } = useTexts('waiting').waiting
  const parts = leftIn(left)
  const leftText = words(parts, opening)
  if (parts.days > 0) return <span role="timer">{leftText}</span>
  return (
    <>
      <span aria-hidden="true">{opening.left([`\u2066${clock(parts)}\u2069`])}</span>
      <span role="timer" className="visually-hidden">
        {leftText}
      </span>
    </>
  )
}

function Opening({ limit, ...props }: OpeningProps & Pick<NotesProps, 'limit'>) {
  const { opening } = useTexts('waiting').waiting
  const language = useLanguage()
  const { buy, opensAt } = props
  const isOpen = buy.opensAt === null
  const left = useLeft(props)
  useLookAgain(buy.look)
  return (
    <div data-ahead={isOpen ? undefined : ''}>
      <p>
        {isOpen || left === undefined ? null : <Countdown left={left} />}
        <span role="status">{isOpen ? opening.now : null}</span>
      </p>
      <p>
        <span>
          {opening.opensOn}{' '}
          <time dateTime={opensAt} suppressHydrationWarning>
            {momentText(opensAt, language)}
          </time>{' '}
          {opening.cairo}
        </span>
        {limit === null ? null : <span>{opening.limit(limit)}</span>}
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
  if (opensAt) return <Opening buy={buy} opensAt={opensAt} limit={limit} />
  return limit === null ? null : <p>{opening.limit(limit)}</p>
}
