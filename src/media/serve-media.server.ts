import { stat } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { type Disk, fileOf } from '#lib/disk.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Deps } from '#lib/route.server.ts'
import { findMedia } from './db.server.ts'
import { videoKey } from './keep-video.server.ts'
import { FEED_FILE, FORMATS, type Format, MAIL_FILE, SHARED_FILE, widthsOf } from './picture.ts'
import { feedBytes, mailBytes, sharedBytes, variantBytes } from './variants.server.ts'

interface FileParams {
  id: string
  file: string
}

const PICTURE = /^([1-9]\d{0,3})\.(avif|webp)$/
const VIDEO = /^video\.(mp4|mov)$/
const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/

const isFormat = (text: string | undefined): text is Format => FORMATS.some((format) => format === text)

async function drawnAs(disk: Disk, id: string, pictureWidth: number, file: string) {
  if (file === SHARED_FILE) return { type: 'image/jpeg', bytes: await sharedBytes(disk, id) }
  if (file === MAIL_FILE) return { type: 'image/jpeg', bytes: await mailBytes(disk, id) }
  if (file === FEED_FILE) return { type: 'image/jpeg', bytes: await feedBytes(disk, id) }
  const [, width, format] = PICTURE.exec(file) ?? []
  if (!isFormat(format) || !widthsOf(pictureWidth).includes(Number(width))) return null
  return { type: `image/${format}`, bytes: await variantBytes(disk, id, Number(width), format) }
}

/** What lies under an address never changes, so browsers and proxies may keep it. */
const forGood = (reply: FastifyReply, policy: string): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', `${policy}; sandbox`)

/** Mail programs show letters at other origins, or at none, and would leave its box empty. */
const readersOf = (file: string): string => (file === MAIL_FILE ? 'cross-origin' : 'same-origin')

export function serveMedia(app: FastifyInstance, { db, disk, settings }: Deps): void {
  const root = fileOf(settings.dataDir, '')

  async function send(reply: FastifyReply, { id, file }: FileParams): Promise<FastifyReply> {
    const media = ID.test(id) ? await findMedia(db, id) : undefined
    if (!media) throw new Refusal('NOT_FOUND')
    const { width, videoType } = media
    const [, type] = VIDEO.exec(file) ?? []
    if (type && type === videoType)
      return forGood(reply, "default-src 'none'; media-src 'self'").sendFile(videoKey(id, type), root)
    const picture = videoType === null ? await drawnAs(disk, id, width, file) : null
    if (!picture) throw new Refusal('NOT_FOUND')
    reply.header('cross-origin-resource-policy', readersOf(file))
    return forGood(reply, "default-src 'none'").type(picture.type).send(picture.bytes)
  }

  void app.register(async (media) => {
    // Films are sent from the disk, in the parts that a player asks for.
    await media.register(fastifyStatic, { serve: false, root, cacheControl: false, suppressWarning: true })
    media.setErrorHandler<FastifyError, { Params: FileParams }>(async (error, { params: { id, file } }, reply) => {
      if (error.statusCode !== 416) throw error
      const { size } = await stat(fileOf(settings.dataDir, `${id}/${file}`))
      return reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${size}`).send()
    })
    media.get<{ Params: FileParams }>('/media/:id/:file', { schema: { hide: true } }, (request, reply) =>
      send(reply, request.params),
    )
  })
}
