import { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext, SentFile, Upload } from '#lib/route.server.ts'
import { keepPicture } from './keep-picture.server.ts'
import { discardVideo, keepVideo, type StoredVideo, storeVideo, videoTypeOf } from './keep-video.server.ts'
import { pictureBytes } from './picture-bytes.server.ts'
import { brokenOff, noFile } from './refused-upload.server.ts'

export interface UploadedMedia {
  id: string
  width: number
  height: number
  video?: { type: string; posterId: string }
}

/** What the first bytes must hold to tell what a file is. */
const HEAD = 4100

interface Fields {
  picture?: Buffer
  video?: StoredVideo
  poster?: Buffer
}

async function peek(file: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const reader = file.iterator({ destroyOnReturn: false })
  const chunks: Buffer[] = []
  let size = 0
  while (size < HEAD) {
    const { done, value } = await reader.next()
    if (done) break
    chunks.push(value)
    size += value.length
  }
  const head = Buffer.concat(chunks)
  async function* all() {
    yield head
    for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value
  }
  return { head, whole: Readable.from(all(), { objectMode: false }) }
}

const isTruncated = (file: Readable): boolean => 'truncated' in file && file.truncated === true

/** What a file is its own first bytes say; its name and its sender's word count for nothing. */
async function receive(
  fields: Fields,
  { field, file }: SentFile,
  { settings }: RequestContext<'staff'>,
): Promise<void> {
  if (field === 'poster') {
    fields.poster = await pictureBytes(file)
    return
  }
  if (field !== 'image' || fields.picture || fields.video) throw noFile()
  const { head, whole } = await peek(file)
  const type = videoTypeOf(await fileTypeFromBuffer(head))
  if (type === null) {
    fields.picture = await pictureBytes(whole)
    return
  }
  fields.video = await storeVideo(settings.dataDir, type, whole)
  if (isTruncated(file)) throw new Refusal('TOO_LARGE')
}

async function keepUpload(
  { picture, video, poster }: Fields,
  context: RequestContext<'staff'>,
): Promise<UploadedMedia> {
  const { db, disk, viewer } = context
  if (video) {
    if (!poster) throw new Refusal('INVALID', { errors: { poster: 'posterRequired' } })
    return keepVideo(context, video, poster)
  }
  if (!picture) throw noFile()
  return keepPicture({ db, disk }, picture, viewer.accountId)
}

/** One image, or one video with its poster. Whatever is refused leaves nothing behind. */
export async function uploadMedia({ files }: Upload, context: RequestContext<'staff'>): Promise<UploadedMedia> {
  await context.limits.count('upload by account', context.viewer.accountId)
  const fields: Fields = {}
  try {
    for await (const file of files) await receive(fields, file, context).catch(brokenOff)
    return await keepUpload(fields, context)
  } finally {
    if (fields.video) await discardVideo(fields.video)
  }
}
