import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { isWorthLater } from '#lib/db.server.ts'
import type { Disk } from '#lib/disk.server.ts'
import { FEED_FILE, FORMATS, type Format, MAIL_FILE, SHARED_FILE, widthsOf } from './picture.ts'

sharp.concurrency(1)
sharp.cache(false)

export const originalKey = (mediaId: string): string => `${mediaId}/original.webp`
/** Pixels. */
const SHARED = [1200, 630] as const

type Draw = (original: Buffer) => Promise<Buffer>

/** Their folder. A change of how variants are drawn takes a new one, and they are drawn anew when they are asked for. */
const RECIPE = 'v2'

/** What can be drawn again from its original, or is half drawn. */
export const isDrawn = (key: string): boolean =>
  /\.part$|^[^/]+\/(v\d+\/|\d+\.(avif|webp)$)/.test(key) ||
  [SHARED_FILE, MAIL_FILE, FEED_FILE].includes(path.posix.basename(key))

// AVIF at effort 2: 15 times faster than the default at the same bytes. Below 64 cloth turns to felt.
const encoded = (picture: Sharp, format: Format): Promise<Buffer> =>
  format === 'avif' ? picture.avif({ quality: 66, effort: 2 }).toBuffer() : picture.webp({ quality: 82 }).toBuffer()

const underway = new Map<string, Promise<Buffer>>()
let last: Promise<unknown> = Promise.resolve()

/** What a link shows where it is shared: 1200 by 630, the whole picture, its ground drawn out to the sides. */
async function forSharing(original: Buffer): Promise<Buffer> {
  const [width, height] = SHARED
  const { data, info } = await sharp(original)
    .resize({ width, height, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [left, top] = [(width - info.width) >> 1, (height - info.height) >> 1]
  const margins = { left, top, right: width - info.width - left, bottom: height - info.height - top }
  // JPEG: WhatsApp and Facebook do not show the newer formats reliably.
  return sharp(data, { raw: info })
    .extend({ ...margins, extendWith: 'copy' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

export async function originalOf(disk: Disk, mediaId: string): Promise<Buffer> {
  const bytes = await disk.findBytes(originalKey(mediaId))
  if (!bytes) throw new Error(`The picture ${mediaId} has lost its original`)
  return bytes
}

async function make(disk: Disk, mediaId: string, key: string, draw: Draw): Promise<Buffer> {
  const bytes = await draw(await originalOf(disk, mediaId))
  try {
    await disk.put(key, bytes)
  } catch (error) {
    // Where there is no room to keep it, it is shown all the same, and drawn again for whoever asks next.
    if (!isWorthLater(error)) throw error
  }
  return bytes
}

/** Kept bytes, or bytes drawn now: one picture at a time and each only once. */
async function keptBytes(disk: Disk, mediaId: string, file: string, draw: Draw): Promise<Buffer> {
  const key = `${mediaId}/${file}`
  const already = underway.get(key)
  if (already) return already
  const storedBytes = await disk.findBytes(key)
  if (storedBytes) return storedBytes
  const making =
    underway.get(key) ?? last.then(() => make(disk, mediaId, key, draw)).finally(() => underway.delete(key))
  last = making.catch(() => {})
  underway.set(key, making)
  return making
}

export const variantBytes = (disk: Disk, mediaId: string, width: number, format: Format): Promise<Buffer> =>
  keptBytes(disk, mediaId, `${RECIPE}/${width}.${format}`, async (original) => {
    // The first recipe had no folder.
    await disk.delete(`${mediaId}/${width}.${format}`)
    return encoded(sharp(original).resize({ width, withoutEnlargement: true }), format)
  })

export const sharedBytes = (disk: Disk, mediaId: string): Promise<Buffer> =>
  keptBytes(disk, mediaId, SHARED_FILE, forSharing)

/** Three times as wide as letters show it. */
const MAIL_WIDTH = 216

const forMail = (original: Buffer): Promise<Buffer> =>
  sharp(original).resize({ width: MAIL_WIDTH }).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer()

export const mailBytes = (disk: Disk, mediaId: string): Promise<Buffer> => keptBytes(disk, mediaId, MAIL_FILE, forMail)

/** As Google recommends: 1500 pixels and more, where the picture has them. */
const FEED_WIDTH = 1600

const forFeeds = (original: Buffer): Promise<Buffer> =>
  sharp(original)
    .resize({ width: FEED_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()

export const feedBytes = (disk: Disk, mediaId: string): Promise<Buffer> => keptBytes(disk, mediaId, FEED_FILE, forFeeds)

/** Every variant of one picture, so that no shopper waits for them. */
export async function makeVariants(disk: Disk, mediaId: string, width: number): Promise<void> {
  for (const each of widthsOf(width)) for (const format of FORMATS) await variantBytes(disk, mediaId, each, format)
}
