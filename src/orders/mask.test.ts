import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedEmail, maskedName, maskedPhone } from './mask.ts'

test.each([
  ['Mohamed Al', 'M***** A*'],
  ['Mona Adel', 'M*** A***'],
  ['Christopher', 'C*****'],
  ['  Mona   Adel ', 'M*** A***'],
  ['محمد علي', 'م*** ع**'],
  ['A', 'A*'],
  ['', ''],
])('the name %j is shown as %j', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})

test.each([
  ['mona.adel@gmail.com', 'm***@g***.com'],
  ['m@g.com', 'm***@g***.com'],
  ['someone.with.a.long.name@mail.example.co.uk', 's***@m***.uk'],
  ['x@localhost', 'x***@l***'],
])('the e-mail %s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})

test('of a phone the last two digits are shown, and not how long it is', () => {
  expect(maskedPhone('+201012345678')).toBe('*********78')
  expect(maskedPhone('+2010123456')).toBe('*********56')
})

test('nothing but first letters, endings and last digits comes through, whoever orders', () => {
  const aWord = fc.stringMatching(/^[a-z]{3,20}$/)
  fc.assert(
    fc.property(aWord, aWord, aWord, (one, other, domain) => {
      expect(maskedName(`${one} ${other}`).replaceAll('*', '')).toBe(`${one[0]} ${other[0]}`)
      expect(maskedEmail(`${one}.${other}@${domain}.eg`).replaceAll('*', '')).toBe(`${one[0]}@${domain[0]}.eg`)
    }),
  )
})

test('how long a name is, is shown for short ones only', () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-z]{6,30}$/), (name) => maskedName(name).length === 6))
})
