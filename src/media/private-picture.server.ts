import { Refusal } from '#lib/refusal.ts'
import type { Upload } from '#lib/route.server.ts'
import { inTurn } from './in-turn.server.ts'
import { PRIVATE_PICTURE, redrawn } from './keep-picture.server.ts'
import { pictureBytes } from './picture-bytes.server.ts'
import { brokenOff, noFile, unreadable } from './refused-upload.server.ts'

/** A picture that is not the shop's to show: checked and drawn anew like any other, and kept by whoever asked. */
export async function privatePicture({ files }: Upload): Promise<Buffer> {
  for await (const { field, file } of files) {
    if (field !== 'image') throw noFile()
    const bytes = await pictureBytes(file).catch(brokenOff)
    const drawn = await inTurn(() => redrawn(bytes, PRIVATE_PICTURE)).catch((error: unknown) => {
      throw error instanceof Refusal ? error : unreadable()
    })
    return drawn.bytes
  }
  throw noFile()
}
