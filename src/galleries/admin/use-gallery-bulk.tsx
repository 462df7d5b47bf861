import { wordsFor } from '#back-office/admin-act.tsx'
import { useMany } from '#back-office/list/use-many.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { deleteGalleryCall, updateGalleryCall } from '../api.ts'
import type { AdminGallery } from './use-gallery-change.tsx'

interface Outcome {
  what: 'activated' | 'deactivated' | 'deleted' | 'undone'
  /** As they were when somebody asked. */
  galleries: readonly AdminGallery[]
  /** As they are since then: nobody's later change is undone with it. */
  changed: readonly AdminGallery[]
  refusals: ReadonlyMap<string, string>
}

/** Each for itself, in turn: what one gallery refuses stops none of the others. */
export function useGalleryBulk() {
  const texts = useAdminTexts()
  const { change, undo, ...standing } = useMany<Outcome>((why) => texts.common.because(texts.gallery.updateFailed, why))

  const oneByOne = async (
    what: Outcome['what'],
    galleries: readonly AdminGallery[],
    work: (gallery: AdminGallery) => Promise<AdminGallery | undefined>,
  ): Promise<Outcome> => {
    const [changed, refusals]: [AdminGallery[], Map<string, string>] = [[], new Map()]
    for (const gallery of galleries)
      try {
        const after = await work(gallery)
        if (after) changed.push(after)
      } catch (error) {
        refusals.set(gallery.id, wordsFor(refusalIn(error), texts))
      }
    return { what, galleries, changed, refusals }
  }
  const show = async ({ id }: AdminGallery, isActive: boolean): Promise<AdminGallery> =>
    (await sendRequest(updateGalleryCall, { id, isActive })).gallery

  return {
    ...standing,
    activate: (galleries: readonly AdminGallery[]) =>
      change(() => oneByOne('activated', galleries, (each) => show(each, true))),
    deactivate: (galleries: readonly AdminGallery[]) =>
      change(() => oneByOne('deactivated', galleries, (each) => show(each, false))),
    undo: ({ changed }: Outcome) =>
      undo(() =>
        oneByOne('undone', changed, async ({ id, isActive, updatedAt }) => {
          return (await sendRequest(updateGalleryCall, { id, isActive: !isActive, updatedAt })).gallery
        }),
      ),
    remove: (galleries: readonly AdminGallery[], onSettled: () => void) =>
      change(
        () =>
          oneByOne('deleted', galleries, async ({ id }) => {
            await sendRequest(deleteGalleryCall, { id })
            return undefined
          }),
        onSettled,
      ),
  }
}

export type GalleryBulk = ReturnType<typeof useGalleryBulk>
