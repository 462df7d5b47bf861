import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isGuessable } from './guessable.server.ts'

const MONA = ['mona.adel.90@gmail.com', 'Mona Adel', 'Black & White']

describe('is tried first', () => {
  test.each([
    ...['abcdefgh', '87654321', 'qwertyui', 'poiuytre', 'abcd1234', '11223344', 'qwer1234', '!@#$%^&*', 'ضصثقفغعه'],
    ...['aaaaaaaa', 'abababab', '12121212', 'egyptegypt', 'sunsunsun1', 'Aa1Aa1Aa1'],
    ...['egypt123', 'Egypt2026!', '2026egypt', 'P@ssw0rd!', 'zamalek1911', 'مصر12345', 'محمد١٢٣٤', 'mohamed99'],
    ...['blackandwhite', 'Black&White', 'black-white-1', 'blackwhite2026'],
    ...[
      'mona.adel.90@gmail.com',
      'mona.adel.90@gmail.com1',
      'mona.adel.90',
      'monaadel90',
      'monaadel2026',
      'MonaAdel!!',
    ],
    ...['adelmona1', 'mona1998'],
  ])('%s', (password) => {
    expect(isGuessable(password, MONA)).toBe(true)
  })
})

describe('is nobody’s guess', () => {
  test.each([
    ...['a long enough word', 'purple tram in the rain', 'mona likes purple trams', 'black cats on white roofs'],
    ...['Tr7vQ2mZ', '9f3k2-8d7qa', 'قطار بنفسجي في المطر', '%^)kj&L"p=', 'x7Kq9bZ2x7Kq9bZ2', 'mountain 40 kites'],
  ])('%s', (password) => {
    expect(isGuessable(password, MONA)).toBe(false)
  })

  test('whatever is long and came by chance', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.!']
    const chance = fc.array(fc.constantFrom(...letters), { minLength: 20, maxLength: 60 })
    // A generator of tests likes repetitions, which chance does not make.
    const isVaried = (text: string): boolean => new Set(text).size > 9
    fc.assert(
      fc.property(chance.map((signs) => signs.join('')).filter(isVaried), (password) => !isGuessable(password, MONA)),
    )
  })
})

test('somebody of whom nothing is known is no reason to refuse', () => {
  expect(isGuessable('purple tram', ['', 'x@y.z', ' '])).toBe(false)
})
