import { describe, expect, test } from 'vitest'
import { deliveryTo } from '#shipping/delivery.ts'
import { ADDRESS_LIMITS, addressProblems } from '../addresses/address.ts'
import {
  attemptFor,
  composeAddress,
  draftFrom,
  EMPTY_PARTS,
  LINE_LIMITS,
  partOf,
  startedWith,
  typedAddress,
} from './draft.ts'

const parts = { ...EMPTY_PARTS, street: ' 12 Talaat Harb Street ', unit: 'Building 3, floor 2', landmark: '' }

describe('the address', () => {
  test('is one line for the courier, without what was left empty', () => {
    expect(composeAddress(parts)).toBe('12 Talaat Harb Street, Building 3, floor 2')
  })

  test('in Arabic has the Arabic comma', () => {
    expect(composeAddress({ ...parts, street: '12 شارع طلعت حرب', unit: 'شقة 4' })).toBe('12 شارع طلعت حرب، شقة 4')
  })

  test('without a street is missing, whatever else was typed', () => {
    expect(typedAddress({ ...parts, street: '  ' }).address).toBe('')
  })

  test('goes out with the fields of the order call and no others', () => {
    const fields = ['address', 'city', 'cityName', 'country', 'email', 'name', 'phone', 'postalCode']
    expect(Object.keys(typedAddress(parts)).sort()).toEqual(fields)
  })

  test('longest that can be typed fits the order call', () => {
    const lines = Object.entries(LINE_LIMITS).map(([line, most]) => [line, 'x'.repeat(most)])
    const longest = { ...parts, ...Object.fromEntries(lines) }
    expect(composeAddress(longest).length).toBeLessThanOrEqual(ADDRESS_LIMITS.address)
  })
})

test('what the server says of a field is shown where it was typed', () => {
  expect(['shippingAddress.phone', 'shippingAddress.address', 'products', 'total'].map(partOf)).toEqual([
    'phone',
    'street',
    null,
    null,
  ])
})

describe('the draft', () => {
  test('comes back as it was kept', () => {
    const draft = {
      parts: { ...parts, name: 'منى' },
      attempt: { key: 'k', contents: '{}' },
      promoCode: 'SALE20',
      method: 'card' as const,
    }
    expect(draftFrom(JSON.stringify(draft))).toEqual(draft)
  })

  test.each([null, '', '{', '7', 'null', '[]', '{"parts":7,"attempt":{"key":1},"promoCode":2,"method":"gold"}'])(
    'is empty after %j',
    (stored) => {
      expect(draftFrom(stored)).toEqual({ parts: EMPTY_PARTS, attempt: null, promoCode: '', method: 'cod' })
    },
  )

  test('keeps only fields of the form, as text', () => {
    const stored = JSON.stringify({ parts: { name: 'Mona', phone: 12, extra: 'x' } })
    expect(draftFrom(stored).parts).toEqual({ ...EMPTY_PARTS, name: 'Mona' })
  })
})

test('nobody’s governorate is guessed', () => {
  expect(EMPTY_PARTS.city).toBe('')
  expect(deliveryTo(EMPTY_PARTS.city, [])).toEqual({ kind: 'unchosen' })
  expect(addressProblems(typedAddress(EMPTY_PARTS)).city).toBe('cityRequired')
})

describe('the key of an attempt', () => {
  const fresh = () => 'new'

  test('stays while the order stays the same', () => {
    const earlier = { key: 'old', contents: 'one shirt' }
    expect(attemptFor(earlier, 'one shirt', fresh)).toBe(earlier)
  })

  test('is new for another order, and for the first', () => {
    expect(attemptFor({ key: 'old', contents: 'one shirt' }, 'two shirts', fresh).key).toBe('new')
    expect(attemptFor(null, 'one shirt', fresh).key).toBe('new')
  })
})

test('what is known of the shopper stands in the form until something is typed', () => {
  const account = { name: 'Mona Adel', email: 'mona@example.com' }
  expect(startedWith(EMPTY_PARTS, account)).toEqual({ ...EMPTY_PARTS, ...account })
  const typed = { ...EMPTY_PARTS, street: '5 Nile Street' }
  expect(startedWith(typed, account)).toBe(typed)
})
