import { useState } from 'react'
import { CartButton } from '#cart/cart-button.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ChevronIcon, MenuIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { useLate } from './use-late.tsx'
import { LanguageWay, MainWays, Way } from './ways.tsx'

const loadLinks = () => import('./menu-links.tsx')

export function Header() {
  const { shell } = useTexts().shop
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Menu />
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
    </header>
  )
}

/** On a desk: opens under its button. */
function AccountMenu() {
  const { shell } = useTexts().shop
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const close = (): void => menu?.hidePopover()
  const late = useLate(menu !== null, loadLinks, close)
  return (
    <>
      <button type="button" className={`${styles.link} ${styles.opener}`} popoverTarget="account-menu">
        {shell.account}
        <ChevronIcon turn="down" />
      </button>
      <div
        id="account-menu"
        popover="auto"
        className={styles.account}
        onToggle={({ newState, currentTarget }) => setMenu(newState === 'open' ? currentTarget : null)}
      >
        {late ? <late.AccountLinks onLeave={close} /> : <span className={styles.link}>{shell.loading}</span>}
      </div>
    </>
  )
}

function Menu() {
  const { shell } = useTexts().shop
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const late = useLate(isOpen, loadLinks, close)
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={shell.menu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={shell.menu} closeLabel={shell.close} side="start">
        {isOpen && late ? <late.MenuLinks onLeave={close} /> : null}
      </Dialog>
    </div>
  )
}
