import { useRowChange } from '#back-office/list/use-row-change.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { deleteGalleryCall, featureGalleryCall, type listGalleriesCall, updateGalleryCall } from '../api.ts'

export type AdminGallery = Answer<typeof listGalleriesCall>['galleries'][number]

export const UNDO_SECONDS = 60

/** What is changed from the list. It says what is wanted, so that two who press at once want the same. */
export function useGalleryChange(gallery: AdminGallery, row: { isAsked?: boolean; onSettled: () => void }) {
  const { id, isActive, featured, updatedAt } = gallery
  const { gallery: texts, bulk } = useAdminTexts()
  const { change, ...standing } = useRowChange(row.onSettled, { ...row, isPassing: true, subject: gallery })
  const { done } = texts
  return {
    ...standing,
    switchActive: () => {
      const doneText = isActive ? done.deactivated : done.activated
      // Nobody's later change is undone with it.
      let seen = updatedAt
      const show = async (): Promise<void> => {
        seen = (await sendRequest(updateGalleryCall, { id, isActive: !isActive })).gallery.updatedAt
      }
      const back = () =>
        change(() => sendRequest(updateGalleryCall, { id, isActive, updatedAt: seen }), {
          done: texts.bulk.done.undone(1),
          failed: texts.updateFailed,
        })
      const offer = { label: texts.undo, name: bulk.undoNamed(doneText), seconds: UNDO_SECONDS, take: back }
      return change(show, { done: doneText, failed: texts.updateFailed, offer })
    },
    switchFeatured: () =>
      change(() => sendRequest(featureGalleryCall, { id, featured: !featured }), {
        done: featured ? done.unfeatured : done.featured,
        failed: texts.featureFailed,
      }),
    remove: () =>
      change(() => sendRequest(deleteGalleryCall, { id }), { done: done.deleted, failed: texts.deleteFailed }),
  }
}
