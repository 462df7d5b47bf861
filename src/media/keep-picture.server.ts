import sharp from 'sharp'
import { type Db, inTransaction } from '#lib/db.server.ts'
import { type Disk, putWhole } from '#lib/disk.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Deps } from '#lib/route.server.ts'
import { insertMedia } from './db.server.ts'
import { inTurn } from './in-turn.server.ts'
import { unreadable } from './refused-upload.server.ts'
import { originalKey } from './variants.server.ts'

export interface PictureLimits {
  /** A picture that unpacks to more pixels is refused before it is unpacked. */
  pixels: number
  /** Pixels; what is larger is kept smaller. */
  longestSide: number
}

const SHOP_PICTURE: PictureLimits = { pixels: 40_000_000, longestSide: 3000 }
/** Anybody may send one: no more than a good phone takes, and kept as small as it is shown. */
export const PROFILE_PICTURE: PictureLimits = { pixels: 25_000_000, longestSide: 960 }

/** A photo of a fault: large enough to see the seam. */
export const PRIVATE_PICTURE: PictureLimits = { pixels: 40_000_000, longestSide: 1600 }

async function refuseVast(bytes: Buffer, pixels: number): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > pixels) throw new Refusal('TOO_LARGE')
}

/** What is kept is drawn anew: nothing that came along in the file survives. */
export async function redrawn(bytes: Buffer, { pixels, longestSide }: PictureLimits): Promise<Drawn> {
  await refuseVast(bytes, pixels)
  const picture = sharp(bytes, { limitInputPixels: pixels, pages: 1, failOn: 'error' }).rotate()
  const fitted = picture.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await fitted.webp({ quality: 90 }).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

export interface KeptPicture {
  id: string
  width: number
  height: number
}

interface Drawn {
  bytes: Buffer
  width: number
  height: number
}

/** Keeps a picture that is known to be clean WebP: the file first, then its row and the job that makes its variants. */
export async function keepDrawn(
  db: Db,
  disk: Disk,
  { bytes, width, height }: Drawn,
  accountId: string | null,
): Promise<KeptPicture> {
  const id = newId()
  await putWhole(disk, originalKey(id), bytes)
  await inTransaction(db, async (tx) => {
    await insertMedia(tx, { id, width, height, bytes: bytes.length, uploadedBy: accountId })
    await enqueue(tx, 'make-picture-variants', { mediaId: id })
  })
  return { id, width, height }
}

export async function keepPicture(
  { db, disk }: Pick<Deps, 'db' | 'disk'>,
  bytes: Buffer,
  accountId: string | null,
  limits = SHOP_PICTURE,
): Promise<KeptPicture> {
  const picture = await inTurn(() => redrawn(bytes, limits)).catch((error: unknown) => {
    throw error instanceof Refusal ? error : unreadable()
  })
  return keepDrawn(db, disk, picture, accountId)
}
