import { expect, test } from 'vitest'
import { mediaIdAt } from './media-address.ts'

const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const SHOP = 'https://shop.example'

test.each([
  `/media/${ID}/960.webp`,
  `/media/${ID}/160.avif`,
  `${SHOP}/media/${ID}/video.mp4`,
  `${SHOP}/media/${ID}/og.jpg`,
])('%s names a file of ours', (address) => expect(mediaIdAt(address, SHOP)).toBe(ID))

test.each([
  '',
  `https://evil.example/media/${ID}/960.webp`,
  `http://shop.example/media/${ID}/960.webp`,
  `https://shop.example.evil.example/media/${ID}/960.webp`,
  `//shop.example/media/${ID}/960.webp`,
  `/x/media/${ID}/960.webp`,
  `/media/${ID}`,
  `/media/${ID}/../secret`,
  `/media/${ID.toLowerCase()}/960.webp`,
  'javascript:alert(1)',
])('%s does not', (address) => expect(mediaIdAt(address, SHOP)).toBeNull())
