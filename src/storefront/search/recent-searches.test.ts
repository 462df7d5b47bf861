import { expect, test } from 'vitest'
import { searchesIn, withoutSearch, withSearch } from './recent-searches.ts'

test('the last five searches are kept, the last one first, each once however it was written', () => {
  const searches = ['polo', 'Hoodie', 'هودي', 'cap'].reduce<string[]>(withSearch, [])
  expect(searches).toEqual(['cap', 'هودي', 'Hoodie', 'polo'])
  expect(withSearch(searches, 'hoodie')).toEqual(['hoodie', 'cap', 'هودي', 'polo'])
  expect(withSearch([...searches, 'socks'], 'pants')).toEqual(['pants', 'cap', 'هودي', 'Hoodie', 'polo'])
})

test('one of them can be taken out', () => {
  expect(withoutSearch(['hoodie', 'polo'], 'Hoodie')).toEqual(['polo'])
})

test.each(['', '01012345678', '٠١٠١٢٣٤٥٦٧٨', 'nada@example.com', 'BW1A2B3C'])('%s is not kept', (words) => {
  expect(withSearch(['polo'], words)).toEqual(['polo'])
})

test('whatever else stands in the storage counts as nothing', () => {
  expect(searchesIn(null)).toEqual([])
  expect(searchesIn('{"a":1}')).toEqual([])
  expect(searchesIn(JSON.stringify(['polo', 7, ' ', 'x'.repeat(101), 'cap']))).toEqual(['polo', 'cap'])
})
