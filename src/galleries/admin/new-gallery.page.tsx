import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary } from '#back-office/admin-problem.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Route } from './+types/new-gallery.page.ts'
import { GalleryEditor } from './gallery-editor.tsx'

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ galleryForm }) => galleryForm.addTitle)

export { AdminErrorBoundary as ErrorBoundary }

export default function NewGalleryPage() {
  const { galleryForm } = useAdminTexts()
  const list = useWayBack('/admin/gallery')
  const navigate = useNavigate()
  const toList = useCallback(() => void navigate(list), [navigate, list])
  return (
    <AdminPage title={galleryForm.addTitle} back={{ to: list, label: galleryForm.back }}>
      <GalleryEditor gallery={null} onDone={toList} />
    </AdminPage>
  )
}
