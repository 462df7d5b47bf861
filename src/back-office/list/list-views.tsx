import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { countText } from '#lib/count-text.ts'
import { Button } from '#ui/button.tsx'
import { DayField } from '../form/day-field.tsx'
import styles from './list-views.module.css'

interface View {
  name: string
  href: string
  isHere: boolean
  /** Undefined while nobody knows. */
  count?: number | undefined
}

/**
 * Where they are drawn sideways, the one that is open may lie beyond the edge, or under what fades there. The line then
 * begins with the first whole word that leaves it in sight; the page itself stays.
 */
function bringHereIntoSight(list: HTMLElement | null): void {
  const here = list?.querySelector('[aria-current]')?.closest('li')
  list?.style.removeProperty('--after')
  if (!list || !here || list.scrollWidth <= list.clientWidth) return
  const fade = Number.parseFloat(getComputedStyle(list).paddingInlineEnd)
  const toEnd = document.dir === 'rtl' ? -1 : 1
  const places = [...list.children].map((item) => item.getBoundingClientRect())
  const startOf = ({ left, right }: DOMRect): number => (toEnd === 1 ? left : -right)
  const end = startOf(here.getBoundingClientRect()) + here.offsetWidth
  const room = list.clientWidth - fade
  const first = places.find((place) => end - startOf(place) <= room) ?? here.getBoundingClientRect()
  const by = startOf(first) - startOf(list.getBoundingClientRect())
  const from = Math.abs(list.scrollLeft)
  list.style.setProperty('--after', `${Math.max(0, from + by + list.clientWidth - list.scrollWidth)}px`)
  list.scrollBy({ left: toEnd * by })
}

/** On which sides of it there is more than is seen. */
function tellMore(list: HTMLElement): void {
  const { left, right } = list.getBoundingClientRect()
  const last = list.lastElementChild?.getBoundingClientRect()
  const fade = Number.parseFloat(getComputedStyle(list).paddingInlineEnd)
  const beyond = document.dir === 'rtl' ? left + fade - (last?.left ?? left) : (last?.right ?? right) - right + fade
  list.parentElement?.toggleAttribute('data-before', Math.abs(list.scrollLeft) > 1)
  list.parentElement?.toggleAttribute('data-after', beyond > 1)
}

function useMoreTold(ref: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const tell = (): void => tellMore(list)
    const observer = new ResizeObserver(tell)
    for (const each of [list, ...list.children]) observer.observe(each)
    list.addEventListener('scroll', tell, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', tell)
    }
  }, [ref])
}

/** Lists that are asked for every day, one tap each. */
export function ListViews({ label, views }: { label: string; views: readonly View[] }) {
  const list = useRef<HTMLUListElement>(null)
  const here = views.find(({ isHere }) => isHere)?.name
  useEffect(() => {
    if (here !== undefined) bringHereIntoSight(list.current)
  }, [here])
  useMoreTold(list)
  return (
    <nav className={styles.views} aria-label={label}>
      <ul ref={list} className={styles.list}>
        {views.map(({ name, href, isHere, count }) => (
          <li key={name}>
            <Link className={styles.view} to={href} preventScrollReset aria-current={isHere ? 'page' : undefined}>
              {name}
              {count === undefined ? null : <span className={styles.count}>{countText(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface MoreProps {
  label: string
  chosen: number
  /** Undefined where there is nothing to clear. */
  onClear: (() => void) | undefined
  children: ReactNode
}

/** What is rarely asked for: folded away, unless the list is narrowed by it as the page opens. */
export function MoreFilters({ label, chosen, onClear, children }: MoreProps) {
  const { filters } = useAdminTexts()
  const [wasOpen] = useState(chosen > 0)
  return (
    <div className={styles.more}>
      <details open={wasOpen}>
        <summary className={styles.summary}>{label}</summary>
        <div className={styles.fields}>{children}</div>
      </details>
      {onClear ? (
        <Button kind="quiet" className={styles.clear} onClick={onClear}>
          {filters.clear}
        </Button>
      ) : null}
    </div>
  )
}

interface DayProps {
  label: string
  name: string
  chosen: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string | undefined) => void
}

const ListDay = ({ label, name, chosen, min, max, onChoose }: DayProps) => (
  <DayField
    label={label}
    name={name}
    type="date"
    min={min}
    max={max}
    value={chosen ?? ''}
    onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
  />
)

interface Days {
  from?: string | undefined
  to?: string | undefined
}

interface DaysProps {
  list: { state: { chosen: Days }; choose: (days: Days) => void }
  texts: { from: string; to: string }
}

/** Both days belong to what is shown. */
export function ListDays({ list, texts }: DaysProps) {
  const { from, to } = list.state.chosen
  return (
    <>
      <ListDay label={texts.from} name="from" chosen={from} max={to} onChoose={(day) => list.choose({ from: day })} />
      <ListDay label={texts.to} name="to" chosen={to} min={from} onChoose={(day) => list.choose({ to: day })} />
    </>
  )
}
