import { useEffect, useState } from 'react'
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router'
import { accountTextsIn, loadAccountTexts } from '#i18n/load-admin-texts.ts'
import { textsIn } from '#i18n/texts.ts'
import { useAccountTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, languageOf } from '#lib/language.ts'
import { Initializing } from '#shell/admin-initializing.tsx'
import { Logo } from '#shell/logo.tsx'
import { Link } from '#ui/link.tsx'
import type { Route } from './+types/sign-in.page.ts'
import { pathAfterSignIn } from './next-path.ts'
import styles from './sign-in.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { findUser, type User } from './use-auth.tsx'

const SEEN = 800

/** Without a connection the form is still shown: trying to sign in then says what is wrong. */
const findUserIfReachable = (signal: AbortSignal): Promise<User | null> => findUser(signal).catch(() => null)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOf(pathname)
  const [user] = await Promise.all([findUserIfReachable(request.signal), loadAccountTexts(language)])
  if (user) throw redirect(pathAfterSignIn(user.role, searchParams.get('next'), language))
  return null
}

export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  const { shopName } = textsIn(language).shop.shell
  const texts = accountTextsIn(language)
  return [{ title: texts ? `${texts.signIn} · ${shopName}` : shopName }, { name: 'robots', content: 'noindex' }]
}

export { Initializing as HydrateFallback }

export default function SignInPage() {
  const texts = useAccountTexts()
  return (
    <div className={styles.page}>
      <Head />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.card}>
          <h1 className={styles.title} tabIndex={-1}>
            {texts.signIn}
          </h1>
          <Arrival />
        </div>
      </main>
    </div>
  )
}

/** The success is seen for a moment before the page changes. */
function Arrival() {
  const language = useLanguage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [arrived, setArrived] = useState<User | null>(null)
  const next = query.get('next')

  useEffect(() => {
    if (!arrived) return
    const path = pathAfterSignIn(arrived.role, next, language)
    const timer = setTimeout(() => void navigate(path, { replace: true }), SEEN)
    return () => clearTimeout(timer)
  }, [arrived, next, language, navigate])

  return <SignInForm onSignedIn={setArrived} />
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
    </header>
  )
}
