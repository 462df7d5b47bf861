import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Category } from '../catalog/product.ts'
import { inPiastres } from '../lib/money.ts'
import {
  codeOf,
  discountOn,
  mailboxOf,
  type Occasion,
  type PricedLine,
  type PromoCode,
  promoStatus,
  type Scope,
  sumsFor,
  whyNot,
} from './promo-code.ts'

const at = (time: string): Date => new Date(`2026-11-21T${time}Z`)

const promo: PromoCode = {
  discountType: 'percentage',
  discountValue: 20,
  maxDiscount: null,
  minSubtotal: inPiastres(50_000),
  maxUses: 10,
  maxUsesPerPerson: 1,
  used: 0,
  startsAt: at('10:00:00'),
  endsAt: at('12:00:00'),
  isActive: true,
  applicableCategories: [],
  applicableProducts: [],
  excludedCategories: [],
  excludedProducts: [],
}

const occasion: Occasion = {
  subtotal: inPiastres(50_000),
  eligible: inPiastres(50_000),
  usesOfPerson: 0,
  now: at('11:00:00'),
}

describe('a code may be used', () => {
  test('where nothing stands against it', () => {
    expect(whyNot(promo, occasion)).toBeNull()
  })

  test.each([
    ['switched off', { isActive: false }, {}, 'INACTIVE_PROMO_CODE'],
    ['a second before it begins', {}, { now: at('09:59:59') }, 'PROMO_CODE_NOT_YET_VALID'],
    ['the moment it begins', {}, { now: at('10:00:00') }, null],
    ['a second before it ends', {}, { now: at('11:59:59') }, null],
    ['the moment it ends', {}, { now: at('12:00:00') }, 'PROMO_CODE_EXPIRED'],
    ['used up', { used: 10 }, {}, 'PROMO_CODE_USAGE_LIMIT_REACHED'],
    ['used before by the same person', {}, { usesOfPerson: 1 }, 'USER_USAGE_LIMIT_REACHED'],
    ['a piastre below its minimum', {}, { subtotal: inPiastres(49_999) }, 'MINIMUM_ORDER_AMOUNT_NOT_MET'],
    ['for nothing of the cart', {}, { eligible: inPiastres(0) }, 'PROMO_CODE_CANNOT_BE_USED'],
  ] as const)('or not: %s', (_, of, when, refusal) => {
    expect(whyNot({ ...promo, ...of }, { ...occasion, ...when })).toBe(refusal)
  })
})

const scope = (overrides: Partial<Scope>): Scope => ({ ...promo, ...overrides })
const line = (productId: string, category: Category, price: number, quantity = 1): PricedLine => ({
  productId,
  category,
  price: inPiastres(price),
  quantity,
})
const cart = [line('tee', 'T-Shirts', 100, 2), line('polo', 'Polo', 1000), line('hoodie', 'Hoodies', 10_000)]

test.each([
  ['nothing said: everything', {}, 11_200],
  ['a category', { applicableCategories: ['T-Shirts'] }, 200],
  ['a category or a product', { applicableCategories: ['T-Shirts'], applicableProducts: ['polo'] }, 1200],
  ['everything but a category', { excludedCategories: ['Hoodies'] }, 1200],
  ['everything but a product', { excludedProducts: ['tee'] }, 11_000],
  [
    'a category, but a product of it not',
    { applicableCategories: ['Polo', 'Hoodies'], excludedProducts: ['polo'] },
    10_000,
  ],
  ['excluded and applicable: excluded', { applicableProducts: ['tee'], excludedCategories: ['T-Shirts'] }, 0],
] as const)('the lines a code is for: %s', (_, overrides, eligible) => {
  expect(sumsFor(scope(overrides), cart)).toEqual({ subtotal: 11_200, eligible })
})

