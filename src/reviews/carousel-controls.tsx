import { type FocusEvent, type RefObject, useCallback, useEffect, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { ChevronIcon } from '#ui/icons.tsx'
import { PauseIcon, PlayIcon } from '#ui/more-icons.tsx'
import { placeAfter, placeOf, type Strip, scrollFor } from './carousel.ts'
import styles from './carousel-controls.module.css'

/** Milliseconds. */
const EVERY = 3000
/** Milliseconds without scrolling after which the strip has come to rest. */
const REST = 150
/** With more reviews than this they move by themselves. */
const MOST_AT_REST = 3

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function measured(strip: HTMLElement): Strip {
  const [first, second] = strip.children
  const step = first && second ? Math.abs(second.getBoundingClientRect().x - first.getBoundingClientRect().x) : 1
  return { scrolled: Math.abs(strip.scrollLeft), step, room: strip.scrollWidth - strip.clientWidth }
}

/** Where the strip stands, and a way to move it. */
function usePlace(strip: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState(0)

  const move = useCallback(
    (by: 1 | -1): void => {
      const list = strip.current
      if (!list) return
      const now = measured(list)
      const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1
      list.scrollTo({ left: scrollFor(now, placeAfter(now, by)) * forward })
    },
    [strip],
  )

  useEffect(() => {
    const list = strip.current
    if (!list) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = (): void => setPlace(placeOf(measured(list)))
    const onScroll = (): void => {
      clearTimeout(timer)
      timer = setTimeout(settle, REST)
    }
    list.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      list.removeEventListener('scroll', onScroll)
    }
  }, [strip])

  return { place, move }
}

/** Moves until somebody takes hold of it; then only its button starts it again. */
function useRotation(strip: RefObject<HTMLElement | null>, count: number, advance: () => void) {
  const canRotate = count > MOST_AT_REST && !wantsNoMotion()
  const [isOn, setOn] = useState(canRotate)
  const stop = useCallback((): void => setOn(false), [])

  useEffect(() => {
    const list = strip.current
    if (!list) return
    list.addEventListener('focusin', stop)
    list.addEventListener('touchstart', stop, { passive: true })
    return () => {
      list.removeEventListener('focusin', stop)
      list.removeEventListener('touchstart', stop)
    }
  }, [strip, stop])

  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      // Who points at a review is reading it.
      if (!strip.current?.matches(':hover') && !document.hidden) advance()
    }, EVERY)
    return () => clearInterval(timer)
  }, [isOn, strip, advance])

  return { canRotate, isOn, stop, turn: () => setOn(!isOn) }
}

export function CarouselControls({ strip, count }: { strip: RefObject<HTMLElement | null>; count: number }) {
  const { reviews: featured } = useTexts('home').home
  const { place, move } = usePlace(strip)
  const advance = useCallback(() => move(1), [move])
  const { canRotate, isOn, stop, turn } = useRotation(strip, count, advance)

  // Pressed with a mouse, a button has the focus too: that is no reader who has just come here.
  const stopForReader = ({ target }: FocusEvent): void => {
    if (target.matches(':focus-visible')) stop()
  }
  const step = (by: 1 | -1): void => {
    stop()
    move(by)
  }

  return (
    <>
      {canRotate ? (
        <button
          type="button"
          className={styles.button}
          aria-label={isOn ? featured.stop : featured.start}
          onFocus={stopForReader}
          onClick={turn}
        >
          {isOn ? <PauseIcon /> : <PlayIcon />}
        </button>
      ) : null}
      <button
        type="button"
        className={styles.button}
        aria-label={featured.previous}
        onFocus={stopForReader}
        onClick={() => step(-1)}
      >
        <ChevronIcon turn="back" />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={featured.next}
        onFocus={stopForReader}
        onClick={() => step(1)}
      >
        <ChevronIcon />
      </button>
      <p className="visually-hidden" aria-live={isOn ? 'off' : 'polite'}>
        {featured.now(Math.min(place, count - 1) + 1, count)}
      </p>
    </>
  )
}
