import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary } from '#back-office/admin-problem.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Route } from './+types/new-promo-code.page.ts'
import { PromoCodeEditor } from './promo-code-editor.tsx'

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ promo }) => promo.addTitle)

export { AdminErrorBoundary as ErrorBoundary }

export default function NewPromoCodePage() {
  const { promo } = useAdminTexts()
  const list = useWayBack('/admin/promo-codes')
  const navigate = useNavigate()
  const toList = useCallback(() => void navigate(list), [navigate, list])
  return (
    <AdminPage title={promo.addTitle} back={{ to: list, label: promo.back }}>
      <PromoCodeEditor stored={null} onSaved={toList} />
    </AdminPage>
  )
}
