import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { findUser } from '#accounts/use-auth.tsx'
import { useSessionOver } from '#accounts/use-session-over.tsx'
import { useSignedOutElsewhere } from '#accounts/use-signed-out-elsewhere.tsx'
import { initializing, needsScript } from '#i18n/initializing.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { signInPath } from '#lib/next-path.ts'
import { Loading } from '#ui/loading.tsx'
import { TakesRefusal } from '#ui/use-form.tsx'
import type { Route } from './+types/account-layout.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await findUser(request.signal)
  if (!user) throw redirect(signInPath(new URL(request.url)))
  return null
}

/** Looked up again after a change, not on the way from one page of the account to the next. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href

/** What the server sends of it: the same to everyone, for it knows nobody. */
export function HydrateFallback() {
  const language = useLanguage()
  return <Loading label={initializing[language]} withoutScript={needsScript[language]} />
}

export default function AccountLayout() {
  useSignedOutElsewhere()
  return (
    <TakesRefusal value={useSessionOver()}>
      <Outlet />
    </TakesRefusal>
  )
}
