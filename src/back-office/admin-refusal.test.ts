import { expect, test } from 'vitest'
import { admin as ar } from '#i18n/ar/admin.ts'
import { admin as en } from '#i18n/en/admin.ts'
import { Refusal, type RefusalCode } from '#lib/refusal.ts'
import { STATUSES } from '#lib/refusal-statuses.ts'
import { answerIn } from '#lib/request-over-http.ts'
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

test('what was typed wrong is headed in the shop’s words, not in the protocol’s', () => {
  const typed = new Refusal('INVALID', { message: MESSAGE })
  expect(explain(typed, en).title).toBe('Not right yet')
  expect(explain(typed, ar).title).not.toBe(ar.refusals.titles[400])
})

/** Those of promo codes (the same section): severity, what title and hint are about. */
const OF_PROMO_CODES: [RefusalCode, 'error' | 'warning' | 'info', RegExp, RegExp][] = [
  ['INVALID_PROMO_CODE', 'error', /invalid/i, /./],
  ['INACTIVE_PROMO_CODE', 'warning', /inactive/i, /activate/i],
  ['PROMO_CODE_USAGE_LIMIT_REACHED', 'warning', /usage limit/i, /./],
  ['MINIMUM_ORDER_AMOUNT_NOT_MET', 'warning', /minimum order/i, /./],
  ['PROMO_CODE_NOT_YET_VALID', 'info', /not yet valid/i, /./],
  ['PROMO_CODE_EXPIRED', 'warning', /expired/i, /./],
  ['USER_USAGE_LIMIT_REACHED', 'warning', /user usage limit/i, /./],
  ['PROMO_CODE_CANNOT_BE_USED', 'error', /cannot be used/i, /./],
  ['RATE_LIMIT_EXCEEDED', 'warning', /^Too Many Attempts$/, /wait a few minutes/i],
  ['PROMO_CODE_ALREADY_EXISTS', 'error', /already exists/i, /./],
  ['INVALID_DATE_FORMAT', 'error', /date/i, /YYYY-MM-DD/],
  ['PAST_DATE_NOT_ALLOWED', 'error', /past/i, /start/i],
  ['INVALID_DISCOUNT_VALUE', 'error', /discount value/i, /1 to 100.*fixed.*positive/i],
  ['INVALID_MAX_DISCOUNT_AMOUNT', 'error', /max discount/i, /./],
  ['INVALID_USAGE_LIMITS', 'error', /usage limits/i, /per user/i],
  ['NEGATIVE_MINIMUM_ORDER', 'error', /minimum order/i, /./],
  ['PROMO_CODE_IN_USE', 'warning', /in use/i, /./],
]

test.each(OF_PROMO_CODES)('%s is told as %s', (code, severity, title, hint) => {
  const refused = new Refusal(code, { status: STATUSES[code], message: MESSAGE })
  const english = explain(refused, en)
  expect(english).toMatchObject({ severity, words: MESSAGE })
  expect([english.title, english.hint]).toEqual([expect.stringMatching(title), expect.stringMatching(hint)])
  const arabic = explain(refused, ar)
  for (const words of [arabic.title, arabic.hint]) expect(words).toMatch(/^[\u0600-\u06ff0-9،. ]+$/)
})

test('what nobody expected, and what never reached the server, have words of their own', () => {
  const unexpected = new Refusal('UNEXPECTED', { status: 500, message: 'Something went wrong on our side.' })
  expect(explain(unexpected, en)).toMatchObject({ title: 'Server Error', words: 'An unexpected error occurred' })
  expect(explain(new Refusal('UNEXPECTED'), en)).toMatchObject({ title: 'Error', words: en.common.unreachable })
})

test('an answer that is not in the shop’s words is the shop’s fault, not the connection’s', async () => {
  const heard = (body: string, status: number) =>
    answerIn(new Response(body, { status })).then(
      () => null,
      (refusal: Refusal) => explain(refusal, en),
    )
  const fault = { title: 'Server Error', words: 'An unexpected error occurred' }
  expect(await heard('Oh', 500)).toMatchObject(fault)
  expect(await heard('{"message":"Oh"}', 500)).toMatchObject(fault)
  expect(await heard('<h1>Bad Gateway</h1>', 502)).toMatchObject({ words: en.common.unreachable })
})

test('what the pages say when something fails is the catalogue’s', () => {
  const quoted = {
    'Failed to create product': en.product.createFailed,
    'Failed to update product': en.product.updateFailed,
    'Product created successfully!': en.product.created,
    'Product updated successfully!': en.product.updated,
    'Product deleted successfully!': en.product.deleted,
    'Image upload failed': en.uploads.failed,
    'Failed to update shipping fee': en.shipping.updateFailed,
    'Failed to delete shipping fee': en.shipping.deleteFailed,
    'Failed to create shipping fee': en.shipping.createFailed,
    'Failed to fetch shipping fees': en.shipping.fetchFailed,
    'Upload Images': en.coming.upload,
    'Uploading...': en.coming.uploading,
    'No images in white collection': en.coming.none.white,
    'No images in black collection': en.coming.none.black,
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
