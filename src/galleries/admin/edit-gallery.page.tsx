import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { AdminPage } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary, AdminProblem } from '#back-office/admin-problem.tsx'
import { readForPage } from '#back-office/admin-read.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import { useWayBack } from '#back-office/use-way-back.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage, languageOf } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { getGalleryCall } from '../api.ts'
import type { Route } from './+types/edit-gallery.page.ts'
import { GalleryEditor } from './gallery-editor.tsx'

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const answer = await readForPage(getGalleryCall, { id: params.id }, request)
  return 'gallery' in answer ? answer.gallery : answer
}

export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  adminMeta(location, ({ galleryForm }) => {
    if (!loaderData || !('items' in loaderData)) return galleryForm.editing
    return `${inWords(languageOf(location.pathname), loaderData.name, loaderData.nameAr)} · ${galleryForm.editing}`
  })

export { AdminErrorBoundary as ErrorBoundary }

export default function EditGalleryPage({ loaderData: gallery }: Route.ComponentProps) {
  const { galleryForm: form, gallery: texts } = useAdminTexts()
  const language = useLanguage()
  const list = useWayBack('/admin/gallery')
  const navigate = useNavigate()
  const toList = useCallback(() => void navigate(list), [navigate, list])
  const back = { to: list, label: form.back }
  if (!('items' in gallery)) {
    return (
      <AdminPage title={form.editing} back={back}>
        <AdminProblem title={texts.failed} refusal={gallery} gone={{ title: form.notFound, back }} />
      </AdminPage>
    )
  }
  const shopLink = (
    <ButtonLink kind="outline" to={inLanguage(language, `/gallery?open=${gallery.id}`)} target="_blank">
      {form.inShop}
    </ButtonLink>
  )
  return (
    <AdminPage
      title={form.editTitle(inWords(language, gallery.name, gallery.nameAr))}
      back={back}
      actions={gallery.isActive ? shopLink : null}
    >
      <GalleryEditor key={gallery.id} gallery={gallery} onDone={toList} />
    </AdminPage>
  )
}
