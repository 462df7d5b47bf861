import sharp from 'sharp'
import { type Db, inTransaction } from '#lib/db.server.ts'
import type { Disk } from '#lib/disk.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { insertMedia } from './db.server.ts'
import { originalKey } from './variants.server.ts'

/** Pixels; a picture that unpacks to more is refused before it is unpacked. */
const PIXELS = 40_000_000
const LONGEST_SIDE = 3000

/** Throws where the bytes are not a picture. What is kept is drawn anew: nothing that came along in the file survives. */
async function redrawn(bytes: Buffer): Promise<Drawn> {
  const picture = sharp(bytes, { limitInputPixels: PIXELS, pages: 1, failOn: 'error' }).rotate()
  const fitted = picture.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
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
  await disk.put(originalKey(id), bytes)
  await inTransaction(db, async (tx) => {
    await insertMedia(tx, { id, width, height, bytes: bytes.length, uploadedBy: accountId })
    await enqueue(tx, 'make-picture-variants', { mediaId: id })
  })
  return { id, width, height }
}

/** Null where the bytes are not a picture. */
export async function keepPicture(
  db: Db,
  disk: Disk,
  bytes: Buffer,
  accountId: string | null,
): Promise<KeptPicture | null> {
  const picture = await redrawn(bytes).catch(() => null)
  return picture && keepDrawn(db, disk, picture, accountId)
}
