import { expect, test } from 'vitest'
import { cairoTime } from '#lib/cairo-time.ts'
import { bodyOf, later, problemsIn, type StoredCode, type TypedCode, typedFrom } from './typed-promo-code.ts'

const NOW = new Date('2026-03-03T10:00:30Z')
const fresh = { stored: null, typed: typedFrom(null, NOW) }
const filled: TypedCode = { ...fresh.typed, code: 'sale10', name: 'Sale', discountValue: '10' }

const stored: StoredCode = {
  promoCode: {
    ...{ _id: 'p', id: 'p', code: 'SALE10', name: 'Sale', nameAr: '', description: '', descriptionAr: '' },
    ...{ discountType: 'percentage', discountValue: 10, maxDiscountAmount: 99.5, minimumOrderAmount: 0 },
    ...{ maxUsage: 10, maxUsagePerUser: 1, currentUsage: 4, status: 'active' },
    ...{ validFrom: '2026-01-01T00:00:42.000Z', validUntil: '2026-06-01T00:00:17.000Z' },
    ...{ applicableCategories: [], applicableProducts: ['a'], excludedCategories: [], excludedProducts: ['b'] },
    ...{ isPublic: true, isActive: true, isPersonal: false, updatedAt: '2026-01-01T00:00:00.000Z' },
    broughtIn: { orders: 0, discount: 0, revenue: 0 },
  },
  products: ['a', 'b'].map((id) => ({ _id: id, id, name: id, nameAr: '', sku: 'BW00001' })),
}

test('a new code begins as the specification says: 10 % is not given away, 100 uses, from in a minute for an hour', () => {
  expect(fresh.typed).toMatchObject({
    ...{ discountType: 'percentage', discountValue: '0', maxUsage: '100', maxUsagePerUser: '1' },
    ...{ validFrom: '2026-03-03T12:01', validUntil: '2026-03-03T13:00' },
  })
  expect(problemsIn(fresh.typed, fresh, NOW)).toEqual({
    code: 'codeRequired',
    name: 'nameRequired',
    discountValue: 'percentWhole',
  })
})

test('what is typed in Cairo’s time is sent as UTC, numbers as numbers, empty uses as one', () => {
  const typed = { ...filled, maxUsage: '', maxUsagePerUser: ' ', maxDiscountAmount: '٩٩٫٥', minimumOrderAmount: '' }
  expect(bodyOf(typed, fresh, NOW)).toMatchObject({
    ...{ code: 'SALE10', discountValue: 10, maxUsage: 1, maxUsagePerUser: 1, maxDiscountAmount: 99.5 },
    ...{ minimumOrderAmount: 0, validFrom: '2026-03-03T10:01:00.000Z', validUntil: '2026-03-03T11:00:00.000Z' },
  })
  expect(bodyOf({ ...typed, discountType: 'fixed' }, fresh, NOW).maxDiscountAmount).toBeNull()
})

test('a start that nobody touched moves along while the form is open; one that was typed does not', () => {
  const late = new Date(NOW.getTime() + 600_000)
  expect(problemsIn(filled, fresh, late)).toEqual({})
  expect(bodyOf(filled, fresh, late).validFrom).toBe(late.toISOString())
  expect(problemsIn({ ...filled, validFrom: '2026-03-03T12:02' }, fresh, late)).toEqual({ validFrom: 'startsInPast' })
})

test('times that nobody touched keep their seconds, and may lie in the past', () => {
  const start = { stored, typed: typedFrom(stored, NOW) }
  expect(problemsIn(start.typed, start, NOW)).toEqual({})
  expect(bodyOf(start.typed, start, NOW)).toMatchObject({
    ...{ validFrom: stored.promoCode.validFrom, validUntil: stored.promoCode.validUntil },
    ...{ applicableProducts: ['a'], excludedProducts: ['b'] },
  })
})

test.each([
  [{ maxUsage: '3' }, { maxUsage: 'usesBelowUsed' }],
  [{ maxUsage: '0' }, { maxUsage: 'usesWhole' }],
  [{ maxUsagePerUser: '11' }, { maxUsagePerUser: 'usesPerPerson' }],
  [{ maxUsagePerUser: '1.5' }, { maxUsagePerUser: 'usesWhole' }],
  [{ discountValue: '101' }, { discountValue: 'percentWhole' }],
  [{ discountType: 'fixed' as const, discountValue: '0' }, { discountValue: 'discountAmount' }],
  [{ maxDiscountAmount: '0' }, { maxDiscountAmount: 'maxDiscountAmount' }],
  [{ minimumOrderAmount: '-1' }, { minimumOrderAmount: 'minimumAmount' }],
  [{ minimumOrderAmount: 'many' }, { minimumOrderAmount: 'minimumAmount' }],
  [{ validFrom: '' }, { validFrom: 'dateFormat' }],
  [{ validUntil: '' }, { validUntil: 'dateFormat' }],
  [{ validUntil: '2025-12-31T10:00' }, { validUntil: 'endsBeforeStart' }],
  [{ validFrom: '2026-02-01T10:00' }, { validFrom: 'startsInPast' }],
  [{ code: 'no spaces' }, { code: 'promoCodeShape' }],
])('%j is answered at its field: %j', (change, problems) => {
  const start = { stored, typed: typedFrom(stored, NOW) }
  expect(problemsIn({ ...start.typed, ...change }, start, NOW)).toEqual(problems)
})

test('the quick buttons count from the start, and from now where there is none', () => {
  expect(later('2026-03-03T23:30', 3_600_000, NOW)).toBe('2026-03-04T00:30')
  expect(later('', 60_000, NOW)).toBe(cairoTime(new Date(NOW.getTime() + 60_000)))
})
