import { useState } from 'react'
import { useLocation } from 'react-router'
import { CartButton } from '#cart/cart-button.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, type Language, withoutLanguage } from '#lib/language.ts'
import { Dialog } from '#ui/dialog.tsx'
import { MenuIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { useIsAdmin } from './use-is-admin.tsx'

export function Header() {
  const { shell } = useTexts().shop
  const language = useLanguage()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Menu />
        <Link className={styles.logo} to={inLanguage(language, '/')}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={shell.mainNavigation}>
          <MainLinks language={language} />
        </nav>
        <div className={styles.tools}>
          <LanguageLink language={language} />
          <CartButton />
        </div>
      </div>
      <noscript>
        <p className={styles.needsScript}>{shell.needsScript}</p>
      </noscript>
    </header>
  )
}

function MainLinks({ language, onLeave }: { language: Language; onLeave?: (() => void) | undefined }) {
  const { shell } = useTexts().shop
  const isAdmin = useIsAdmin()
  const here = withoutLanguage(useLocation().pathname)
  const links: [string, string][] = [
    ['/', shell.home],
    ['/products', shell.products],
    ...(isAdmin ? [['/admin', shell.admin] satisfies [string, string]] : []),
  ]
  return links.map(([path, name]) => (
    <Link
      key={path}
      className={styles.link}
      to={inLanguage(language, path)}
      aria-current={path === here ? 'page' : undefined}
      onClick={onLeave}
    >
      {name}
    </Link>
  ))
}

/** A whole new page: the browser then holds the texts of one language only. Works without scripts too. */
function LanguageLink({ language }: { language: Language }) {
  const { shell } = useTexts().shop
  const { pathname, search } = useLocation()
  const other = language === 'ar' ? 'en' : 'ar'
  const query = new URLSearchParams(search)
  query.set('lang', other)

  const keepChoice = (): void => {
    try {
      localStorage.setItem('language', other)
    } catch {}
  }

  return (
    <a className={styles.language} href={`${pathname}?${query}`} hrefLang={other} lang={other} onClick={keepChoice}>
      {shell.otherLanguage}
    </a>
  )
}

function Menu() {
  const { shell } = useTexts().shop
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
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
        <nav className={styles.menuLinks} aria-label={shell.mainNavigation}>
          <MainLinks language={language} onLeave={close} />
          <Link className={styles.link} to={inLanguage(language, '/products?color=black')} onClick={close}>
            {shell.black}
          </Link>
          <Link className={styles.link} to={inLanguage(language, '/products?color=white')} onClick={close}>
            {shell.white}
          </Link>
          <Link className={styles.link} to={inLanguage(language, '/guest-track')} onClick={close}>
            {shell.trackOrder}
          </Link>
        </nav>
      </Dialog>
    </div>
  )
}
