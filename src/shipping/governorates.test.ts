import { expect, test } from 'vitest'
import { GOVERNORATES, governorate, sortedGovernorates } from './governorates.ts'

test('Egypt has twenty-seven governorates, each with a name in both languages', () => {
  expect(GOVERNORATES.length).toBe(27)
  for (const field of ['id', 'name', 'nameAr'] as const)
    expect(new Set(GOVERNORATES.map((each) => each[field])).size, field).toBe(27)
  for (const { id, name, nameAr } of GOVERNORATES) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(name).toMatch(/^[A-Z][A-Za-z -]+$/)
    expect(nameAr).toMatch(/^[\u0621-\u064a ]+$/)
  }
})

test('each page has them in the order of its own alphabet', () => {
  const english = sortedGovernorates('en').map(({ name }) => name)
  expect([english[0], english.at(-1)]).toEqual(['Al Sharqia', 'Suez'])
  expect(english).toEqual([...english].sort())
  const arabic = sortedGovernorates('ar').map(({ nameAr }) => nameAr)
  expect([arabic[0], arabic.at(-1)]).toEqual(['أسوان', 'مطروح'])
  expect(new Set(arabic).size).toBe(27)
})

test('what is no governorate is none', () => {
  expect(governorate('cairo')).toEqual({ id: 'cairo', name: 'Cairo', nameAr: 'القاهرة' })
  for (const odd of ['', 'Cairo', 'cairo ', 'toString']) expect(governorate(odd)).toBeUndefined()
})
