import { findUser } from '#accounts/use-auth.tsx'
import { initializing, needsScript } from '#i18n/initializing.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Loading } from '#ui/loading.tsx'
import type { Route } from './+types/pre-order-layout.ts'
import AccountLayout from './account-layout.tsx'

/** Nobody signs in to learn what there is to ask for: only who asks for it does. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await findUser(request.signal)
  return null
}

export function HydrateFallback() {
  const language = useLanguage()
  return <Loading label={initializing[language]} withoutScript={needsScript[language]} />
}

export default function PreOrderLayout() {
  return <AccountLayout />
}