test.each([
  [{ discountType: 'percentage', discountValue: 33, maxDiscount: null }, 9999, 3300],
  [{ discountType: 'percentage', discountValue: 50, maxDiscount: null }, 1, 1],
  [{ discountType: 'percentage', discountValue: 100, maxDiscount: null }, 12_345, 12_345],
  [{ discountType: 'percentage', discountValue: 20, maxDiscount: inPiastres(500) }, 10_000, 500],
  [{ discountType: 'fixed', discountValue: 50_000, maxDiscount: null }, 30_000, 30_000],
  [{ discountType: 'fixed', discountValue: 5000, maxDiscount: null }, 30_000, 5000],
] as const)('%o takes of %i piastres %i', (discount, eligible, discountSum) => {
  expect(discountOn(inPiastres(eligible), discount)).toBe(discountSum)
})

test('PR6: a hundred thousand random carts get what a sum in whole numbers of any length says, to the piastre', () => {
  const anId = fc.constantFrom('a', 'b', 'c', 'd')
  const aCategory = fc.constantFrom<Category>('T-Shirts', 'Polo', 'Hoodies', 'Pants')
  const lines = fc.array(
    fc.record({
      productId: anId,
      category: aCategory,
      price: fc.integer({ min: 1, max: 100_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  const some = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 2 })
  const aScope = fc.record({
    applicableProducts: some(anId),
    excludedProducts: some(anId),
    applicableCategories: some(aCategory),
    excludedCategories: some(aCategory),
  })
  const aDiscount = fc.oneof(
    fc.record({
      type: fc.constant('percentage' as const),
      value: fc.integer({ min: 1, max: 100 }),
      cap: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    }),
    fc.record({
      type: fc.constant('fixed' as const),
      value: fc.integer({ min: 1, max: 10_000_000 }),
      cap: fc.constant(null),
    }),
  )
  fc.assert(
    fc.property(lines, aScope, aDiscount, (cartLines, of, { type, value, cap }) => {
      // Another way to the same figure: line by line, in thousandths of a piastre, no shared code.
      let eligible = 0n
      for (const { productId, category, price, quantity } of cartLines) {
        const isOut = of.excludedProducts.includes(productId) || of.excludedCategories.includes(category)
        const isNamed = of.applicableProducts.includes(productId) || of.applicableCategories.includes(category)
        const isOpen = of.applicableProducts.length === 0 && of.applicableCategories.length === 0
        if (!isOut && (isOpen || isNamed)) for (let piece = 0; piece < quantity; piece += 1) eligible += BigInt(price)
      }
      const share = eligible * BigInt(value) * 10n
      const percent = share / 1000n + (share % 1000n >= 500n ? 1n : 0n)
      const most = cap === null ? percent : BigInt(cap)
      const fixed = BigInt(value) < eligible ? BigInt(value) : eligible
      const right = type === 'fixed' ? fixed : percent < most ? percent : most
      const sums = sumsFor(
        of,
        cartLines.map((each) => ({ ...each, price: inPiastres(each.price) })),
      )
      const maxDiscount = cap === null ? null : inPiastres(cap)
      const discountSum = discountOn(sums.eligible, { discountType: type, discountValue: value, maxDiscount })
      return BigInt(sums.eligible) === eligible && BigInt(discountSum) === right && discountSum <= sums.subtotal
    }),
    { numRuns: 100_000 },
  )
})

test('a code is written in capitals, a mailbox without its tag', () => {
  expect(codeOf(' sale20 ')).toBe('SALE20')
  expect(['Mona@X.com ', 'mona+shop@x.com', 'mona+a+b@x.com'].map(mailboxOf)).toEqual(Array(3).fill('mona@x.com'))
})

test.each([
  ['inactive', { isActive: false, used: 10 }, at('13:00:00')],
  ['expired', { used: 10 }, at('12:00:01')],
  ['fullyUsed', { used: 10 }, at('11:00:00')],
  ['almostFull', { used: 8 }, at('11:00:00')],
  ['active', { used: 7 }, at('11:00:00')],
  ['pending', {}, at('09:00:00')],
])('the back-office calls it %s', (status, overrides, now) => {
  expect(promoStatus({ ...promo, ...overrides }, now)).toBe(status)
})
