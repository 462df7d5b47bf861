import { useRef, useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Refusal } from '#lib/refusal.ts'
import { posterOf } from '#media/admin/film-poster.tsx'
import { type PickedFile, usePicking } from '#media/admin/use-picking.tsx'
import { sendPicture, useSending } from '#media/admin/use-sending.tsx'
import { isVideo, whyNotMedia } from '#media/media-file.ts'
import { MOST_ITEMS } from '../gallery.ts'
import { emptyItem, type TypedItem } from './gallery-form.ts'
import type { Draft } from './use-typed-gallery.tsx'

let keys = 0

const shownFile = ({ file, url }: PickedFile): Partial<TypedItem> => ({
  ...{ url, mediaId: null, thumbnail: '', width: 0, height: 0 },
  type: isVideo(file) ? 'video' : 'image',
})

/** The items' files, each on its way by the key of its item. */
export function useFiles({ typed, changeItem, changeItems }: Draft) {
  const { galleryFiles: words } = useAdminTexts()
  const { refusedFiles, pick } = usePicking({ words, whyNot: whyNotMedia })
  const posters = useRef(new Map<string, Blob>())
  const [posterless, setPosterless] = useState<readonly string[]>([])

  const posterFor = async (key: string, file: File): Promise<Blob> => {
    const poster = posters.current.get(key) ?? (await posterOf(file))
    if (poster) return poster
    setPosterless((all) => [...all, key])
    throw new Refusal('INVALID', { status: 400, message: words.noPoster })
  }

  const { sending, send, retry, forget } = useSending(async (key, file, onProgress) => {
    const poster = isVideo(file) ? await posterFor(key, file) : undefined
    const { public_id: mediaId, width, height } = await sendPicture(file, onProgress, poster)
    changeItem(key, { mediaId, width, height })
  }, words)

  const forgetPoster = (key: string): void => {
    posters.current.delete(key)
    setPosterless((all) => all.filter((each) => each !== key))
  }

  return {
    sending,
    refusedFiles,
    posterless,
    retry,
    /** An item for each file. */
    add: (files: readonly File[]): void => {
      const picked = pick(files, MOST_ITEMS - typed.items.length, words.tooMany(MOST_ITEMS))
      changeItems((items) => [...items, ...picked.map((each) => ({ ...emptyItem(each.key), ...shownFile(each) }))])
      for (const { key, file } of picked) void send(key, file)
    },
    addEmpty: (): string => {
      keys += 1
      const key = `new-${keys}`
      changeItems((items) => [...items, emptyItem(key)])
      return key
    },
    replace: (key: string, files: readonly File[]): void => {
      const [picked] = pick(files.slice(0, 1), 1, '')
      if (!picked) return
      forgetPoster(key)
      changeItem(key, shownFile(picked))
      void send(key, picked.file)
    },
    givePoster: (key: string, [poster]: readonly File[]): void => {
      if (!poster) return
      posters.current.set(key, poster)
      retry(key)
    },
    remove: (key: string): void => {
      forget(key)
      forgetPoster(key)
      changeItems((items) => items.filter((item) => item.key !== key))
    },
  }
}

export type Files = ReturnType<typeof useFiles>
