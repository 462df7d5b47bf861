import { describe, expect, test } from 'vitest'
import { Refusal } from '#lib/refusal.ts'
import { withProgress, withSending } from '#media/admin/sending.ts'
import { emptyProduct, type TypedProduct } from './product-form.ts'
import { refusedSave, whyNotSaved } from './saving.ts'

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
    expect(whyNotSaved(emptyProduct, null, {})).toEqual({ reason: 'fillIn' })
    expect(whyNotSaved({ ...tee, name: '', discount: '101' }, null, {})).toEqual({ reason: 'fillIn' })
  })

  test('while fields are wrong: they are counted', () => {
    const wrong = { ...tee, discount: '101', stock: { ...tee.stock, M: '1.5' } }
    expect(whyNotSaved(wrong, null, {})).toEqual({ reason: 'toSave', count: 2 })
    expect(whyNotSaved({ ...tee, name: '' }, stored, {})).toEqual({ reason: 'toSave', count: 1 })
  })

  test('while a picture of it is on its way, or failed', () => {
    const sending = withSending({}, 'a', new File([], 'front.png'))
    expect(whyNotSaved(tee, null, sending)).toEqual({ reason: 'wait' })
    const failed = withProgress(sending, 'a', { problem: 'Too large.' })
    const two = { ...tee, images: [{ ...image, key: 'b' }, image] }
    const both = withSending(failed, 'b', new File([], 'back.png'))
    expect(whyNotSaved(two, null, both)).toEqual({ reason: 'fixFailed' })
  })

  test('and else it is, also where a picture that was taken out had failed', () => {
    expect(whyNotSaved(tee, null, {})).toBeNull()
    const progress = withProgress(withSending({}, 'gone', new File([], 'old.png')), 'gone', { problem: 'Too large.' })
    expect(whyNotSaved(tee, null, progress)).toBeNull()
  })
})

describe('a product that was refused', () => {
  test('asks whether it may lead instead of the one that leads', () => {
    const refusal = new Refusal('FEATURED_TAKEN', { details: { featuredProduct: { id: 'P2', name: 'White Tee' } } })
    expect(refusedSave(refusal, stored)).toEqual({ kind: 'featured', name: 'White Tee' })
    expect(refusedSave(new Refusal('FEATURED_TAKEN'), null)).toEqual({ kind: 'featured', name: '' })
  })

  test('is held against what somebody else saved meanwhile', () => {
    expect(refusedSave(new Refusal('STALE_EDIT'), stored)).toEqual({ kind: 'stale', id: 'P1' })
  })

  test('is told why in every other case; a new one can’t be stale', () => {
    expect(refusedSave(new Refusal('UNEXPECTED'), stored)).toEqual({ kind: 'other' })
    expect(refusedSave(new Refusal('STALE_EDIT'), null)).toEqual({ kind: 'other' })
  })
})
