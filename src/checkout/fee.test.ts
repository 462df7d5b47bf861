import { describe, expect, test } from 'vitest'
import { inPiastres } from '#lib/money.ts'
import { deliveryOf, feeChangeIn, whyNoFee } from './fee.ts'

const cairo = { governorateId: 'cairo', shippingFee: 50, isActive: true, leadDaysMin: 1, leadDaysMax: 2 }

test('a parcel goes to a governorate of Egypt, and nowhere abroad', () => {
  const fee = { kind: 'known', fee: 5000, min: 1, max: 2 }
  expect(deliveryOf({ country: 'EG', city: 'cairo' }, [cairo])).toEqual(fee)
  expect(deliveryOf({ country: 'AE', city: 'cairo' }, [cairo])).toEqual({ kind: 'abroad' })
})

describe('what stands against delivery', () => {
  test('another country', () => {
    expect(whyNoFee({ kind: 'abroad' }, 'cairo')).toEqual({ reason: 'abroad' })
  })

  test('a governorate without a fee, which is named', () => {
    const why = whyNoFee({ kind: 'missing' }, 'cairo')
    expect(why).toMatchObject({ reason: 'notConfigured', place: { name: 'Cairo' } })
  })

  test('fees that could not be read', () => {
    expect(whyNoFee({ kind: 'unknown' }, 'cairo')).toEqual({ reason: 'unknown' })
  })

  test('nothing where the fee is known, and nothing yet where no governorate was chosen', () => {
    expect(whyNoFee(deliveryOf({ country: 'EG', city: 'cairo' }, [cairo]), 'cairo')).toBeNull()
    expect(whyNoFee({ kind: 'unknown' }, '')).toBeNull()
    expect(whyNoFee({ kind: 'missing' }, 'atlantis')).toBeNull()
  })
})

test('after a refusal the shop’s own fee is told, unless it is the one that was seen', () => {
  const shownFee = inPiastres(5000)
  expect(feeChangeIn({ shippingFee: 62.5 }, shownFee)).toEqual({ from: 5000, to: 6250 })
  expect(feeChangeIn({ shippingFee: 0 }, shownFee)).toEqual({ from: 5000, to: 0 })
  expect(feeChangeIn({ shippingFee: 50 }, shownFee)).toBeNull()
  expect(feeChangeIn({ total: 10 }, shownFee)).toBeNull()
  expect(feeChangeIn({ shippingFee: 'free' }, shownFee)).toBeNull()
})
