import { type MouseEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { loadTexts } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, type Language } from '#lib/language.ts'
import { SearchIcon } from '#ui/icons.tsx'
import { useLate, useSayLate } from '#ui/late.tsx'
import styles from './late-search.module.css'

async function loadSearch(language: Language) {
  const [{ SearchOverlay }] = await Promise.all([
    import('#storefront/search/search-overlay.tsx'),
    loadTexts(language, 'search'),
  ])
  return { SearchOverlay }
}

interface WayProps {
  className: string | undefined
  onSearch: (() => void) | undefined
  children?: ReactNode
}

/** Before the page is alive, and without a script, it leads to the list's own search. */
export function SearchWay({ className, onSearch, children }: WayProps) {
  const { search } = useTexts().shop.shell.problem
  const language = useLanguage()
  const fetchAhead = (): void => void loadSearch(language).catch(() => undefined)
  const open = (event: MouseEvent): void => {
    if (!onSearch || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    onSearch()
  }
  return (
    <Link
      className={className}
      to={inLanguage(language, '/products#search')}
      aria-label={search}
      aria-haspopup="dialog"
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={open}
    >
      <SearchIcon />
      {children}
    </Link>
  )
}

interface LateProps {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

interface EarlyProps {
  field: RefObject<HTMLInputElement | null>
  opener: RefObject<Element | null>
}

/** What is typed until the rest is here is kept; and phones open their keys only for a field that is there at once. */
function EarlyField({ field, opener }: EarlyProps) {
  const { search } = useTexts().shop.shell.problem
  useEffect(() => {
    opener.current = document.activeElement
    field.current?.focus()
  }, [field, opener])
  return (
    <form className={styles.early} action={inLanguage(useLanguage(), '/products')}>
      <SearchIcon />
      <input ref={field} type="search" name="q" aria-label={search} autoComplete="off" />
    </form>
  )
}

/** Many visits never search. */
export function LateSearch({ isOpen, setOpen }: LateProps) {
  const say = useSayLate()
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<Element>(null)
  const load = useCallback(() => loadSearch(language), [language])
  const late = useLate(isOpen, load, () => {
    setOpen(false)
    say(() => setOpen(true))
  })
  // Whoever closes the dialog stands where they stood before it opened.
  const begin = (): string => {
    if (opener.current instanceof HTMLElement) opener.current.focus()
    return field.current?.value ?? ''
  }
  return (
    <>
      {isOpen ? <EarlyField field={field} opener={opener} /> : null}
      {late ? <late.SearchOverlay isOpen={isOpen} onBegin={begin} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
