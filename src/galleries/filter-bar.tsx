import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { keyTurn, turned } from '#ui/turn.ts'
import styles from './filter-bar.module.css'
import type { ShownGallery } from './shown-gallery.ts'

interface FilterBarProps {
  galleries: readonly ShownGallery[]
  chosen: ShownGallery | undefined
}

const never = () => () => {}

/** One stop for the Tab key and arrows between its links; without a script each link is a stop of its own. */
function useToolbar() {
  const language = useLanguage()
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const at = links.findIndex((link) => link.matches(':focus'))
    const ends: Record<string, number> = { Home: 0, End: links.length - 1 }
    const by = keyTurn(event.key, language)
    const next = by === 0 ? ends[event.key] : turned(at, by, links.length)
    if (next === undefined) return
    event.preventDefault()
    links[next]?.focus()
  }
  const tabIndexOf = (isCurrent: boolean): number | undefined => (isAlive ? (isCurrent ? 0 : -1) : undefined)
  return { onKeyDown, tabIndexOf }
}

/** The chosen one stands amid a row that is pushed along, not where it fades; the page stays where it is. */
function useChosenInSight(chosenId: string | undefined) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const link = chosenId && row.current?.querySelector('[aria-current]')
    if (!row.current || !link) return
    const [inRow, around] = [link.getBoundingClientRect(), row.current.getBoundingClientRect()]
    row.current.scrollBy(inRow.x + inRow.width / 2 - around.x - around.width / 2, 0)
  }, [chosenId])
  return row
}

export function FilterBar({ galleries, chosen }: FilterBarProps) {
  const words = useTexts('gallery').gallery
  const language = useLanguage()
  const { onKeyDown, tabIndexOf } = useToolbar()
  const row = useChosenInSight(chosen?.id)
  const page = inLanguage(language, '/gallery')
  const choices = [
    { id: undefined, to: page, label: words.allWithCount(galleries.length) },
    ...galleries.map(({ id, name, items }) => ({
      id,
      to: `${page}?collection=${id}`,
      label: words.nameWithCount(name, items.length),
    })),
  ]
  const all = galleries.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div className={styles.bar}>
      <div ref={row} role="toolbar" aria-label={words.collections} className={styles.choices} onKeyDown={onKeyDown}>
        {choices.map(({ id, to, label }) => (
          <Link
            key={id ?? 'all'}
            className={styles.choice}
            to={to}
            preventScrollReset
            tabIndex={tabIndexOf(id === chosen?.id)}
            aria-current={id === chosen?.id || undefined}
          >
            {label}
          </Link>
        ))}
      </div>
      <p className={styles.count} role="status">
        {words.count(chosen?.name ?? words.allCollections, chosen?.items.length ?? all)}
      </p>
    </div>
  )
}
