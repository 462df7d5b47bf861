import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { CartButton } from '#cart/cart-button.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ChevronIcon, MenuIcon } from '#ui/icons.tsx'
import { Logo } from '#ui/logo.tsx'
import { isPopoverOpen, useEarly } from '#ui/use-early.tsx'
import styles from './header.module.css'
import { AccountLinks, MenuLinks } from './menu-links.tsx'
import { Progress } from './progress.tsx'
import { LanguageWay, MainWays, Way } from './ways.tsx'

interface MenuProps {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

export function Header() {
  const { shell } = useTexts().shop
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Menu isOpen={isMenuOpen} setOpen={setMenuOpen} />
        <Link className={styles.logo} to={inLanguage(useLanguage(), '/')}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={shell.mainNavigation}>
          <MainWays />
        </nav>
        <div className={styles.tools}>
          <span className={styles.desk}>
            <Way to="/favorites" name={shell.favorites} />
            <AccountMenu />
          </span>
          <LanguageWay />
          <CartButton />
        </div>
      </div>
      <noscript>
        <p className={styles.needsScript}>{shell.needsScript}</p>
      </noscript>
      <EarlyMenu onTapped={() => setMenuOpen(true)} />
      <Progress />
    </header>
  )
}

/** On a desk: opens under its button. */
function AccountMenu() {
  const { shell } = useTexts().shop
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const popover = useRef<HTMLDivElement>(null)
  // Opened before the page was alive, it stays open.
  useEffect(() => {
    if (popover.current && isPopoverOpen(popover.current)) setMenu(popover.current)
  }, [])
  return (
    <>
      <button type="button" className={`${styles.link} ${styles.opener}`} popoverTarget="account-menu">
        {shell.account}
        <ChevronIcon turn="down" />
      </button>
      <div
        ref={popover}
        id="account-menu"
        popover="auto"
        className={styles.account}
        onToggle={({ newState, currentTarget }) => setMenu(newState === 'open' ? currentTarget : null)}
      >
        {menu ? (
          <AccountLinks onLeave={() => menu.hidePopover()} />
        ) : (
          <span className={styles.link}>{shell.loading}</span>
        )}
      </div>
    </>
  )
}

const EARLY_MENU = 'early-menu'

/** Open at once, whatever has or has not been fetched: who looks for a way on must find one. */
function Menu({ isOpen, setOpen }: MenuProps) {
  const { shell } = useTexts().shop
  const close = (): void => setOpen(false)
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={shell.menu}
        aria-haspopup="dialog"
        popoverTarget={EARLY_MENU}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <MenuIcon />
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={shell.menu} closeLabel={shell.close} side="start">
        {isOpen ? <MenuLinks onLeave={close} /> : null}
      </Dialog>
    </div>
  )
}

/** The same for who taps before the page is alive. */
function EarlyMenu({ onTapped }: { onTapped: () => void }) {
  const popover = useEarly(onTapped)
  return (
    <div ref={popover} id={EARLY_MENU} popover="auto" className={styles.early}>
      <MenuLinks />
    </div>
  )
}
