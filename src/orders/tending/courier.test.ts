import { expect, test } from 'vitest'
import { parcelPage, parcelProblems } from './courier.ts'

test('a parcel of a courier that is known is linked to, however its name is typed', () => {
  expect(parcelPage({ courier: ' bosta ', trackingNumber: '8404-3113' })).toBe(
    'https://bosta.co/tracking-shipment/?track_num=8404-3113',
  )
  expect(parcelPage({ courier: 'Aramex', trackingNumber: '' })).toBeNull()
  expect(parcelPage({ courier: 'Uncle Samir', trackingNumber: '12' })).toBeNull()
})

test('a number is of a courier, and nothing but letters, digits and hyphens', () => {
  expect(parcelProblems({ courier: '', trackingNumber: '' })).toEqual({})
  expect(parcelProblems({ courier: 'Bosta', trackingNumber: '' })).toEqual({})
  expect(parcelProblems({ courier: '', trackingNumber: '12 34' })).toEqual({
    courier: 'courierRequired',
    trackingNumber: 'trackingNumberShape',
  })
})
