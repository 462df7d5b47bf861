import { type ComponentType, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useVisitor } from '#accounts/use-visitor.tsx'
import { CartButton } from '#cart/cart-button.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { signInPath } from '#lib/next-path.ts'
import { Dialog } from '#ui/dialog.tsx'
import { EarlyButton } from '#ui/early-button.tsx'
import { ChevronIcon, MenuIcon } from '#ui/icons.tsx'
import { Logo } from '#ui/logo.tsx'
import { useEarly } from '#ui/use-early.tsx'
import early from './early-menu.module.css'
import styles from './header.module.css'
import { LateSearch, SearchWay } from './late-search.tsx'
import { AccountLinks, MenuLinks } from './menu-links.tsx'
import { Progress } from './progress.tsx'
import { CategoryWays, LanguageWay, MainWays, Way } from './ways.tsx'

interface MenuProps {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  onSearch: () => void
}

export function Header() {
  const { shell } = useTexts().shop
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isSearchOpen, setSearchOpen] = useState(false)
  const search = (): void => setSearchOpen(true)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Menu isOpen={isMenuOpen} setOpen={setMenuOpen} onSearch={search} />
        <Link className={styles.logo} to={inLanguage(useLanguage(), '/')}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={shell.mainNavigation}>
          <MainWays
            categories={
              <Under
                id="categories"
                opener={styles.unfold}
                name={shell.categories}
                className={styles.categories}
                ways={CategoryWays}
              />
            }
          />
        </nav>
        <div className={styles.tools}>
          <span className={styles.desk}>
            <Way to="/favorites" name={shell.favorites} />
            <AccountMenu />
          </span>
          <LanguageWay />
          <SearchWay className={styles.icon} onSearch={search} />
          <CartButton />
        </div>
      </div>
      <noscript>
        <p className={early.needsScript}>{shell.needsScript}</p>
      </noscript>
      <EarlyMenu onTapped={() => setMenuOpen(true)} />
      <Progress />
      <LateSearch isOpen={isSearchOpen} setOpen={setSearchOpen} />
    </header>
  )
}

interface UnderProps {
  id: string
  opener: string | undefined
  name?: string
  text?: string
  className: string | undefined
  ways: ComponentType<{ onLeave: () => void }>
}

/** Opens under its button, before the page is alive too. */
function Under({ id, opener, name, text, className, ways: Ways }: UnderProps) {
  const popover = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" className={opener} aria-label={name} popoverTarget={id}>
        {text}
        <ChevronIcon turn="down" />
      </button>
      <div ref={popover} id={id} popover="auto" className={className}>
        <Ways onLeave={() => popover.current?.hidePopover()} />
      </div>
    </>
  )
}

/** A stranger's leads straight to signing in. */
function AccountMenu() {
  const { account } = useTexts().shop.shell
  const visitor = useVisitor()
  const here = useLocation()
  return visitor === 'nobody' ? (
    <Link className={styles.link} to={signInPath(here)}>
      {account}
    </Link>
  ) : (
    <Under id="account-menu" opener={styles.link} text={account} className={styles.account} ways={AccountLinks} />
  )
}

const EARLY_MENU = 'early-menu'

/** Open at once, whatever has or has not been fetched: who looks for a way on must find one. */
function Menu({ isOpen, setOpen, onSearch }: MenuProps) {
  const { shell } = useTexts().shop
  const close = (): void => setOpen(false)
  return (
    <div className={styles.menu}>
      <EarlyButton
        className={styles.icon}
        aria-label={shell.menu}
        popoverTarget={EARLY_MENU}
        onOpen={() => setOpen(true)}
      >
        <MenuIcon />
      </EarlyButton>
      <Dialog isOpen={isOpen} onClose={close} title={shell.menu} closeLabel={shell.close} side="start">
        {isOpen ? <MenuLinks onLeave={close} onSearch={onSearch} /> : null}
      </Dialog>
    </div>
  )
}

/** The same for who taps before the page is alive. */
function EarlyMenu({ onTapped }: { onTapped: () => void }) {
  const popover = useEarly(onTapped)
  return (
    <div ref={popover} id={EARLY_MENU} popover="auto" className={early.early}>
      <MenuLinks />
    </div>
  )
}
