import { describe, expect, test } from 'vitest'
import { addressToKeep, partsToFill, pickedAddressOf, startOf } from './address-book.ts'
import { EMPTY_PARTS } from './draft.ts'

const home = {
  _id: 'A1',
  id: 'A1',
  name: 'Mona Adel',
  phone: '+201012345678',
  address: '12 Talaat Harb Street, floor 2',
  city: 'cairo',
  cityName: 'Downtown',
  postalCode: '11511',
  isDefault: true,
  updatedAt: '2026-11-01T10:00:00.000Z',
}
const work = { ...home, id: 'A2', city: 'giza', address: '5 Nile Street', isDefault: false }
const user = { full_name: 'Mona A.', email: 'mona@example.com', phone: '+201112345678' }
const book = [home, work]

describe('the form of somebody signed in starts', () => {
  test('with the first address of the book, in the name that stands there', () => {
    expect(startOf({ user, addresses: book }, undefined)).toMatchObject({
      name: 'Mona Adel',
      email: 'mona@example.com',
      phone: '01012345678',
      country: 'EG',
      street: '12 Talaat Harb Street, floor 2',
      unit: '',
    })
  })

  test('with the address in the governorate that was chosen', () => {
    expect(startOf({ user, addresses: book }, 'giza').street).toBe('5 Nile Street')
  })

  test('with the person alone, where no address is in it', () => {
    const person = { name: 'Mona A.', email: 'mona@example.com', phone: '01112345678' }
    expect(startOf({ user, addresses: book }, 'aswan')).toEqual(person)
    expect(startOf({ user: { ...user, phone: null }, addresses: [] }, undefined)).toEqual({ ...person, phone: '' })
  })
})

const typed = { ...EMPTY_PARTS, email: 'mona@example.com', ...partsToFill(home) }

test('an address is picked for as long as it stands in the form as it is saved', () => {
  expect(pickedAddressOf(typed, book)).toBe(home)
  expect(pickedAddressOf({ ...typed, email: 'other@example.com' }, book)).toBe(home)
  expect(pickedAddressOf({ ...typed, unit: 'floor 3' }, book)).toBeUndefined()
})

test('another address is typed into empty lines; person and governorate stay', () => {
  const other = { ...typed, ...partsToFill(undefined) }
  expect(other).toMatchObject({ name: 'Mona Adel', phone: '01012345678', city: 'cairo' })
  expect(other).toMatchObject({ street: '', unit: '', landmark: '', cityName: '', postalCode: '' })
})

describe('the book', () => {
  const another = { ...typed, street: '9 Tahrir Street', unit: 'flat 4' }

  test('takes an address that was typed, without what is no address', () => {
    expect(addressToKeep(another, { addresses: book, isKept: true })).toEqual({
      name: 'Mona Adel',
      phone: '01012345678',
      address: '9 Tahrir Street, flat 4',
      city: 'cairo',
      cityName: 'Downtown',
      postalCode: '11511',
    })
    expect(addressToKeep(another, { addresses: [], isKept: true })).not.toBeNull()
  })

  test('takes none that stands in it, none that is not to be kept, and none of a guest', () => {
    expect(addressToKeep(typed, { addresses: book, isKept: true })).toBeNull()
    expect(addressToKeep(another, { addresses: book, isKept: false })).toBeNull()
    expect(addressToKeep(another, { addresses: undefined, isKept: true })).toBeNull()
  })
})
