import { expect, test } from 'vitest'
import { LARGEST_IMAGE, whyNotFile } from './image-file.ts'

test('images up to 10 MB of four kinds are sent, anything else is told apart before', () => {
  expect(whyNotFile({ type: 'image/png', size: LARGEST_IMAGE })).toBeNull()
  expect(whyNotFile({ type: 'image/png', size: LARGEST_IMAGE + 1 })).toBe('tooLarge')
  expect(whyNotFile({ type: 'image/svg+xml', size: 10 })).toBe('wrongType')
  expect(whyNotFile({ type: '', size: 10 })).toBe('wrongType')
})
