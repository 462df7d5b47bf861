import type { FastifyInstance } from 'fastify'
import type { Disk } from '#lib/disk.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { House } from '#lib/route.server.ts'
import { findMedia } from './db.server.ts'
import { FORMATS, type Format, SHARED_FILE, widthsOf } from './picture.ts'
import { sharedBytes, variantBytes } from './variants.server.ts'

const NAME = /^([1-9]\d{0,3})\.(avif|webp)$/
const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/

const isFormat = (text: string | undefined): text is Format => FORMATS.some((format) => format === text)

/** The file's bytes, if it is one of those that a picture is kept in. */
async function drawnAs(disk: Disk, id: string, pictureWidth: number, file: string) {
  if (file === SHARED_FILE) return { type: 'image/jpeg', bytes: await sharedBytes(disk, id) }
  const [, width, format] = NAME.exec(file) ?? []
  if (!isFormat(format) || !widthsOf(pictureWidth).includes(Number(width))) return null
  return { type: `image/${format}`, bytes: await variantBytes(disk, id, Number(width), format) }
}

/** Pictures never change under their address, so browsers and proxies may keep them. */
export function serveMedia(app: FastifyInstance, { db, disk }: House): void {
  app.get<{ Params: { id: string; file: string } }>(
    '/media/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params
      const media = ID.test(id) ? await findMedia(db, id) : undefined
      const drawn = media && (await drawnAs(disk, id, media.width, file))
      if (!drawn) throw new Refusal('NOT_FOUND')
      return reply
        .type(drawn.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(drawn.bytes)
    },
  )
}
