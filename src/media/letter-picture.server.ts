import { mailUrl } from './picture.ts'

/** CSS pixels. */
const WIDTH = 72

interface Pictured {
  mediaId: string | null
  width: number | null
  height: number | null
}

/** As a letter of the shop at this address shows it. */
export const letterPicture = ({ mediaId, width, height }: Pictured, shop: string) =>
  mediaId && width && height
    ? { url: shop + mailUrl(mediaId), width: WIDTH, height: Math.round((WIDTH * height) / width) }
    : null
