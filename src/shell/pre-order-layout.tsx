import { redirect } from 'react-router'
import { findUser } from '#accounts/use-auth.tsx'
import { initializing } from '#i18n/initializing.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { signInPath } from '#lib/next-path.ts'
import { getCampaignCall } from '#pre-orders/api.ts'
import { Loading } from '#ui/loading.tsx'
import type { Route } from './+types/pre-order-layout.ts'
import AccountLayout from './account-layout.tsx'

/** Nobody signs in to learn that there is nothing to ask for. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  if (await findUser(request.signal)) return null
  const { campaign } = await call(context, getCampaignCall, {})
  if (campaign.isOpen) throw redirect(signInPath(new URL(request.url)))
  return null
}

export function HydrateFallback() {
  return <Loading label={initializing[useLanguage()]} />
}

export default function PreOrderLayout() {
  return <AccountLayout />
}
