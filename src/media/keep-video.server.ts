import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { arriveAt } from '#lib/arriving.server.ts'
import { inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Deps } from '#lib/route.server.ts'
import { insertMedia } from './db.server.ts'
import { isWholeFilm } from './film-boxes.server.ts'
import { keepPicture } from './keep-picture.server.ts'

export type VideoType = 'mp4' | 'mov'

const MIMES: Record<VideoType, string> = { mp4: 'video/mp4', mov: 'video/quicktime' }

export const isVideoType = (text: string): text is VideoType => Object.hasOwn(MIMES, text)

export const mimeOf = (type: VideoType): string => MIMES[type]

export const videoTypeOf = (fileType: { mime: string } | undefined): VideoType | null =>
  Object.keys(MIMES)
    .filter(isVideoType)
    .find((type) => MIMES[type] === fileType?.mime) ?? null

export const videoKey = (id: string, type: VideoType): string => `${id}/video.${type}`

/** A film that has come, on this machine. */
export interface StoredVideo {
  file: string
  type: VideoType
}

/** Straight to the disk, as it comes; nobody can see it before it is kept. */
export const storeVideo = async (dataDir: string, type: VideoType, bytes: Readable): Promise<StoredVideo> => ({
  file: await arriveAt(dataDir, bytes),
  type,
})

export const discardVideo = ({ file }: StoredVideo): Promise<void> => rm(file, { force: true })

interface KeptVideo {
  id: string
  width: number
  height: number
  video: { type: VideoType; posterId: string }
}

/** Kept as it was filmed; what is shown of it before it plays is the poster, and its size is the poster's. */
export async function keepVideo(
  { db, disk, viewer }: Pick<Deps, 'db' | 'disk'> & { viewer: { accountId: string } | null },
  { file, type }: StoredVideo,
  posterBytes: Buffer,
): Promise<KeptVideo> {
  if (!(await isWholeFilm(file))) throw new Refusal('UNSUPPORTED_TYPE')
  const uploadedBy = viewer?.accountId ?? null
  const poster = await keepPicture({ db, disk }, posterBytes, uploadedBy)
  const { width, height } = poster
  const { size: bytes } = await stat(file)
  const id = newId()
  await disk.putFile(videoKey(id, type), file)
  await inTransaction(db, (tx) =>
    insertMedia(tx, { id, kind: 'video', videoType: type, posterId: poster.id, width, height, bytes, uploadedBy }),
  )
  return { id, width, height, video: { type, posterId: poster.id } }
}
