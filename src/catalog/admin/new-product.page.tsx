import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary } from '#back-office/admin-problem.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Route } from './+types/new-product.page.ts'
import { ProductEditor } from './product-editor.tsx'

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ form }) => form.addTitle)

export { AdminErrorBoundary as ErrorBoundary }

export default function NewProductPage() {
  const { form } = useAdminTexts()
  const list = useWayBack('/admin/products')
  const navigate = useNavigate()
  const toList = useCallback(() => void navigate(list), [navigate, list])
  return (
    <AdminPage title={form.addTitle} back={{ to: list, label: form.back }}>
      <ProductEditor product={null} onSaved={toList} />
    </AdminPage>
  )
}
