import decodeQR from 'qr/decode.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

/** Points to a side of a module: as much as a reader needs. */
const SCALE = 8

/** What a camera would see of the drawing. */
function filmed(svg: string) {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const side = size * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  const paint = (x: number, y: number): void => {
    for (let row = y * SCALE; row < (y + 1) * SCALE; row += 1)
      for (let at = x * SCALE; at < (x + 1) * SCALE; at += 1) data.set([0, 0, 0], (row * side + at) * 4)
  }
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let step = 0; step < Number(length); step += 1) paint(Number(x) + step, Number(y))
  return { width: side, height: side, data }
}

test.each(['https://shop.example/verify?sku=BW12AB34', 'https://shop.example/ar/verify?sku=BWZZZZZZ'])(
  'what is drawn for %s is read as it',
  (text) => {
    const svg = renderToStaticMarkup(<QrCode text={text} label="QR" />)
    expect(svg).toContain('aria-label="QR"')
    expect(decodeQR(filmed(svg))).toBe(text)
  },
)
