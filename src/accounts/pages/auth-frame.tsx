import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, languageOf } from '#lib/language.ts'
import { Logo } from '#ui/logo.tsx'
import { RouteFocus } from '#ui/route-focus.tsx'
import styles from './auth.module.css'

type AccountTexts = ReturnType<typeof textsIn>['account']

export function authMeta(location: { pathname: string }, titleIn: (texts: AccountTexts) => string) {
  const { account, shop } = textsIn(languageOf(location.pathname), 'account')
  return [{ title: `${titleIn(account)} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  const { needsScript } = useTexts('account').account
  return (
    <div className={styles.page}>
      <Head />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.card}>
          <h1 tabIndex={-1}>{title}</h1>
          <noscript>
            <p>{needsScript}</p>
          </noscript>
          {children}
        </div>
      </main>
      <RouteFocus />
    </div>
  )
}

function Head() {
  const { shell } = useTexts().shop
  const language = useLanguage()
  const other = language === 'ar' ? 'en' : 'ar'
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('lang', other)
  return (
    <header className={styles.head} data-ground="ink">
      <Link className={styles.brand} to={inLanguage(language, '/')}>
        <Logo />
      </Link>
      <a className={styles.language} href={`${pathname}?${query}`} hrefLang={other} lang={other}>
        {shell.otherLanguage}
      </a>
      <p className={styles.line}>{shell.footer.line}</p>
    </header>
  )
}
