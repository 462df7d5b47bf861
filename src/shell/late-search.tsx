import { type MouseEvent, type ReactNode, useCallback } from 'react'
import { Link } from 'react-router'
import { loadTexts } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, type Language } from '#lib/language.ts'
import { SearchIcon } from '#ui/icons.tsx'
import { useLate, useSayLate } from '#ui/use-late.tsx'

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

/** Many visits never search. */
export function LateSearch({ isOpen, setOpen }: LateProps) {
  const say = useSayLate()
  const language = useLanguage()
  const load = useCallback(() => loadSearch(language), [language])
  const late = useLate(isOpen, load, () => {
    setOpen(false)
    say(() => setOpen(true))
  })
  return late ? <late.SearchOverlay isOpen={isOpen} onClose={() => setOpen(false)} /> : null
}
