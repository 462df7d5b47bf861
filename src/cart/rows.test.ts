import { expect, test } from 'vitest'
import type { CartItem } from './cart.ts'
import { rowsOf, toBuy } from './rows.ts'

const item = (productId: string): CartItem => ({
  id: `local_${productId}`,
  productId,
  name: productId,
  nameAr: '',
  color: 'black',
  size: 'M',
  quantity: 1,
  price: 100,
  image: null,
})
const [tee, polo, cap] = [item('tee'), item('polo'), item('cap')]
const problem = (productId: string, reason: string) => ({ productId, size: 'M', reason })
const none = { problems: [], initialProblems: [] }

const names = (...input: Parameters<typeof rowsOf>) =>
  rowsOf(...input).map(({ item: { productId }, isRemoved }) => (isRemoved ? `(${productId})` : productId))

test('lines that need the shopper come first; a new price alone moves none', () => {
  const initialProblems = [problem('cap', 'too-many'), problem('polo', 'price-changed')]
  expect(names([tee, polo, cap], { problems: initialProblems, initialProblems }, [])).toEqual(['cap', 'tee', 'polo'])
})

test('a line that has been put right stays where it is, with nothing said of it any more', () => {
  const rows = rowsOf([tee, cap], { problems: [], initialProblems: [problem('cap', 'too-many')] }, [])
  expect(rows).toEqual([
    { item: cap, problems: [] },
    { item: tee, problems: [] },
  ])
})

test('a line that was taken out leaves its place to the undo, until it is back', () => {
  const removedLines = [{ item: polo, at: 1, row: 1 }]
  expect(names([tee, cap], none, removedLines)).toEqual(['tee', '(polo)', 'cap'])
  expect(names([tee, polo, cap], none, removedLines)).toEqual(['tee', 'polo', 'cap'])
})

test('what can’t be had counts for nothing, what there is less of still counts', () => {
  const problems = [problem('tee', 'out-of-stock'), problem('polo', 'gone'), problem('cap', 'too-many')]
  expect(toBuy([tee, polo, cap], { problems, lines: [] })).toEqual([cap])
  expect(toBuy([tee, { ...tee, id: 'local_2', size: 'L' }], { problems, lines: [] })).toMatchObject([{ size: 'L' }])
})

test('of a line that the shop has less of, only what there is counts', () => {
  const nine = { ...cap, quantity: 9 }
  const lines = [{ productId: 'cap', size: 'M' as const, maxQuantity: 4 }]
  expect(toBuy([tee, nine], { problems: [problem('cap', 'too-many')], lines })).toEqual([tee, { ...cap, quantity: 4 }])
  expect(toBuy([nine], { problems: [problem('cap', 'over-limit')], lines: [{ ...cap, maxQuantity: 0 }] })).toEqual([])
  // It has been put right since.
  expect(toBuy([nine], { problems: [], lines })).toEqual([nine])
})
