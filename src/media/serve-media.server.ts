import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Disk } from '#lib/disk.server.ts'
import { partOf } from '#lib/part.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Deps } from '#lib/route.server.ts'
import { findMedia } from './db.server.ts'
import { isVideoType, mimeOf, type VideoType, videoKey } from './keep-video.server.ts'
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

interface Picture {
  type: string
  bytes: Buffer
}

/** Bytes in a process's memory, and milliseconds after which what was taken away is shown to nobody. */
const KEPT = { maxSize: 24 * 1024 * 1024, ttl: 60_000 }

async function drawnAs(disk: Disk, id: string, pictureWidth: number, file: string): Promise<Picture | null> {
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

const FILM_POLICY = "default-src 'none'; media-src 'self'"

interface Film {
  id: string
  type: VideoType
  bytes: number
}

/** In the parts that a player asks for, wherever it lies; nothing is read for who only asks how long it is. */
async function sendFilm(disk: Disk, request: FastifyRequest, reply: FastifyReply, { id, type, bytes }: Film) {
  const etag = `"${id}"`
  forGood(reply, FILM_POLICY).type(mimeOf(type)).headers({ etag, 'accept-ranges': 'bytes' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const isOther = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag
  const part = partOf(isOther ? undefined : request.headers.range, bytes)
  if (part === 'none')
    return reply
      .code(416)
      .headers({ 'cache-control': 'no-store', 'content-range': `bytes */${bytes}` })
      .send()
  if (part) reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${bytes}`)
  reply.header('content-length', part ? part.to - part.from + 1 : bytes)
  if (request.method === 'HEAD') return reply.send('')
  const film = await disk.findStream(videoKey(id, type), part)
  if (!film) throw new Refusal('NOT_FOUND')
  return reply.send(film)
}

const sendPicture = (reply: FastifyReply, file: string, { type, bytes }: Picture): FastifyReply =>
  forGood(reply, "default-src 'none'").header('cross-origin-resource-policy', readersOf(file)).type(type).send(bytes)

export function serveMedia(app: FastifyInstance, { db, disk }: Pick<Deps, 'db' | 'disk'>): void {
  const pictures = new LRUCache<string, Picture>({ ...KEPT, sizeCalculation: ({ bytes }) => bytes.length })

  async function send(request: FastifyRequest, reply: FastifyReply, { id, file }: FileParams): Promise<FastifyReply> {
    const media = ID.test(id) ? await findMedia(db, id) : undefined
    if (!media) throw new Refusal('NOT_FOUND')
    const { width, videoType, bytes } = media
    const [, type] = VIDEO.exec(file) ?? []
    if (type && type === videoType && isVideoType(type)) return sendFilm(disk, request, reply, { id, type, bytes })
    const picture = videoType === null ? await drawnAs(disk, id, width, file) : null
    if (!picture) throw new Refusal('NOT_FOUND')
    pictures.set(`${id}/${file}`, picture)
    return sendPicture(reply, file, picture)
  }

  app.route<{ Params: FileParams }>({
    // Fastify's own HEAD would read a film to its end to say nothing of it.
    method: ['GET', 'HEAD'],
    url: '/media/:id/:file',
    schema: { hide: true },
    handler: (request, reply) => {
      const { id, file } = request.params
      const known = pictures.get(`${id}/${file}`)
      return known ? sendPicture(reply, file, known) : send(request, reply, request.params)
    },
  })
}
