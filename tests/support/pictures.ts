import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture with something in it, not one colour. */
export function picture(width = 40, height = 30): Sharp {
  const dot = { create: { width: 8, height: 8, channels: 3, background: '#c0ffee' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#101010' } }).composite([
    { input: dot, left: 1, top: 1 },
  ])
}

const CRCS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function chunk(name: string, content: Buffer): Buffer {
  const nameAndContent = Buffer.concat([Buffer.from(name), content])
  let crc = 0xffffffff
  for (const byte of nameAndContent) crc = (crc >>> 8) ^ (CRCS[(crc ^ byte) & 255] ?? 0)
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return Buffer.concat([length, nameAndContent, sum])
}

/** A PNG of one colour that is as small as a file as it is large unpacked: a pixel is one bit. */
export function vastPng(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 1 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

export function uploadOf(bytes: Buffer, name = 'picture.jpg', type = 'image/jpeg', field = 'image'): FormData {
  const form = new FormData()
  form.set(field, new Blob([Uint8Array.from(bytes)], { type }), name)
  return form
}

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** The boxes of a film, without anything to see in them. */
export function film({ brand = 'isom', bytes = 4000 } = {}): Buffer {
  const kind = Buffer.from(`${brand}\0\0\x02\0${brand}`, 'latin1')
  const content = Buffer.from(Uint8Array.from({ length: bytes }, (_, at) => at % 251))
  return Buffer.concat([box('ftyp', kind), box('moov', Buffer.alloc(200)), box('mdat', content)])
}

/** A video as the back-office sends it: its poster beside it. */
export function videoOf(bytes: Buffer, poster?: Buffer): FormData {
  const form = new FormData()
  if (poster) form.set('poster', new Blob([Uint8Array.from(poster)], { type: 'image/jpeg' }), 'poster.jpg')
  form.set('image', new Blob([Uint8Array.from(bytes)], { type: 'video/mp4' }), 'film.mp4')
  return form
}
