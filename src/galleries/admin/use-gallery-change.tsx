import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { deleteGalleryCall, featureGalleryCall, type listGalleriesCall, updateGalleryCall } from '../api.ts'

export type AdminGallery = Answer<typeof listGalleriesCall>['galleries'][number]

/** What is changed from the list. It says what is wanted, so that two who press at once want the same. */
export function useGalleryChange({ id, isActive, featured }: AdminGallery, onSettled: () => void) {
  const { gallery: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()

  const change = (work: () => Promise<unknown>, done: string, failed: string): Promise<void> =>
    act(
      async () => {
        await work()
        onSettled()
        tell('success', done)
        await revalidate()
      },
      ({ refusal, words }) => {
        onSettled()
        tell('error', texts.because(failed, words), { refusal, isPassing: true })
        if (refusal.code === 'NOT_FOUND') void revalidate()
      },
    )

  const { done } = texts
  return {
    isBusy,
    switchActive: () =>
      change(
        () => sendRequest(updateGalleryCall, { id, isActive: !isActive }),
        isActive ? done.deactivated : done.activated,
        texts.updateFailed,
      ),
    switchFeatured: () =>
      change(
        () => sendRequest(featureGalleryCall, { id, featured: !featured }),
        featured ? done.unfeatured : done.featured,
        texts.featureFailed,
      ),
    remove: () => change(() => sendRequest(deleteGalleryCall, { id }), done.deleted, texts.deleteFailed),
  }
}

export type Changes = ReturnType<typeof useGalleryChange>
