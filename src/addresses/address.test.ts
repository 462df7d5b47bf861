import { describe, expect, test } from 'vitest'
import { addressProblems, type TypedAddress } from './address.ts'

const fine: TypedAddress = {
  name: 'Mona Adel',
  email: 'mona@example.com',
  phone: '01012345678',
  address: '3 El Nasr Street',
  city: 'cairo',
  cityName: 'Nasr City',
  postalCode: '',
  country: 'EG',
}

const problemsWith = (fields: Partial<TypedAddress>) => addressProblems({ ...fine, ...fields })
const isEmail = (email: string) => problemsWith({ email }).email === undefined

test('an address that is complete has nothing against it', () => {
  expect(addressProblems(fine)).toEqual({})
  const arabic = {
    name: 'منى عادل',
    address: '٣ شارع النصر',
    cityName: 'مدينة نصر',
    phone: '٠١٠١٢٣٤٥٦٧٨',
    postalCode: '١١٧٦٥',
  }
  expect(problemsWith(arabic)).toEqual({})
})

test('an empty form is told every field at once', () => {
  const empty = { name: '', email: '', phone: '', address: '', city: '', cityName: '', postalCode: '', country: '' }
  expect(addressProblems(empty)).toEqual({
    name: 'fullNameRequired',
    email: 'emailRequired',
    phone: 'phoneRequired',
    address: 'addressRequired',
    city: 'cityRequired',
    cityName: 'cityNameRequired',
    country: 'countryRequired',
  })
})

test.each([
  [{ name: ' \u00a0\n' }, { name: 'fullNameRequired' }],
  [{ email: ' ' }, { email: 'emailRequired' }],
  [{ email: 'mona' }, { email: 'emailInvalid' }],
  [{ phone: '\t' }, { phone: 'phoneRequired' }],
  [{ phone: '01312345678' }, { phone: 'phoneValidation' }],
  [{ phone: '0225550100' }, { phone: 'phoneValidation' }],
  [{ address: '   ' }, { address: 'addressRequired' }],
  [{ city: 'Cairo' }, { city: 'cityRequired' }],
  [{ city: 'atlantis' }, { city: 'cityRequired' }],
  [{ cityName: ' ' }, { cityName: 'cityNameRequired' }],
  [{ postalCode: '1176' }, { postalCode: 'postalCodeInvalid' }],
  [{ postalCode: '117650' }, { postalCode: 'postalCodeInvalid' }],
  [{ postalCode: '1176a' }, { postalCode: 'postalCodeInvalid' }],
  [{ country: 'Egypt' }, { country: 'countryRequired' }],
  [{ country: 'SA', city: '', postalCode: 'A1' }, {}],
  [{ country: 'eg' }, { country: 'countryRequired' }],
])('%j is told %j', (fields, problems) => {
  expect(problemsWith(fields)).toEqual(problems)
})

describe('an e-mail', () => {
  test.each(['a@b.co', 'mona.adel+shop@mail.example.com', "o'neill@example.ie", `${'a'.repeat(64)}@example.com`])(
    '%s may be one',
    (email) => expect(isEmail(email)).toBe(true),
  )

  test.each([
    'منى@example.com',
    'mona@example.com,root',
    '',
    'mona',
    'mona@',
    '@example.com',
    'mona@example',
    'mona@example.',
    'mona @example.com',
    'mona@exam ple.com',
    'mona@@example.com',
    'mona@example.com, thief@example.com',
    'mona@example.com;thief@example.com',
    '"Mona" <mona@example.com>',
    '<mona@example.com>',
    'mona@example.com\r\nBcc: thief@example.com',
    'mona\n@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(260)}.com`,
  ])('%j is none', (email) => expect(isEmail(email)).toBe(false))

  test('of fifty thousand signs is put aside at once', () => {
    const from = performance.now()
    for (const evil of ['a', '@', 'a@a.', '.', ' ']) expect(isEmail(evil.repeat(50_000))).toBe(false)
    expect(performance.now() - from).toBeLessThan(500)
  })
})
