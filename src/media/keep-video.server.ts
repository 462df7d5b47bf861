import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { inTransaction } from '#lib/db.server.ts'
import { type Disk, fileOf } from '#lib/disk.server.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Deps } from '#lib/route.server.ts'
import { insertMedia } from './db.server.ts'
import { isWholeFilm } from './film-boxes.server.ts'
import { keepPicture } from './keep-picture.server.ts'

const TYPES: Record<string, 'mp4' | 'mov'> = { 'video/mp4': 'mp4', 'video/quicktime': 'mov' }

export type VideoType = 'mp4' | 'mov'

export const videoTypeOf = (fileType: { mime: string } | undefined): VideoType | null =>
  TYPES[fileType?.mime ?? ''] ?? null

export const videoKey = (id: string, type: string): string => `${id}/video.${type}`

export interface StoredVideo {
  id: string
  type: VideoType
}

/** Straight to the disk, as it comes; nobody can see it before it has a row. */
export async function storeVideo(dataDir: string, type: VideoType, bytes: Readable): Promise<{ id: string }> {
  const id = newId()
  const file = fileOf(dataDir, videoKey(id, type))
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await pipeline(bytes, createWriteStream(file))
  } catch (error) {
    await rm(path.dirname(file), { recursive: true, force: true })
    throw error
  }
  return { id }
}

export const discardVideo = (disk: Disk, id: string): Promise<void> => disk.deleteAll(`${id}/`)

interface KeptVideo {
  id: string
  width: number
  height: number
  video: { type: VideoType; posterId: string }
}

/** Kept as it was filmed; what is shown of it before it plays is the poster, and its size is the poster's. */
export async function keepVideo(
  { db, disk, settings, viewer }: Pick<Deps, 'db' | 'disk' | 'settings'> & { viewer: { accountId: string } | null },
  { id, type }: StoredVideo,
  posterBytes: Buffer,
): Promise<KeptVideo> {
  const file = fileOf(settings.dataDir, videoKey(id, type))
  if (!(await isWholeFilm(file))) throw new Refusal('UNSUPPORTED_TYPE')
  const uploadedBy = viewer?.accountId ?? null
  const poster = await keepPicture({ db, disk }, posterBytes, uploadedBy)
  const { width, height } = poster
  const { size: bytes } = await stat(file)
  await inTransaction(db, (tx) =>
    insertMedia(tx, { id, kind: 'video', videoType: type, posterId: poster.id, width, height, bytes, uploadedBy }),
  )
  return { id, width, height, video: { type, posterId: poster.id } }
}
