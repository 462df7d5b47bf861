import { describe, expect, test } from 'vitest'
import {
  asQuery,
  type Filters,
  filtersIn,
  isFiltered,
  isWhole,
  lowerBound,
  NO_FILTERS,
  pricesChosen,
  productQuery,
  toggled,
  topOf,
  typedAmount,
  upperBound,
  withChange,
} from './filters.ts'

const filtersOf = (query: string): Filters => filtersIn(new URLSearchParams(query))

describe('the price slider', () => {
  test('reaches 2000 pounds, or the next hundred above the highest price', () => {
    expect([0, 690, 2000, 2000.5, 2410].map(topOf)).toEqual([2000, 2000, 2000, 2100, 2500])
  })

  test('keeps its lower thumb at least 1 below the upper one and never under 0', () => {
    expect(lowerBound(900, 500)).toBe(499)
    expect(lowerBound(-20, 500)).toBe(0)
    expect(lowerBound(200, 500)).toBe(200)
    expect(lowerBound(0, 0)).toBe(0)
  })

  test('keeps its upper thumb at least 1 above the lower one and never over the top', () => {
    expect(upperBound(100, 500, 2000)).toBe(501)
    expect(upperBound(2600, 500, 2000)).toBe(2000)
    expect(upperBound(900, 500, 2000)).toBe(900)
  })

  test('means no limit at its upper end', () => {
    expect(pricesChosen(200, 2000, 2000)).toEqual({ min: 200, max: undefined })
    expect(pricesChosen(200, 900, 2000)).toEqual({ min: 200, max: 900 })
  })
})

describe('a typed amount', () => {
  test('may be in Arabic digits, with separators and a currency', () => {
    expect(['٢٠٠', 'EGP 1,250', '١٬٢٥٠٫٧٥', ' 90 '].map(typedAmount)).toEqual([200, 1250, 1250, 90])
  })

  test('that is none is not said', () => {
    expect(['', 'abc', '.'].map(typedAmount)).toEqual([undefined, undefined, undefined])
  })
})

describe('the address of a list', () => {
  test('holds every choice and gives it back', () => {
    const query =
      '?q=cotton+tee&color=black&category=T-Shirts&collection=Black&size=M%2CXL&min=200&max=900&sort=price-asc&page=2'
    expect(asQuery(filtersOf(query))).toBe(query)
  })

  test('says nothing where nothing was chosen', () => {
    expect(asQuery(NO_FILTERS)).toBe('')
    expect(asQuery(filtersOf('?q=&color=&category=&min=0&max=&sort=newest&page=1'))).toBe('')
  })

  test('names any sizes, each once and in the order of the shop, as a form or a link says them', () => {
    for (const query of ['?size=XL,M', '?size=XL&size=M', '?size=M%2CXL,M,Shoes'])
      expect(filtersOf(query).size).toEqual(['M', 'XL'])
    expect(filtersOf('?size=').size).toEqual([])
  })

  test('that is wrong counts as not said', () => {
    expect(filtersOf('?color=red&size=45&category=Shoes&min=cheap&max=dear&sort=random&page=last')).toEqual(NO_FILTERS)
  })

  test('with prices the wrong way round keeps the upper one', () => {
    expect(filtersOf('?min=900&max=200')).toMatchObject({ min: 199, max: 200 })
    expect(filtersOf('?min=5&max=0')).toMatchObject({ min: 0, max: 1 })
  })

  test('may not search for more than the shop accepts', () => {
    expect(filtersOf(`?q=${'x'.repeat(300)}`).q).toHaveLength(100)
    expect(filtersOf('?q=%00tee%00').q).toBe('tee')
    expect(filtersOf(`?q=${'x'.repeat(99)}${encodeURIComponent('😀')}`).q.isWellFormed()).toBe(true)
  })
})

test('another choice starts again at the first page; turning the page does not', () => {
  const filters = filtersOf('?color=black&page=3')
  expect(withChange(filters, { category: 'Hoodies' })).toMatchObject({ color: 'black', category: 'Hoodies', page: 1 })
  expect(withChange(filters, { page: 4 })).toMatchObject({ color: 'black', page: 4 })
})

test('a size is added to those that are chosen, or taken out of them', () => {
  expect(toggled(['XL'], 'S')).toEqual(['S', 'XL'])
  expect(toggled(['S', 'XL'], 'S')).toEqual(['XL'])
})

test('only what hides products is a filter', () => {
  expect(isFiltered(filtersOf('?sort=price-asc&page=2'))).toBe(false)
  expect(isFiltered(filtersOf('?min=10'))).toBe(true)
  expect(isFiltered(filtersOf('?q=tee'))).toBe(true)
  expect(isWhole(filtersOf('?color=black&sort=price-asc&page=2'))).toBe(true)
  expect(isWhole(filtersOf('?color=black&size=M'))).toBe(false)
})

test('a list asks for sizes as the call takes them', () => {
  expect(productQuery(filtersOf('?size=M&size=L')).size).toBe('M,L')
  expect(productQuery(NO_FILTERS).size).toBeUndefined()
})

test('a list asks for its page of 24', () => {
  expect(productQuery(filtersOf('?color=white&page=2'))).toMatchObject({
    color: 'white',
    page: 2,
    limit: 24,
    q: undefined,
    min: undefined,
  })
})
