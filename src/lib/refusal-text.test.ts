import { expect, test } from 'vitest'
import { refusals as ar } from '../i18n/ar/refusals.ts'
import { refusals as en } from '../i18n/en/refusals.ts'
import { isRefusalAnswer, Refusal, type RefusalCode, refusalFrom } from './refusal.ts'
import { answerOf } from './refusal-text.server.ts'

const codes = Object.keys(en.messages) as RefusalCode[]

const details = {
  available: 3,
  name: 'Black Tee',
  nameAr: 'تيشيرت أسود',
  size: 'M',
  total: 1250,
  governorate: 'Cairo',
  governorateAr: 'القاهرة',
  retryAfter: 61,
}

/** As the specification quotes them, which is without a full stop. */
const QUOTED: readonly RefusalCode[] = ['NOT_PURCHASED', 'ALREADY_REVIEWED', 'PAYMENT_UNVERIFIED']

test.each(codes)('%s is said in a sentence, in both languages', (code) => {
  const [english, arabic] = [
    answerOf(new Refusal(code, { details }), 'en'),
    answerOf(new Refusal(code, { details }), 'ar'),
  ]
  expect(english).toMatchObject({ success: false, errorCode: code, details })
  expect(english.message).toMatch(QUOTED.includes(code) ? /^[A-Z].+[a-z]$/ : /^[A-Z“].+\.$/)
  expect(english.message).not.toMatch(/[\u0600-\u06ff]|undefined|null|NaN/)
  expect(arabic.message).toMatch(QUOTED.includes(code) ? /^[\u0600-\u06ff].+[^.]$/ : /^[\u0600-\u06ff].+\.$/)
  expect(arabic.message.replace(/PNG|JPG|GIF|WebP|MP4|MOV|Google|BW|Black Tee/g, '')).not.toMatch(/[a-z]{2}/i)
})

test.each(codes)('%s still makes sense where no figures are known', (code) => {
  for (const language of ['en', 'ar'] as const) {
    const { message } = answerOf(new Refusal(code), language)
    expect(message).not.toMatch(/undefined|null|NaN/)
  }
})

test.each(Object.keys(en.problems))('a field’s problem %s has both texts', (problem) => {
  const errors = { name: problem }
  const [english, arabic] = (['en', 'ar'] as const).map((language) =>
    answerOf(new Refusal('INVALID', { errors }), language),
  )
  expect(english?.errors?.['name']).toMatch(/^[A-Z]/)
  expect(arabic?.errors?.['name']).toMatch(/^[\u0600-\u06ff]/)
})

/** The codes of the error catalogue (specification 3, section 8), and what their words must hold. UNAUTHORIZED_ACCESS is NOT_ALLOWED here. */
test.each<[RefusalCode, RegExp]>([
  ['INVALID_PROMO_CODE', /invalid promo code/i],
  ['INACTIVE_PROMO_CODE', /not active/],
  ['PROMO_CODE_USAGE_LIMIT_REACHED', /usage limit/],
  ['MINIMUM_ORDER_AMOUNT_NOT_MET', /minimum/],
  ['PROMO_CODE_NOT_YET_VALID', /not yet valid/],
  ['PROMO_CODE_EXPIRED', /expired/],
  ['USER_USAGE_LIMIT_REACHED', /already used/],
  ['PROMO_CODE_CANNOT_BE_USED', /not for the products/],
  ['RATE_LIMIT_EXCEEDED', /^Too Many Attempts\. Please wait \d+ min/],
  ['PROMO_CODE_ALREADY_EXISTS', /already/],
  ['INVALID_DATE_FORMAT', /YYYY-MM-DD/],
  ['PAST_DATE_NOT_ALLOWED', /past/],
  ['INVALID_DISCOUNT_VALUE', /1 to 100.*more than 0/],
  ['INVALID_MAX_DISCOUNT_AMOUNT', /over 0/],
  ['INVALID_USAGE_LIMITS', /per person can’t exceed/],
  ['NEGATIVE_MINIMUM_ORDER', /can’t be negative/],
  ['PROMO_CODE_IN_USE', /can’t be deleted\. Deactivate it instead/],
  ['NOT_ALLOWED', /not allowed/],
  ['NOT_FOUND', /does not exist/],
])('the catalogue’s %s says what it is about', (code, words) =>
  expect(answerOf(new Refusal(code), 'en').message).toMatch(words),
)

test('no text is the other language’s, and none is missing', () => {
  expect(Object.keys(ar.messages).sort()).toEqual(Object.keys(en.messages).sort())
  expect(Object.keys(ar.problems).sort()).toEqual(Object.keys(en.problems).sort())
})

test('a problem the catalogue does not know is said in general words, never as it came', () => {
  const errors = { price: 'Invalid input: expected number, received string', name: '__proto__', size: 'toString' }
  expect(answerOf(new Refusal('INVALID', { errors }), 'en').errors).toEqual({
    price: 'Please check this field.',
    name: 'Please check this field.',
    size: 'Please check this field.',
  })
})

test('figures are part of the sentence', () => {
  const messageOf = (code: RefusalCode, language: 'en' | 'ar') =>
    answerOf(new Refusal(code, { details }), language).message
  expect(messageOf('OUT_OF_STOCK', 'en')).toBe('Only 3 items available in stock: Black Tee, M.')
  expect(messageOf('OUT_OF_STOCK', 'ar')).toContain('تيشيرت أسود')
  expect(messageOf('PRICE_CHANGED', 'en')).toContain('EGP 1,250.00')
  expect(messageOf('PRICE_CHANGED', 'ar')).toContain('1,250.00 ج.م')
  expect(messageOf('SHIPPING_FEE_NOT_CONFIGURED', 'en')).toBe('Shipping fee not configured for Cairo.')
  expect(messageOf('SHIPPING_FEE_NOT_CONFIGURED', 'ar')).toContain('القاهرة')
  expect(messageOf('RATE_LIMIT_EXCEEDED', 'en')).toContain('2 min')
})

test('a page gets back the refusal that the server sent', () => {
  const arabic = answerOf(new Refusal('OUT_OF_STOCK', { details, errors: { products: 'tooMany' } }), 'ar')
  const answer: unknown = JSON.parse(JSON.stringify(arabic))
  expect(isRefusalAnswer(answer)).toBe(true)
  if (isRefusalAnswer(answer))
    expect(refusalFrom(answer, 409)).toMatchObject({ code: 'OUT_OF_STOCK', status: 409, details })
  for (const odd of [null, 'no', {}, { errorCode: 'SOMETHING' }, { errorCode: null }])
    expect(isRefusalAnswer(odd)).toBe(false)
})
