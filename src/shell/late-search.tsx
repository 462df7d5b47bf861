import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { loadTexts } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, type Language } from '#lib/language.ts'
import styles from '#storefront/search/bar.module.css'
import { EarlyButton } from '#ui/early-button.tsx'
import { CloseIcon, SearchIcon } from '#ui/icons.tsx'
import { useLate, useSayLate } from '#ui/late.tsx'
import { isPopoverOpen } from '#ui/use-early.tsx'

async function loadSearch(language: Language) {
  const [{ SearchOverlay }] = await Promise.all([
    import('#storefront/search/search-overlay.tsx'),
    loadTexts(language, 'search'),
  ])
  return { SearchOverlay }
}

interface WayProps {
  className: string | undefined
  onSearch: () => void
  children?: ReactNode
}

const EARLY = 'early-search'

/** Before the page is alive, and without a script, it opens the early field by itself. */
export function SearchWay({ className, onSearch, children }: WayProps) {
  const { search } = useTexts().shop.shell.problem
  const language = useLanguage()
  const fetchAhead = (): void => void loadSearch(language).catch(() => undefined)
  return (
    <EarlyButton
      className={className}
      aria-label={search}
      popoverTarget={EARLY}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onOpen={onSearch}
    >
      <SearchIcon />
      {children}
    </EarlyButton>
  )
}

interface LateProps {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

const Send = () => (
  <button type="submit" className={styles.send}>
    {useTexts().shop.shell.problem.find}
  </button>
)

/** Many visits never search. What is typed until the rest is here is kept, before the page is alive too. */
export function LateSearch({ isOpen, setOpen }: LateProps) {
  const { close, problem } = useTexts().shop.shell
  const say = useSayLate()
  const language = useLanguage()
  const early = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // The focus goes back to where it was: whoever closes the dialog stands there again.
  const hide = (): void => {
    if (isPopoverOpen(early.current)) early.current?.hidePopover()
  }
  const load = useCallback(() => loadSearch(language), [language])
  const late = useLate(isOpen, load, () => {
    hide()
    setOpen(false)
    say(() => setOpen(true))
  })
  useEffect(() => {
    if (late) return
    if (isPopoverOpen(early.current)) setOpen(true)
    else if (isOpen && early.current && 'popover' in early.current) {
      early.current.showPopover()
      field.current?.focus()
    }
  }, [isOpen, late, setOpen])
  const begin = (): string => {
    const typed = field.current?.value ?? ''
    hide()
    early.current?.reset()
    return typed
  }
  return (
    <>
      <form
        ref={early}
        id={EARLY}
        popover="auto"
        className={styles.bar}
        action={inLanguage(language, '/products')}
        onToggle={({ newState }) => newState === 'closed' && !late && setOpen(false)}
      >
        <SearchIcon />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={problem.search}
          placeholder={problem.search}
          autoComplete="off"
          dir="auto"
          autoFocus
        />
        <Send />
        <button type="button" aria-label={close} popoverTarget={EARLY}>
          <CloseIcon />
        </button>
      </form>
      {late ? <late.SearchOverlay isOpen={isOpen} onBegin={begin} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
