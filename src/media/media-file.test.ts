import { expect, test } from 'vitest'
import { LARGEST_IMAGE } from './image-file.ts'
import { isVideo, LARGEST_VIDEO, whyNotMedia } from './media-file.ts'

test('films up to 200 MB go beside pictures up to 10 MB; anything else is told apart before', () => {
  expect(whyNotMedia({ type: 'video/mp4', size: LARGEST_VIDEO })).toBeNull()
  expect(whyNotMedia({ type: 'video/quicktime', size: LARGEST_VIDEO + 1 })).toBe('tooLarge')
  expect(whyNotMedia({ type: 'image/png', size: LARGEST_IMAGE })).toBeNull()
  expect(whyNotMedia({ type: 'image/png', size: LARGEST_IMAGE + 1 })).toBe('tooLarge')
  expect(whyNotMedia({ type: 'video/webm', size: 10 })).toBe('wrongType')
  expect([isVideo({ type: 'video/quicktime' }), isVideo({ type: 'image/gif' })]).toEqual([true, false])
})
