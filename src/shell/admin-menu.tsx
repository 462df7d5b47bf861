import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { useIsOwner } from '#back-office/admin-roles.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { countText } from '#lib/count-text.ts'
import { inLanguage, withoutLanguage } from '#lib/language.ts'
import { MenuIcon } from '#ui/icons.tsx'
import { useIsSlow } from '#ui/use-is-slow.tsx'
import styles from './admin-menu.module.css'
import { isUnder, MENU, type MenuEntry, type Pending } from './admin-menu-entries.ts'
import { QUICK } from './progress.tsx'

const onBar = MENU.flatMap(({ entries }) => entries.filter(({ isOnBar }) => isOnBar))

interface MenuProps {
  pending: Pending
  /** The ways out, where they have no other place. */
  children: ReactNode
}

/** A rail of groups on a desk. On a phone the first of them stand on a bar, the others unfold above it. */
export function AdminMenu({ pending, children }: MenuProps) {
  const { common } = useAdminTexts()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  const more = useRef<HTMLButtonElement>(null)
  const rest = useId()

  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return
    setOpenAt(null)
    more.current?.focus()
  }
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenAt(null)
  }

  return (
    <nav className={styles.menu} data-menu aria-label={common.menu} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <ul className={styles.bar}>
        {onBar.map((entry) => (
          <li key={entry.to}>
            <Entry entry={entry} pending={pending} />
          </li>
        ))}
      </ul>
      <MoreButton
        buttonRef={more}
        controls={rest}
        isOpen={isOpen}
        pending={pending}
        onPress={() => setOpenAt(isOpen ? null : pathname)}
      />
      <Groups id={rest} isOpen={isOpen} pending={pending}>
        {children}
      </Groups>
    </nav>
  )
}

interface MoreProps {
  buttonRef: React.RefObject<HTMLButtonElement | null>
  controls: string
  isOpen: boolean
  pending: Pending
  onPress: () => void
}

/** Says where one is, where that is none of the bar's own entries. */
function MoreButton({ buttonRef, controls, isOpen, pending, onPress }: MoreProps) {
  const texts = useAdminTexts()
  const path = withoutLanguage(useLocation().pathname)
  const folded = MENU.flatMap(({ entries }) => entries).filter(({ isOnBar }) => !isOnBar)
  const here = folded.find((entry) => isUnder(entry, path))
  const waiting = folded.some((entry) => (entry.waiting?.count(pending) ?? 0) > 0)
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles.more}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={here ? texts.common.moreFrom(here.name(texts)) : undefined}
      data-here={here ? true : undefined}
      onClick={onPress}
    >
      <MenuIcon />
      <span>{here ? here.name(texts) : texts.common.more}</span>
      {waiting && !isOpen ? <span className={styles.dot} /> : null}
    </button>
  )
}

function Groups({ id, isOpen, pending, children }: MenuProps & { id: string; isOpen: boolean }) {
  const { common } = useAdminTexts()
  const isOwner = useIsOwner()
  const groups = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()

  // Where one is stays in view, however many entries there are.
  useEffect(() => {
    if (pathname || isOpen) groups.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, isOpen])

  return (
    <div ref={groups} id={id} className={styles.groups} data-open={isOpen || undefined}>
      {MENU.map(({ name, entries }) => {
        const shown = entries.filter(({ isOwners }) => isOwner || !isOwners)
        if (shown.length === 0) return null
        return (
          <div key={name} data-on-bar={shown.every(({ isOnBar }) => isOnBar) || undefined}>
            <p id={`${id}-${name}`} className={styles.title}>
              {common.menuGroups[name]}
            </p>
            <ul aria-labelledby={`${id}-${name}`}>
              {shown.map((entry) => (
                <li key={entry.to} data-on-bar={entry.isOnBar}>
                  <Entry entry={entry} pending={pending} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      <div className={styles.ways}>{children}</div>
    </div>
  )
}

function Entry({ entry, pending }: { entry: MenuEntry; pending: Pending }) {
  const texts = useAdminTexts()
  const isHere = isUnder(entry, withoutLanguage(useLocation().pathname))
  const next = useNavigation().location
  const isNext = useIsSlow(next !== undefined && withoutLanguage(next.pathname) === entry.to, QUICK)
  const count = entry.waiting?.count(pending) ?? 0
  return (
    <Link
      className={styles.entry}
      to={inLanguage(useLanguage(), entry.to)}
      aria-current={isHere ? 'page' : undefined}
      data-next={isNext || undefined}
    >
      {entry.name(texts)}
      {count > 0 ? (
        <span className={styles.count}>
          <span aria-hidden="true">{countText(count)}</span>
          <span className="visually-hidden">{entry.waiting?.label(texts, count)}</span>
        </span>
      ) : null}
    </Link>
  )
}
