import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useVisitor } from '#accounts/use-visitor.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { signInPath } from '#lib/next-path.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import { useToast } from '#ui/use-toast.tsx'
import styles from './header.module.css'
import { SearchWay } from './late-search.tsx'
import { logOut } from './log-out.tsx'
import menu from './menu.module.css'
import { CategoryWays, LanguageWay, MainWays, Way } from './ways.tsx'

interface LeaveProps {
  onLeave?: (() => void) | undefined
}

/** Into the account and out of it again. */
export function AccountLinks({ onLeave }: LeaveProps) {
  const { shell } = useTexts().shop
  const language = useLanguage()
  const visitor = useVisitor()
  const here = useLocation()
  if (visitor === 'nobody') {
    return (
      <Link className={styles.link} to={signInPath(here)} onClick={onLeave}>
        {shell.signIn}
      </Link>
    )
  }
  return (
    <>
      <Link
        className={styles.link}
        to={inLanguage(language, visitor === 'admin' ? '/admin' : '/account')}
        onClick={onLeave}
      >
        {shell.account}
      </Link>
      <Logout onLeave={onLeave} />
    </>
  )
}

function Logout({ onLeave }: LeaveProps) {
  const { shell } = useTexts().shop
  const [isLeaving, setLeaving] = useState(false)
  const leave = async (): Promise<void> => {
    setLeaving(true)
    await logOut()
    onLeave?.()
    useToast.getState().show({ text: shell.loggedOut })
  }
  return (
    <button type="button" className={styles.link} disabled={isLeaving} onClick={() => void leave()}>
      {isLeaving ? shell.loading : shell.logout}
    </button>
  )
}

function CategoriesFold({ onLeave }: LeaveProps) {
  const { categories } = useTexts().shop.shell
  return (
    <details>
      <summary className={styles.unfold} aria-label={categories}>
        <ChevronIcon turn="down" />
      </summary>
      <div>
        <CategoryWays onLeave={onLeave} />
      </div>
    </details>
  )
}

/** Everything a phone's menu leads to. */
export function MenuLinks({ onLeave, onSearch }: LeaveProps & { onSearch?: () => void }) {
  const { shell } = useTexts().shop
  const search = (): void => {
    onLeave?.()
    onSearch?.()
  }
  return (
    <nav className={menu.menu} aria-label={shell.mainNavigation}>
      <SearchWay className={menu.search} onSearch={search}>
        {shell.problem.search}
      </SearchWay>
      <MainWays onLeave={onLeave} categories={<CategoriesFold onLeave={onLeave} />} />
      <div className={menu.halves}>
        <span data-ground="ink">
          <Way to="/products?color=black" name={shell.black} onLeave={onLeave} />
        </span>
        <span>
          <Way to="/products?color=white" name={shell.white} onLeave={onLeave} />
        </span>
      </div>
      <div className={menu.lesser}>
        <Way to="/favorites" name={shell.favorites} onLeave={onLeave} />
        <Way to="/guest-track" name={shell.trackOrder} onLeave={onLeave} />
        <Way to="/verify" name={shell.verify} onLeave={onLeave} />
      </div>
      <div className={menu.lesser}>
        <AccountLinks onLeave={onLeave} />
        <LanguageWay />
      </div>
    </nav>
  )
}
