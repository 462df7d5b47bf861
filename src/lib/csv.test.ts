import { expect, test } from 'vitest'
import { csvLine, unguarded } from './csv.ts'

test.each([
  ['Mona', '"Mona"'],
  ['هدى "الشافعى", Cairo', '"هدى ""الشافعى"", Cairo"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+20 10', `"'+20 10"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1+1', `"' =1+1"`],
  ['\t=1', `"'\t=1"`],
  [1234.5, '1234.50'],
  [{ asText: '01001234567' }, '"=""01001234567"""'],
  [{ asText: '12E45678' }, '"=""12E45678"""'],
  [{ asText: '1"&A1&"' }, '"1""&A1&"""'],
  [{ asText: '' }, '""'],
] as const)('%j is written as %s', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
})

test.each(['=1+1', "'=1+1", "''=1", "'tis", ' =1', '\t', "'", '-5', '', 'Mona'])(
  'AD7: %j comes back as it was',
  (text) => {
    const cell = csvLine([text]).slice(1, -3)
    expect(unguarded(cell)).toBe(text)
  },
)
