/** Pixels of a picture. */
export interface Extent {
  width: number
  height: number
}

/** The part of a picture that is kept: its middle as parts of width and height, and its size as a part of the largest. */
export interface Frame {
  x: number
  y: number
  size: number
}

/** Width to height, as the shop shows its pictures. */
const RATIO = 4 / 5
/** Pixels; a narrower picture would be seen to be blown up. */
const NARROWEST = 480

export const wholeFrame: Frame = { x: 0.5, y: 0.5, size: 1 }

const largest = ({ width, height }: Extent): Extent => {
  const widest = Math.min(width, height * RATIO)
  return { width: widest, height: widest / RATIO }
}

export const smallestSize = (picture: Extent): number => Math.min(1, NARROWEST / largest(picture).width)

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** How much of the picture's width and height it takes. */
export function shareOf({ size }: Frame, picture: Extent): Extent {
  const most = largest(picture)
  return { width: (most.width * size) / picture.width, height: (most.height * size) / picture.height }
}

/** The nearest that lies in the picture. */
export function fitted(frame: Frame, picture: Extent): Frame {
  const size = within(frame.size, smallestSize(picture), 1)
  const share = shareOf({ ...frame, size }, picture)
  return {
    size,
    x: within(frame.x, share.width / 2, 1 - share.width / 2),
    y: within(frame.y, share.height / 2, 1 - share.height / 2),
  }
}

/** Where all of it could be kept, a little less: what is cut off is seen from the start. */
export function firstFrame(picture: Extent): Frame {
  const share = shareOf(wholeFrame, picture)
  return share.width === 1 && share.height === 1 ? fitted({ ...wholeFrame, size: 0.9 }, picture) : wholeFrame
}

/** In whole pixels, never beyond the picture's edge. */
export function pixelsOf(frame: Frame, picture: Extent) {
  const share = shareOf(frame, picture)
  const width = Math.max(1, Math.min(picture.width, Math.round(share.width * picture.width)))
  const height = Math.max(1, Math.min(picture.height, Math.round(share.height * picture.height)))
  const left = within(Math.round((frame.x - share.width / 2) * picture.width), 0, picture.width - width)
  const top = within(Math.round((frame.y - share.height / 2) * picture.height), 0, picture.height - height)
  return { left, top, width, height }
}
