import { describe, expect, test } from 'vitest'
import type { StockRow } from './api.ts'
import { stepFor } from './grid-keys.ts'
import {
  bodyOf,
  type Column,
  cellOf,
  changesIn,
  contestedCells,
  type Edits,
  pasted,
  problemsIn,
  withChosen,
  withoutCell,
  withTyped,
} from './stock-edits.ts'

const shelf = (size: 'M' | 'L', stock: number, edition = 7) => ({ size, stock, onHand: stock, reserved: 0, edition })
const rowOf = (id: string, fields: Partial<StockRow> = {}): StockRow => ({
  _id: id,
  id,
  sku: 'BW12345',
  name: id,
  nameAr: '',
  category: 'T-Shirts',
  cover: null,
  price: 200,
  discount: 0,
  sizes: [shelf('M', 10), shelf('L', 4)],
  ...fields,
})
const tee = rowOf('tee')
const none: Edits = {}

test('a cell counts as changed until it says the same again, however it is written', () => {
  const edits = withTyped(none, tee, 'M', '١٢')
  expect(cellOf(tee, edits, 'M')).toMatchObject({ text: '١٢', isChanged: true, problem: null })
  expect(changesIn(withTyped(edits, tee, 'M', '10'), [tee])).toEqual([])
  expect(changesIn(withTyped(edits, tee, 'M', '١٠'), [tee])).toEqual([])
  expect(changesIn(withTyped(none, tee, 'XL', ' '), [tee])).toEqual([])
  expect(withoutCell(edits, tee, 'M')).toEqual({})
})

test('a stock may be typed as an amount, a price in Arabic digits; what is sent says what was shown', () => {
  let edits = withTyped(none, tee, 'M', '+5')
  edits = withTyped(edits, tee, 'L', '−١')
  edits = withTyped(edits, tee, 'XL', '3')
  edits = withTyped(edits, tee, 'price', '٢٤٩٫٥')
  expect(cellOf(tee, edits, 'M').becomes).toBe(15)
  expect(bodyOf(edits, changesIn(edits, []))).toEqual([
    {
      id: 'tee',
      price: 249.5,
      was: { price: 200, discount: 0 },
      sizes: [
        { size: 'M', stock: 15, was: 10, edition: 7 },
        { size: 'L', stock: 3, was: 4, edition: 7 },
        { size: 'XL', stock: 3, was: null, edition: 0 },
      ],
    },
  ])
})

test.each([
  ['M', '-11', 'below'],
  ['M', '1.5', 'stock'],
  ['M', '', 'stock'],
  ['M', '100001', 'tooHigh'],
  ['price', '0', 'noPrice'],
  ['price', '1.005', 'price'],
  ['price', '+5', 'noPrice'],
  ['price', 'abc', 'noPrice'],
  ['price', '1000001', 'tooHigh'],
  ['discount', '101', 'discount'],
] as const)('%s: %j is judged as the server judges it', (column, text, problem) => {
  const edits = withTyped(none, tee, column, text)
  expect(cellOf(tee, edits, column).problem).toBe(problem)
  expect(problemsIn(edits, changesIn(edits, [tee]))).toEqual([{ row: tee, column }])
})

