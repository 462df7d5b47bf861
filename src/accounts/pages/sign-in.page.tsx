import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, redirect, useNavigate, useSearchParams } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { inLanguage, languageOf } from '#lib/language.ts'
import { pathAfterSignIn } from '#lib/next-path.ts'
import { Notice } from '#ui/notice.tsx'
import { listWaysCall } from '../api.ts'
import { findUser, type User } from '../use-auth.tsx'
import type { Route } from './+types/sign-in.page.ts'
import styles from './auth.module.css'
import { AuthFrame, authMeta } from './auth-frame.tsx'
import { GoogleButton } from './google-button.tsx'
import { GoogleStep } from './google-step.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { whySignIn } from './why-sign-in.ts'

const SEEN = 800
const TABS = ['signIn', 'register'] as const
type Tab = (typeof TABS)[number]

export const handle = pageNeeds({ texts: ['account'], known: ['tab', 'error', 'step'] })

/** A shop that can't be asked still shows its form: trying to sign in then says what is wrong. */
export async function loader({ context }: Route.LoaderArgs) {
  const { google } = await call(context, listWaysCall, {}).catch(() => ({ google: false }))
  return { google }
}

export async function clientLoader({ request, serverLoader, context }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const [user, ways] = await Promise.all([
    findUser(request.signal).catch(() => null),
    call(context, listWaysCall, {}).catch(() => serverLoader()),
  ])
  if (user) throw redirect(pathAfterSignIn(user.role, searchParams.get('next'), languageOf(pathname)))
  return { google: ways.google }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ location }) => authMeta(location, ({ signIn }) => signIn)

function useArrival(next: string | null): (user: User) => void {
  const language = useLanguage()
  const navigate = useNavigate()
  const [arrived, setArrived] = useState<User | null>(null)
  useEffect(() => {
    if (!arrived) return
    const path = pathAfterSignIn(arrived.role, next, language)
    const timer = setTimeout(() => void navigate(path, { replace: true }), SEEN)
    return () => clearTimeout(timer)
  }, [arrived, next, language, navigate])
  return setArrived
}

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts('account').account
  const language = useLanguage()
  const [query] = useSearchParams()
  const next = query.get('next')
  const [tab, setTab] = useState<Tab>(query.get('tab') === 'register' ? 'register' : 'signIn')
  const [email, setEmail] = useState('')
  const arrive = useArrival(next)
  if (query.get('step') === 'google')
    return (
      <AuthFrame title={texts.signIn}>
        <GoogleStep next={next} onSignedIn={arrive} />
      </AuthFrame>
    )
  const entry = { onSignedIn: arrive, email, onEmail: setEmail }
  return (
    <AuthFrame title={tab === 'signIn' ? texts.signIn : texts.registerTitle}>
      <Why next={next} />
      {query.get('error') === 'google' ? <Notice tone="error">{texts.googleRefused}</Notice> : null}
      <Tabs tab={tab} onTab={setTab} />
      <div id="auth-panel" role="tabpanel" aria-labelledby={`auth-${tab}`} className={styles.part}>
        {tab === 'signIn' ? <SignInForm {...entry} /> : <RegisterForm {...entry} />}
      </div>
      {loaderData.google ? <GoogleButton next={next} /> : null}
      <div className={styles.links}>
        {tab === 'signIn' ? (
          <Link className={styles.link} to={inLanguage(language, '/forgot-password')}>
            {texts.forgot}
          </Link>
        ) : null}
        <Link className={styles.link} to={inLanguage(language, '/')}>
          {texts.toShop}
        </Link>
      </div>
    </AuthFrame>
  )
}

/** Whoever wanted to go somewhere is told why they stand here. The page of the server is the same for everyone. */
function Why({ next }: { next: string | null }) {
  const { reasons, findOrder } = useTexts('account').account
  const language = useLanguage()
  const [reason, setReason] = useState<ReturnType<typeof whySignIn>>(null)
  useEffect(() => setReason(whySignIn(next)), [next])
  if (!reason) return null
  return (
    <Notice>
      {reasons[reason]}
      {reason === 'returns' ? (
        <>
          {' '}
          <Link to={inLanguage(language, '/guest-track')}>{findOrder}</Link>
        </>
      ) : null}
    </Notice>
  )
}

function Tabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const texts = useTexts('account').account
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = tab === 'signIn' ? 'register' : 'signIn'
    onTab(other)
    list.current?.querySelector<HTMLElement>(`#auth-${other}`)?.focus()
  }

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={texts.tabs}>
      {TABS.map((each) => (
        <button
          key={each}
          id={`auth-${each}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={each === tab}
          aria-controls="auth-panel"
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onTab(each)}
          onKeyDown={onKeyDown}
        >
          {texts[each]}
        </button>
      ))}
    </div>
  )
}
