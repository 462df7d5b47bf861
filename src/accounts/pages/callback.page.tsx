import { redirect } from 'react-router'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, languageOf } from '#lib/language.ts'
import { pathAfterSignIn } from '#lib/next-path.ts'
import { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { Loading } from '#ui/loading.tsx'
import { signInWithGoogle } from '../use-auth.tsx'
import type { Route } from './+types/callback.page.ts'
import { authMeta } from './auth-frame.tsx'
import { takeTrip } from './google-trip.tsx'

export const handle = pageNeeds({ texts: ['account'] })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const { language = languageOf(pathname), next = null } = takeTrip()
  const code = searchParams.get('code')
  const state = searchParams.get('state')
  const iss = searchParams.get('iss')
  const isRefused = searchParams.has('error') || !code || !state
  const came = isRefused ? null : await signInWithGoogle({ code, state, ...(iss ? { iss } : {}) }).catch(refusalIn)
  if (came && !(came instanceof Refusal)) throw redirect(pathAfterSignIn(came.role, next, language))
  const params = came?.code === 'SECOND_FACTOR_REQUIRED' ? { step: 'google' } : { error: 'google' }
  const query = new URLSearchParams({ ...params, ...(next ? { next } : {}) })
  throw redirect(`${inLanguage(language, '/auth')}?${query}`)
}

export const meta: Route.MetaFunction = ({ location }) => authMeta(location, ({ signIn }) => signIn)

export function HydrateFallback() {
  const { signingIn, needsScript } = useTexts('account').account
  return (
    <main id="main" lang={useLanguage()}>
      <Loading label={signingIn} withoutScript={needsScript} />
    </main>
  )
}

/** Nothing is ever shown here: its loader leads on. */
export default function CallbackPage() {
  return null
}
