import { useRowChange } from '#back-office/list/use-row-change.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { deleteGalleryCall, featureGalleryCall, type listGalleriesCall, updateGalleryCall } from '../api.ts'

export type AdminGallery = Answer<typeof listGalleriesCall>['galleries'][number]

/** What is changed from the list. It says what is wanted, so that two who press at once want the same. */
export function useGalleryChange(
  { id, isActive, featured }: AdminGallery,
  row: { isAsked?: boolean; onSettled: () => void },
) {
  const { gallery: texts } = useAdminTexts()
  const { change, ...standing } = useRowChange(row.onSettled, { ...row, isPassing: true })
  const { done } = texts
  return {
    ...standing,
    switchActive: () =>
      change(() => sendRequest(updateGalleryCall, { id, isActive: !isActive }), {
        done: isActive ? done.deactivated : done.activated,
        failed: texts.updateFailed,
      }),
    switchFeatured: () =>
      change(() => sendRequest(featureGalleryCall, { id, featured: !featured }), {
        done: featured ? done.unfeatured : done.featured,
        failed: texts.featureFailed,
      }),
    remove: () =>
      change(() => sendRequest(deleteGalleryCall, { id }), { done: done.deleted, failed: texts.deleteFailed }),
  }
}
