import { useEffect } from 'react'
import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { findUser, type User } from '#accounts/use-auth.tsx'
import { useSignedOutElsewhere } from '#accounts/use-signed-out-elsewhere.tsx'
import { AccessDenied } from '#back-office/admin-denied.tsx'
import { Initializing } from '#back-office/admin-initializing.tsx'
import { forgetAnswers } from '#back-office/admin-read.tsx'
import { adminMeta, noteDenied } from '#back-office/admin-title.ts'
import { isFrameUnread, noteFrame } from '#back-office/admin-unread.tsx'
import { loadLetters } from '#back-office/load-letters.tsx'
import { loadAdminTexts } from '#i18n/load-admin-texts.ts'
import { pageNeeds } from '#i18n/page-needs.ts'
import { sendRequest } from '#lib/call.ts'
import { inLanguage, languageOf } from '#lib/language.ts'
import { signInPath } from '#lib/next-path.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { OrderAlerts } from '#notifications/order-alerts.tsx'
import { countToDoCall } from '#overview/api.ts'
import { getFactsCall } from '#settings/api.ts'
import type { Route } from './+types/admin-layout.ts'
import { AdminFrame } from './admin-frame.tsx'
import type { Pending } from './admin-menu-entries.ts'
import { PagesAhead } from './pages-ahead.tsx'

export const handle = pageNeeds({ texts: ['account'] })

const NOTHING: Pending = { orders: 0, reviews: 0, returns: 0 }

/** What was found last: shown on where it can't be found out again. */
let counts = NOTHING

async function countPending(signal: AbortSignal): Promise<Pending> {
  const answer = await sendRequest(countToDoCall, {}, { signal }).catch(() => null)
  if (!answer) return counts
  const { pending, reviews, returns } = answer.toDo
  return { orders: pending, reviews, returns }
}

/** Of its owners the shop may ask for a second factor before anything else: without it the server shows them nothing. */
async function mustSetUp({ adminRole, hasSecondFactor }: User, signal: AbortSignal): Promise<boolean> {
  if (adminRole !== 'owner' || hasSecondFactor) return false
  const { settings } = await sendRequest(getFactsCall, {}, { signal })
  return settings.ownersNeedSecondFactor
}

async function enter({ url, signal }: Request) {
  const address = new URL(url)
  const user = await findUser(signal)
  if (!user) throw redirect(signInPath(address))
  if (await mustSetUp(user, signal)) throw redirect(inLanguage(languageOf(address.pathname), '/account#second-factor'))
  const isAdmin = user.role === 'admin'
  noteDenied(!isAdmin)
  counts = isAdmin ? await countPending(signal) : NOTHING
  noteFrame(null)
  return { isAdmin, pending: counts }
}

/** Only a "no" of the server shows anybody out. Where it can't be asked, the frame stays, and says so. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const drawn = Promise.all([loadAdminTexts(languageOf(new URL(request.url).pathname)), loadLetters()])
  try {
    return await enter(request)
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error
    noteFrame(refusalIn(error))
    return { isAdmin: true, pending: counts }
  } finally {
    await drawn
  }
}

/** Looked up again after a change, not for every word that is searched. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href || isFrameUnread()

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ common }) => common.shell)

export { Initializing as HydrateFallback }

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  useSignedOutElsewhere()
  useEffect(() => forgetAnswers, [])
  if (!loaderData.isAdmin) return <AccessDenied />
  return (
    <AdminFrame pending={loaderData.pending}>
      <Outlet />
      <PagesAhead />
      <OrderAlerts />
    </AdminFrame>
  )
}
