import { expect, test } from 'vitest'
import { mailPieces } from './mail-pieces.ts'

test.each([
  ['mona.adel.0@example.com', ['mona.adel.0@', 'example.com']],
  ['m@students.alexandria-university.edu.eg', ['m@', 'students.', 'alexandria-university.', 'edu.eg']],
  ['a.very.long.name.of.somebody@example.com', ['a.', 'very.', 'long.', 'name.of.somebody@', 'example.com']],
  ['', []],
])('%s may break into %j', (address, pieces) => {
  expect(mailPieces(address)).toEqual(pieces)
})
