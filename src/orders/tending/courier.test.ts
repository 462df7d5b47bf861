import { expect, test } from 'vitest'
import { parcelPage, parcelProblems } from './courier.ts'

test('a parcel is linked to where its courier has a page of it, and it has a number', () => {
  const courierPage = 'https://bosta.co/tracking-shipment/?track_num={number}'
  expect(parcelPage({ courierPage, trackingNumber: '8404-3113' })).toBe(
    'https://bosta.co/tracking-shipment/?track_num=8404-3113',
  )
  expect(parcelPage({ courierPage, trackingNumber: '' })).toBeNull()
  expect(parcelPage({ courierPage: '', trackingNumber: '12' })).toBeNull()
  expect(parcelPage({ courierPage: null, trackingNumber: '12' })).toBeNull()
})

test('a number is of a courier, and nothing but letters, digits and hyphens', () => {
  expect(parcelProblems({ courier: '', trackingNumber: '' })).toEqual({})
  expect(parcelProblems({ courier: 'Bosta', trackingNumber: '' })).toEqual({})
  expect(parcelProblems({ courier: '', trackingNumber: '12 34' })).toEqual({
    courier: 'courierRequired',
    trackingNumber: 'trackingNumberShape',
  })
  expect(parcelProblems({ courier: 'Bosta', trackingNumber: 'Pending' })).toEqual({
    trackingNumber: 'trackingNumberShape',
  })
  expect(parcelProblems({ courier: 'Bosta', trackingNumber: 'Pending-1' })).toEqual({})
})
