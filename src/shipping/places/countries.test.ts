import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import countries from './countries.json' with { type: 'json' }
import { countryNamed, EGYPT, findCountries } from './countries.ts'

const codes = (text: string, language: 'en' | 'ar' = 'en') =>
  findCountries(countries, text, language).map(({ code }) => code)

test('about 200 countries, each once, with its names and its calling code, Egypt first', () => {
  expect(countries.length).toBeGreaterThan(200)
  expect(countries[0]).toEqual(EGYPT)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
  for (const { code, name, nameAr, phoneCode } of countries) {
    expect(code).toMatch(/^[A-Z]{2}$/)
    expect(name).toMatch(/^\p{Script=Latin}/u)
    expect(nameAr).toMatch(/^\p{Script=Arabic}/u)
    expect(phoneCode, code).toBe(`+${getCountryCallingCode(code as CountryCode)}`)
  }
})

test('the list begins with Egypt, then goes on as its language sorts it', () => {
  expect(codes('').slice(0, 3)).toEqual(['EG', 'AF', 'AX'])
  expect(codes('', 'ar').slice(0, 2)).toEqual(['EG', 'IS'])
})

test.each([
  ['emirates', 'AE'],
  ['الامارات', 'AE'],
  ['cote', 'CI'],
  ['turkiye', 'TR'],
  ['تركيا', 'TR'],
  ['+966', 'SA'],
  ['kw', 'KW'],
])('%s finds its country first, in whatever language the page is', (text, code) => {
  expect(codes(text)[0]).toBe(code)
  expect(codes(text, 'ar')[0]).toBe(code)
})

test('a whole name means its country, a part of one or a code none', () => {
  expect(countryNamed(countries, 'السعودية')).toBeUndefined()
  expect(countryNamed(countries, 'saudi arabia')?.code).toBe('SA')
  expect(countryNamed(countries, 'sa')).toBeUndefined()
  expect(codes('atlantis')).toEqual([])
})