describe('what happened while somebody typed', () => {
  const edits = withTyped(withTyped(none, tee, 'M', '15'), tee, 'price', '250')

  test('orders are added to what was typed, which is sent as it was shown', () => {
    const sold = rowOf('tee', { sizes: [shelf('M', 7), shelf('L', 4)] })
    expect(cellOf(sold, edits, 'M')).toMatchObject({ text: '15', becomes: 12, contest: null })
    expect(bodyOf(edits, changesIn(edits, [sold]))[0]?.sizes).toEqual([{ size: 'M', stock: 15, was: 10, edition: 7 }])
    expect(cellOf(rowOf('tee', { sizes: [shelf('M', 1)] }), withTyped(none, tee, 'M', '2'), 'M').problem).toBe('below')
  })

  const counted = rowOf('tee', { price: 230, sizes: [shelf('M', 20, 9), shelf('L', 4)] })
  const contestOf = (now: Edits, column: Column, row = counted) => cellOf(row, now, column).contest

  test('a colleague’s number is told beside what was typed, and is sent as seen', () => {
    expect(contestOf(edits, 'M')).toEqual({ theirs: 20, mine: '15', chosen: undefined })
    expect(contestOf(edits, 'price')).toEqual({ theirs: 230, mine: '250', chosen: undefined })
    expect(contestedCells(edits, [counted]).map(({ column, isOpen }) => [column, isOpen])).toEqual([
      ['M', true],
      ['price', true],
    ])
    expect(bodyOf(edits, changesIn(edits, [counted]))[0]).toMatchObject({
      was: { price: 230 },
      sizes: [{ size: 'M', stock: 15, was: 20, edition: 9 }],
    })
  })

  test('mine or theirs may be chosen, and chosen again', () => {
    const theirs = withChosen(edits, counted, 'M', 'theirs')
    expect(cellOf(counted, theirs, 'M')).toMatchObject({ text: '20', isChanged: false })
    expect(contestOf(theirs, 'M')).toEqual({ theirs: 20, mine: '15', chosen: 'theirs' })
    expect(changesIn(theirs, [counted])[0]?.columns).toEqual(['price'])
    const mine = withChosen(theirs, counted, 'M', 'mine')
    expect(cellOf(counted, mine, 'M')).toMatchObject({ text: '15', isChanged: true })
    expect(contestOf(mine, 'M')).toEqual({ theirs: 20, mine: '15', chosen: 'mine' })
    expect(contestedCells(mine, [counted]).filter(({ isOpen }) => isOpen)).toHaveLength(1)
  })

  test('whoever types over it has chosen, an amount counts from what they set, and Escape leaves it as it is', () => {
    const over = withTyped(edits, counted, 'M', '+2')
    expect(contestOf(over, 'M')).toEqual({ theirs: 20, mine: '+2', chosen: 'mine' })
    expect(cellOf(counted, over, 'M').becomes).toBe(22)
    expect(contestOf(withTyped(edits, counted, 'M', '20'), 'M')).toBeNull()
    expect(cellOf(counted, withoutCell(edits, counted, 'M'), 'M')).toMatchObject({ text: '20', contest: null })
  })

  test('who has set it once more is met again, unless theirs was to stay', () => {
    const again = rowOf('tee', { price: 240, sizes: [shelf('M', 30, 11)] })
    const mine = withChosen(edits, counted, 'M', 'mine')
    expect(contestOf(mine, 'M', again)).toEqual({ theirs: 30, mine: '15', chosen: undefined })
    const theirs = withChosen(edits, counted, 'M', 'theirs')
    expect(cellOf(again, theirs, 'M')).toMatchObject({ text: '30', isChanged: false, contest: null })
  })

  test('a size that is not offered any more is told as such', () => {
    expect(contestOf(edits, 'M', rowOf('tee', { sizes: [shelf('L', 4)] }))).toMatchObject({ theirs: null, mine: '15' })
  })
})

test('a column or a table that is pasted goes down and along, and what finds no cell is counted', () => {
  const rows = [tee, rowOf('coat'), rowOf('hat')]
  const { edits, left } = pasted(none, rows, { row: rows[1] ?? tee, column: 'M' }, '1\t2\r\n٣\t4\r\n5\t6\r\n')
  expect(left).toBe(2)
  const texts = rows.map((row) => [cellOf(row, edits, 'M').text, cellOf(row, edits, 'L').text])
  expect(texts).toEqual([
    ['10', '4'],
    ['1', '2'],
    ['٣', '4'],
  ])
  expect(pasted(none, rows, { row: tee, column: 'discount' }, '5\t9').left).toBe(1)
})

test('arrows lead on where the text ends, in reading order, Enter down and with Shift up', () => {
  const whole = { length: 2, start: 0, end: 2 }
  const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })
  expect(stepFor(key('Enter'), whole, false)).toEqual({ down: 1, along: 0 })
  expect(stepFor(key('Enter', true), whole, false)).toEqual({ down: -1, along: 0 })
  expect(stepFor(key('ArrowUp'), whole, false)).toEqual({ down: -1, along: 0 })
  expect(stepFor(key('ArrowLeft'), whole, false)).toEqual({ down: 0, along: -1 })
  expect(stepFor(key('ArrowLeft'), whole, true)).toEqual({ down: 0, along: 1 })
  expect(stepFor(key('ArrowRight'), { length: 2, start: 1, end: 1 }, false)).toBeNull()
  expect(stepFor(key('ArrowRight'), { length: 2, start: 2, end: 2 }, false)).toEqual({ down: 0, along: 1 })
  expect(stepFor(key('ArrowRight', true), whole, false)).toBeNull()
  expect(stepFor(key('7'), whole, false)).toBeNull()
})
