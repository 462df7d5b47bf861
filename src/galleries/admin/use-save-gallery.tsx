import { useEffect, useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { createGalleryCall, featureGalleryCall, getGalleryCall, updateGalleryCall } from '../api.ts'
import { bodyOf, changedBody, type Gallery } from './gallery-form.ts'
import type { Files } from './use-files.tsx'
import type { Draft } from './use-typed-gallery.tsx'

interface Standing {
  problem?: Problem
  /** Somebody else has saved it since, or deleted it. */
  isStale?: true
  isGone?: true
}

/** The mark alone has a call of its own, which overwrites nothing. */
const isMarkAlone = ({ changes }: Draft): boolean => changes.length === 1 && changes[0] === 'featured'

async function send(draft: Draft): Promise<Gallery> {
  const { typed, start } = draft
  const { stored } = start
  if (!stored) return (await sendRequest(createGalleryCall, bodyOf(typed))).gallery
  const { id, updatedAt } = stored
  if (isMarkAlone(draft)) return (await sendRequest(featureGalleryCall, { id, featured: typed.featured })).gallery
  return (await sendRequest(updateGalleryCall, { id, updatedAt, ...changedBody(start.typed, typed) })).gallery
}

/** Why nothing is sent yet, as a sentence; null where all is well. */
function whyNot({ own, typed, isOpen }: Draft, sending: Files['sending'], texts: AdminTexts): string | null {
  const { galleryForm, galleryFiles, forms } = texts
  const [problem] = Object.values(own)
  if (problem) return galleryForm.problems[problem]
  const waiting = typed.items.flatMap(({ key }) => sending[key] ?? [])
  if (waiting.some((each) => each.problem !== null)) return galleryFiles.fixFailed
  if (waiting.length > 0) return galleryFiles.wait
  return isOpen ? forms.chooseFirst : null
}

export function useSaveGallery(draft: Draft, { sending }: Files) {
  const all = useAdminTexts()
  const { common, gallery: texts } = all
  const { isBusy, act } = useAct()
  const [standing, setStanding] = useState<Standing>({})
  const [isSaved, setSaved] = useState(false)
  const { stored } = draft.start

  const against = whyNot(draft, sending, all)
  const { problem: told } = standing
  const isMended = told !== undefined && !told.refusal && told.text !== against
  useEffect(() => {
    if (isMended) setStanding({})
  }, [isMended])

  const outcomeTexts = (): { done: string; failed: string } => {
    if (!stored) return { done: texts.done.created, failed: texts.createFailed }
    if (!isMarkAlone(draft)) return { done: texts.done.updated, failed: texts.updateFailed }
    return { done: draft.typed.featured ? texts.done.marked : texts.done.unmarked, failed: texts.markFailed }
  }

  const failed = async (refusal: Refusal, text: string): Promise<void> => {
    if (refusal.errors) draft.tell(refusal.errors)
    if (!stored || (refusal.code !== 'STALE_EDIT' && refusal.code !== 'NOT_FOUND'))
      return setStanding({ problem: { text, refusal } })
    try {
      draft.meet((await sendRequest(getGalleryCall, { id: stored.id })).gallery)
      setStanding({ isStale: true })
    } catch (error) {
      // Saving once more asks for it once more.
      const isGone = refusalIn(error).code === 'NOT_FOUND'
      setStanding(isGone ? { isGone } : { problem: { text, refusal } })
    }
  }

  const save = (): void => {
    draft.tryIt()
    setSaved(false)
    setStanding(against ? { problem: { text: against } } : {})
    if (against) return
    const words = outcomeTexts()
    void act(
      async () => {
        draft.begin(await send(draft))
        tell('success', words.done)
        setSaved(true)
      },
      ({ refusal, words: why }) => void failed(refusal, common.because(words.failed, why)),
    )
  }

  return { save, isBusy, standing, isSaved }
}
