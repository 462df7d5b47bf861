import { type ReactNode, useRef } from 'react'
import { Link, useLocation, useNavigate, useNavigation } from 'react-router'
import { signOut, useAuth } from '#accounts/use-auth.tsx'
import { AdminNotice } from '#back-office/admin-notice.tsx'
import { UnreadNotice } from '#back-office/admin-unread.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { FIRST_OWNER } from '#lib/first-owner.ts'
import { inLanguage } from '#lib/language.ts'
import { browserStore } from '#lib/storage.ts'
import { Logo } from '#ui/logo.tsx'
import { RouteFocus } from '#ui/route-focus.tsx'
import styles from './admin-frame.module.css'
import { AdminMenu } from './admin-menu.tsx'
import type { Pending } from './admin-menu-entries.ts'
import { SignInAgain } from './admin-sign-in-again.tsx'
import { FinderButton } from './finder-button.tsx'
import { useFocusKeeper } from './focus-keeper.tsx'
import { Progress } from './progress.tsx'

/** What stands around every page of the back-office: a rail on a desk, a bar above and one below on a phone. */
export function AdminFrame({ pending, children }: { pending: Pending; children: ReactNode }) {
  const { shell } = useTexts().shop
  const isMoving = useNavigation().state !== 'idle'
  const main = useRef<HTMLElement>(null)
  useFocusKeeper(main)
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {shell.skipToContent}
      </a>
      <header className={styles.rail} data-ground="ink">
        <Brand />
        <FinderButton />
        <AdminMenu pending={pending}>
          <Ways />
        </AdminMenu>
        <Tools />
      </header>
      <main ref={main} id="main" tabIndex={-1} className={styles.main} aria-busy={isMoving || undefined}>
        <AdminNotice />
        <UnreadNotice />
        {children}
      </main>
      <div className={styles.progress}>
        <Progress />
      </div>
      <RouteFocus />
      <SignInAgain />
    </div>
  )
}

function Brand() {
  const { common } = useAdminTexts()
  return (
    <Link className={styles.brand} to={inLanguage(useLanguage(), '/admin')}>
      <Logo />
      <span className={styles.name}>{common.shell}</span>
    </Link>
  )
}

function Tools() {
  return (
    <div className={styles.tools}>
      <Who />
      <Ways />
      <LanguageSwitch />
    </div>
  )
}

/** Out of the back-office: at the foot of the rail on a desk, last in the menu on a phone. */
function Ways() {
  const { common } = useAdminTexts()
  const language = useLanguage()
  const navigate = useNavigate()

  const leave = async (): Promise<void> => {
    await signOut()
    await navigate(inLanguage(language, '/auth'))
  }

  return (
    <>
      <Link className={`${styles.tool} ${styles.way}`} to={inLanguage(language, '/')}>
        {common.toShop}
      </Link>
      <button type="button" className={`${styles.tool} ${styles.way}`} onClick={() => void leave()}>
        {common.signOut}
      </button>
    </>
  )
}

/** Who is at work, and as what. An owner who has not said their name yet is called what they are. */
function Who() {
  const { common, staff } = useAdminTexts()
  const user = useAuth(({ user }) => user)
  if (!user) return null
  const { full_name: name, adminRole } = user
  const role = adminRole ? staff.roles[adminRole] : ''
  const isNamed = name !== FIRST_OWNER
  return (
    <p className={styles.who} title={common.signedInAs(isNamed ? name : role)}>
      {isNamed ? <bdi>{name}</bdi> : null} <span>{role}</span>
    </p>
  )
}

/** The same page, its filters too, in the other language: a whole new page, which brings its own texts. */
function LanguageSwitch() {
  const { shell } = useTexts().shop
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('lang', other)
  return (
    <a
      className={styles.tool}
      href={`${pathname}?${query}`}
      hrefLang={other}
      lang={other}
      onClick={() => browserStore('language').write(other)}
    >
      {shell.otherLanguage}
    </a>
  )
}
