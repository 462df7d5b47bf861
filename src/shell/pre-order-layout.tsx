import { findUser } from '#accounts/use-auth.tsx'
import { initializing } from '#i18n/initializing.ts'
import { pageNeeds } from '#i18n/page-needs.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { Loading } from '#ui/loading.tsx'
import titled from '#ui/titled-page.module.css'
import type { Route } from './+types/pre-order-layout.ts'
import AccountLayout from './account-layout.tsx'

export const handle = pageNeeds({ texts: ['preOrder'] })

/** Nobody signs in to learn what there is to ask for: only who asks for it does. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await findUser(request.signal)
  return null
}

export function HydrateFallback() {
  const { preOrder } = useTexts('preOrder')
  return (
    <div className={titled.page}>
      <header className={titled.head}>
        <h1 tabIndex={-1}>{preOrder.title}</h1>
      </header>
      <Loading label={initializing[useLanguage()]} withoutScript={preOrder.needsScript} />
    </div>
  )
}

export default function PreOrderLayout() {
  return <AccountLayout />
}
