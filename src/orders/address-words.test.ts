import { expect, test } from 'vitest'
import { checkout as arabic } from '#i18n/ar/checkout.ts'
import { refusals as arabicRefusals } from '#i18n/ar/refusals.ts'
import { checkout as english } from '#i18n/en/checkout.ts'
import { refusals as englishRefusals } from '#i18n/en/refusals.ts'

test('the page and the server say the same about a field', () => {
  expect(englishRefusals.problems).toMatchObject(english.problems)
  expect(arabicRefusals.problems).toMatchObject(arabic.problems)
})
