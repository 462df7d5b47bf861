import sharp from 'sharp'

// Garments are drawn on a sheet of 1200 x 1500 units, about 12 units to the centimetre. A frame is the window of that
// sheet a picture shows, and how many pixels a unit gets: a close-up is the same drawing through a smaller window.
const sheet = { width: 1200, height: 1500 }

export function wholeFrame(scale) {
  return { x: 0, y: 0, scale, width: Math.round(sheet.width * scale), height: Math.round(sheet.height * scale) }
}

export function windowFrame({ x, y, width }, pixels) {
  return { x, y, scale: pixels.width / width, width: pixels.width, height: pixels.height }
}

/** The part of a frame that a shape touches, on the frame's own pixel grid; null when it touches none. */
export async function frameAround(shape, frame, margin) {
  const step = 8
  const small = {
    x: frame.x,
    y: frame.y,
    scale: frame.scale / step,
    width: Math.ceil(frame.width / step),
    height: Math.ceil(frame.height / step),
  }
  const box = extent(await raster(shape, small), small)
  if (!box) return null
  const edge = Math.ceil(margin * frame.scale)
  const left = Math.max(0, box.left * step - edge)
  const top = Math.max(0, box.top * step - edge)
  return {
    x: frame.x + left / frame.scale,
    y: frame.y + top / frame.scale,
    scale: frame.scale,
    width: Math.min(frame.width, (box.right + 1) * step + edge) - left,
    height: Math.min(frame.height, (box.bottom + 1) * step + edge) - top,
    left,
    top,
  }
}

function extent(mask, { width, height }) {
  let box = null
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x] < 0.004) continue
      box ??= { left: x, right: x, top: y, bottom: y }
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.bottom = y
    }
  }
  return box
}

/** White shapes on black, as numbers 0..1. */
export async function raster(shapes, frame) {
  const { x, y, scale, width, height } = frame
  const view = `${x} ${y} ${width / scale} ${height / scale}`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}" ` +
    `preserveAspectRatio="none"><rect x="${x - 9}" y="${y - 9}" width="3000" height="3000"/>${shapes}</svg>`
  const bytes = await sharp(Buffer.from(svg)).removeAlpha().extractChannel(0).raw().toBuffer()
  const field = new Float32Array(width * height)
  for (let i = 0; i < field.length; i++) field[i] = bytes[i] / 255
  return field
}
