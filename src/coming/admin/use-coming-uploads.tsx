import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { tell } from '#back-office/admin-notice.tsx'
import type { Color } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { isCutOff } from '#media/admin/sending.ts'
import { type PickedFile, usePicking } from '#media/admin/use-picking.tsx'
import { sendPicture, useSending } from '#media/admin/use-sending.tsx'
import { addComingCall, listComingCall } from '../api.ts'

const MOST_AT_ONCE = 24

/** An image that was chosen, and is not among those of its collection yet. */
export interface ChosenImage extends PickedFile {
  collection: Color
  alt: string
  altAr: string
}

type Place = Pick<ChosenImage, 'collection' | 'alt' | 'altAr'> & { mediaId: string }

const isThere = async ({ collection, mediaId }: Place): Promise<boolean> => {
  const { items } = await sendRequest(listComingCall, { collection })
  return items.some(({ public_id }) => public_id === mediaId)
}

/** Once, also where the answer to it was lost on the way. */
async function putThere(place: Place): Promise<void> {
  try {
    await sendRequest(addComingCall, place)
  } catch (error) {
    const isDone = isCutOff(refusalIn(error)) && (await isThere(place).catch(() => false))
    if (!isDone) throw error
  }
}

/** Images that were chosen: each is sent to the shop, then put into its collection; one that failed is tried again. */
export function useComingUploads() {
  const { coming: texts } = useAdminTexts()
  const { revalidate } = useRevalidator()
  const { refusedFiles, pick, forgetRefused } = usePicking()
  const [chosen, setChosen] = useState<readonly ChosenImage[]>([])
  const mediaIds = useRef(new Map<string, string>())

  const remove = (key: string): void => {
    forget(key)
    setChosen((all) => all.filter((each) => each.key !== key))
  }

  const { sending, send, forget } = useSending(async (key, file, onProgress) => {
    const image = chosen.find((each) => each.key === key)
    if (!image) return
    const { collection, alt, altAr } = image
    const earlierId = mediaIds.current.get(key)
    const mediaId = earlierId ?? (await sendPicture(file, onProgress)).public_id
    mediaIds.current.set(key, mediaId)
    const place = { collection, alt, altAr, mediaId }
    if (earlierId === undefined || !(await isThere(place))) await putThere(place)
    remove(key)
  })

  const upload = async (images: readonly ChosenImage[]): Promise<void> => {
    if (images.length === 0) return
    const outcomes = await Promise.all(images.map(({ key, file }) => send(key, file)))
    const arrived = outcomes.filter((isArrived) => isArrived).length
    if (arrived > 0) await revalidate()
    if (arrived === images.length) tell('success', texts.uploaded(arrived))
    else tell('error', texts.someFailed(images.length - arrived))
  }

  const isBusy = Object.values(sending).some(({ problem }) => problem === null)
  return {
    ...{ chosen, sending, refusedFiles, isBusy, remove },
    add: (collection: Color, files: readonly File[]): void => {
      const room = MOST_AT_ONCE - chosen.filter((each) => each.collection === collection).length
      const picked = pick(files, room, texts.tooMany(MOST_AT_ONCE))
      setChosen((all) => [...all, ...picked.map((file) => ({ ...file, collection, alt: '', altAr: '' }))])
    },
    change: (key: string, words: Partial<Pick<ChosenImage, 'alt' | 'altAr'>>): void =>
      setChosen((all) => all.map((each) => (each.key === key ? { ...each, ...words } : each))),
    uploadAll: (): void => {
      forgetRefused()
      void upload(chosen.filter(({ key }) => !sending[key]?.isHopeless))
    },
    retry: (image: ChosenImage): void => void upload([image]),
  }
}

export type ComingUploads = ReturnType<typeof useComingUploads>
