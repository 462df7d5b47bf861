import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { signInPath } from '#accounts/next-path.ts'
import { findUser, type User } from '#accounts/use-auth.tsx'
import { useSignedOutElsewhere } from '#accounts/use-signed-out-elsewhere.tsx'
import { loadAdminTexts } from '#i18n/load-admin-texts.ts'
import { ask } from '#lib/call.ts'
import { inLanguage, languageOf } from '#lib/language.ts'
import { listOrdersCall } from '#orders/api.ts'
import { countReviewsCall } from '#reviews/api.ts'
import { getFactsCall } from '#settings/api.ts'
import type { Route } from './+types/admin-layout.ts'
import { AccessDenied } from './admin-denied.tsx'
import { AdminFrame, type Pending } from './admin-frame.tsx'
import { Initializing } from './admin-initializing.tsx'
import { adminMeta } from './admin-title.ts'

/** A badge that can't be counted is left out; the page under it says what is wrong. */
async function countPending(signal: AbortSignal): Promise<Pending> {
  const [orders, reviews] = await Promise.all([
    ask(listOrdersCall, { limit: 1 }, { signal }).catch(() => null),
    ask(countReviewsCall, {}, { signal }).catch(() => null),
  ])
  return { orders: orders?.counts['pending'] ?? 0, reviews: reviews?.stats.pendingReviews ?? 0 }
}

const NOTHING: Pending = { orders: 0, reviews: 0 }

/** Of its owners the shop may ask for a second factor before anything else: without it the server shows them nothing. */
async function mustSetUp({ adminRole, hasSecondFactor }: User, signal: AbortSignal): Promise<boolean> {
  if (adminRole !== 'owner' || hasSecondFactor) return false
  const { settings } = await ask(getFactsCall, {}, { signal })
  return settings.ownersNeedSecondFactor
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const language = languageOf(address.pathname)
  const texts = loadAdminTexts(language)
  const user = await findUser(request.signal)
  await texts
  if (!user) throw redirect(signInPath(address))
  if (await mustSetUp(user, request.signal)) throw redirect(inLanguage(language, '/account#second-factor'))
  const isAdmin = user.role === 'admin'
  return { isAdmin, pending: isAdmin ? await countPending(request.signal) : NOTHING }
}

/** Looked up again after a change, not for every word that is searched. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ common }) => common.shell)

export { Initializing as HydrateFallback }

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  useSignedOutElsewhere()
  if (!loaderData.isAdmin) return <AccessDenied />
  return (
    <AdminFrame pending={loaderData.pending}>
      <Outlet />
    </AdminFrame>
  )
}
