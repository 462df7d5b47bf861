import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { type PickedFile, usePicking } from '#media/admin/use-picking.tsx'
import { sendPicture, useSending } from '#media/admin/use-sending.tsx'
import { MOST_IMAGES, withArrived } from './image-files.ts'
import type { TypedImage } from './product-form.ts'

type Edit = (images: readonly TypedImage[]) => readonly TypedImage[]

const pictureOf = ({ key, url }: PickedFile): TypedImage => {
  return { key, mediaId: null, url, width: 0, height: 0, alt: '', altAr: '' }
}

export function useUploads(count: number, change: (edit: Edit) => void) {
  const { images: words } = useAdminTexts()
  const { refusedFiles, pick } = usePicking()
  const { sending, send, retry, forget } = useSending(async (key, file, onProgress) => {
    const uploaded = await sendPicture(file, onProgress)
    change((images) => withArrived(images, key, uploaded))
  })

  const add = (files: readonly File[]): void => {
    const picked = pick(files, MOST_IMAGES - count, words.tooMany(MOST_IMAGES))
    change((images) => [...images, ...picked.map(pictureOf)])
    for (const { key, file } of picked) void send(key, file)
  }

  return { sending, refusedFiles, add, retry, forget }
}

export type Uploads = ReturnType<typeof useUploads>
