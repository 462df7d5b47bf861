import { expect, test } from 'vitest'
import { isListed, nearName } from './near-name.ts'

const NAMES = ['Aramex', 'Bosta', 'DHL', 'Egypt Post', 'J&T Express', 'Uncle Samir']

test.each([
  ['Bosta', true],
  [' bosta ', true],
  ['بوسطة', true],
  ['uncle samir', true],
  ['Bo', false],
  ['مايلرز', false],
  ['Samir', false],
])('“%s” is one of the shop’s couriers: %s', (typed, isOne) => {
  expect(isListed(NAMES, typed)).toBe(isOne)
})

test.each([
  ['Bo', 'Bosta'],
  ['b', 'Bosta'],
  ['bosat', 'Bosta'],
  ['Bostta', 'Bosta'],
  ['Bosta Egypt', 'Bosta'],
  ['aramax', 'Aramex'],
  ['dlh', undefined],
  ['dh', 'DHL'],
  ['post', 'Egypt Post'],
  ['samir', 'Uncle Samir'],
  ['بوس', 'Bosta'],
  ['أرامك', 'Aramex'],
  ['My nephew', undefined],
  ['omar', undefined],
  ['  ', undefined],
])('“%s” may mean %s', (typed, name) => {
  expect(nearName(NAMES, typed)).toBe(name)
})
