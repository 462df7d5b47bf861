import { describe, expect, test } from 'vitest'
import { Refusal } from '#lib/refusal.ts'
import { withProgress, withSending } from '#media/admin/sending.ts'
import { emptyProduct, type TypedProduct } from './product-form.ts'
import { goesBare, leaderIn, whyNotSaved } from './saving.ts'

const image = { key: 'a', mediaId: null, url: '', width: 0, height: 0, alt: '', altAr: '' }
const tee: TypedProduct = {
  ...emptyProduct,
  name: 'Heavy Tee',
  price: '820',
  color: 'black',
  category: 'T-Shirts',
  images: [image],
}
const stored = { id: 'P1' }

describe('a product is not sent', () => {
  test('while a new one misses what every product has: it is asked to be filled in', () => {
    expect(whyNotSaved(emptyProduct, null, {})).toBe('fillIn')
    expect(whyNotSaved({ ...tee, name: '', discount: '101' }, null, {})).toBe('fillIn')
  })

  test('while fields are wrong, which say so themselves', () => {
    const wrong = { ...tee, price: 'abc', discount: '101', 'stock.M': '1.5' }
    expect(whyNotSaved(wrong, null, {})).toBeNull()
    expect(whyNotSaved({ ...tee, name: '' }, stored, {})).toBeNull()
  })

  test('while a picture of it is on its way, or failed', () => {
    const sending = withSending({}, 'a', new File([], 'front.png'))
    expect(whyNotSaved(tee, null, sending)).toBe('wait')
    const failed = withProgress(sending, 'a', { problem: 'Too large.' })
    const two = { ...tee, images: [{ ...image, key: 'b' }, image] }
    const both = withSending(failed, 'b', new File([], 'back.png'))
    expect(whyNotSaved(two, null, both)).toBe('fixFailed')
  })

  test('and else it is, also where a picture that was taken out had failed', () => {
    expect(whyNotSaved(tee, null, {})).toBeNull()
    const progress = withProgress(withSending({}, 'gone', new File([], 'old.png')), 'gone', { problem: 'Too large.' })
    expect(whyNotSaved(tee, null, progress)).toBeNull()
  })
})

test('a product that would lead asks first, instead of the one that leads', () => {
  const refusal = new Refusal('FEATURED_TAKEN', { details: { featuredProduct: { id: 'P2', name: 'White Tee' } } })
  expect(leaderIn(refusal)).toBe('White Tee')
  expect(leaderIn(new Refusal('FEATURED_TAKEN'))).toBe('')
  expect(leaderIn(new Refusal('STALE_EDIT'))).toBeNull()
})

test('a product goes into the shop without a picture only after a question, and only once', () => {
  const bare = { ...tee, images: [] }
  expect(goesBare(bare, null)).toBe(true)
  expect(goesBare(bare, { status: 'draft', images: [] }), 'a draft that is published').toBe(true)
  expect(goesBare(bare, { status: 'published', images: [] }), 'it is so already').toBe(false)
  expect(goesBare({ ...bare, status: 'draft' }, null)).toBe(false)
  expect(goesBare(tee, null)).toBe(false)
})
