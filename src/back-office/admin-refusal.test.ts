import { expect, test } from 'vitest'
import { admin as ar } from '#i18n/ar/admin.ts'
import { admin as en } from '#i18n/en/admin.ts'
import { Refusal } from '#lib/refusal.ts'
import { explain } from './admin-refusal.ts'

const MESSAGE = 'Why it was refused.'
const no = (status: number) => new Refusal('STATE_CONFLICT', { status, message: MESSAGE })

/** The error catalogue of the back-office (specification 3, section 8): status, title, what the hint is about. */
const CATALOGUE: [number, string, RegExp | null][] = [
  [400, 'Bad Request', /check your input/i],
  [401, 'Authentication Required', /log in/i],
  [403, 'Access Denied', /contact an administrator/i],
  [404, 'Not Found', null],
  [409, 'Conflict', /refresh/i],
  [422, 'Validation Error', null],
  [429, 'Too Many Requests', null],
  [500, 'Server Error', null],
  [503, 'Error', null],
  [413, 'Error', null],
]

test.each(CATALOGUE)('a %i is called %s', (status, title, hint) => {
  const english = explain(no(status), en)
  expect(english).toMatchObject({ title, words: MESSAGE, isWarning: status === 429 })
  if (hint) expect(english.hint).toMatch(hint)
  else expect(english.hint).toBeNull()
  const arabic = explain(no(status), ar)
  expect(arabic.title).toMatch(/^[\u0600-\u06ff ]+$/)
  expect(arabic.hint === null).toBe(hint === null)
})

test('what nobody expected, and what never reached the server, have words of their own', () => {
  const unexpected = new Refusal('UNEXPECTED', { status: 500, message: 'Something went wrong on our side.' })
  expect(explain(unexpected, en)).toMatchObject({ title: 'Server Error', words: 'An unexpected error occurred' })
  expect(explain(new Refusal('UNEXPECTED'), en)).toMatchObject({ title: 'Error', words: en.common.unreachable })
})

test('what the pages say when something fails is the catalogue’s', () => {
  const quoted = {
    'Failed to create product': en.product.createFailed,
    'Failed to update product': en.product.updateFailed,
    'Product created successfully!': en.product.created,
    'Product updated successfully!': en.product.updated,
    'Product deleted successfully!': en.product.deleted,
    'Image upload failed': en.uploads.failed,
    'Failed to load reviews': en.review.failed,
    'Failed to update review status': en.review.decideFailed,
    'Failed to delete review': en.review.deleteFailed,
    'Failed to update featured status': en.review.featureFailed,
    'Failed to approve payment: x': en.approve.failed('x'),
    'Error approving payment: x': en.approve.error('x'),
    'COD payment approved successfully!': en.approve.done,
  }
  for (const [text, catalogueText] of Object.entries(quoted)) expect(catalogueText).toBe(text)
  expect(en.images.fixFailed).toMatch(/^Failed to upload images\./)
})
