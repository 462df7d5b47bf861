import { describe, expect, test } from 'vitest'
import {
  type AdminFee,
  bodyOf,
  cellKey,
  changedFees,
  contestedCells,
  type Edits,
  feeProblems,
  lostFees,
  problemsByRow,
  rowOf,
  switchedOff,
  takenCells,
  theirsIn,
  withoutRows,
  withoutSaved,
  withTyped,
} from './fee-edits.ts'

const feeOf = (id: string, fields: Partial<AdminFee> = {}): AdminFee => ({
  _id: id,
  id,
  governorateId: id,
  governorateName: id,
  governorateNameAr: id,
  shippingFee: 50,
  isActive: true,
  leadDaysMin: 2,
  leadDaysMax: 4,
  updatedAt: '2026-03-03T10:00:00.000Z',
  ...fields,
})
const cairo = feeOf('cairo')
const giza = feeOf('giza')
const luxor = feeOf('luxor')
const none: Edits = {}

test('a row that was typed into counts as changed until it says the same again, however it is written', () => {
  const typed = withTyped(none, cairo, { fee: '٦٠' })
  expect(changedFees([cairo, giza], typed)).toEqual([cairo])
  expect(changedFees([cairo], withTyped(typed, cairo, { fee: '50.00' }))).toEqual([])
  expect(changedFees([cairo], withTyped(typed, cairo, { fee: '' }))).toEqual([cairo])
  expect(withoutRows(typed, ['cairo'])).toEqual({})
})

test('whole rows are sent, with the moment of what is shown', () => {
  const typed = withTyped(withTyped(none, cairo, { fee: '٦٠٫٢٥' }), cairo, { isActive: false })
  expect(bodyOf([cairo], typed)).toEqual([
    { id: 'cairo', updatedAt: cairo.updatedAt, shippingFee: 60.25, leadDaysMin: 2, leadDaysMax: 4, isActive: false },
  ])
  expect(switchedOff([cairo, giza], typed)).toEqual([cairo])
})

test('what was typed while a save was on its way stays, and what was saved does not', () => {
  const sent = withTyped(withTyped(none, cairo, { fee: '60', max: '9' }), giza, { fee: '70' })
  const saved = [feeOf('cairo', { shippingFee: 60, leadDaysMax: 9 }), feeOf('giza', { shippingFee: 70 })]
  const since = withTyped(withTyped(sent, cairo, { fee: '65' }), luxor, { min: '3' })
  const left = withoutSaved(since, sent, saved)
  expect(left).toEqual({ cairo: { base: saved[0], typed: { fee: '65' } }, luxor: { base: luxor, typed: { min: '3' } } })
  expect(changedFees([...saved, luxor], left).map(({ id }) => id)).toEqual(['cairo', 'luxor'])
  expect(withoutSaved(sent, sent, saved)).toEqual({})
})

test('what was saved a moment ago is saved again from there, though the list is not read yet', () => {
  const saved = feeOf('cairo', { leadDaysMax: 9, updatedAt: '2026-03-03T11:00:00.000Z' })
  const since = withTyped(none, saved, { fee: '65' })
  const [change] = bodyOf(changedFees([cairo, giza], since), since)
  expect(change).toMatchObject({ shippingFee: 65, leadDaysMax: 9, updatedAt: saved.updatedAt })
})

describe('what a colleague saved meanwhile', () => {
  const typed = withTyped(none, cairo, { fee: '60' })
  const later = { updatedAt: '2026-03-03T11:00:00.000Z' }

  test('shows in the fields that nobody typed into here, and clashes with nothing', () => {
    const fresh = feeOf('cairo', { leadDaysMax: 9, ...later })
    expect(rowOf(fresh, typed)).toEqual({ fee: '60', min: '2', max: '9', isActive: true })
    expect(contestedCells([fresh, giza], typed, {})).toEqual([])
    expect(takenCells([fresh, giza], typed)).toEqual([{ fee: fresh, field: 'max' }])
    expect(bodyOf([fresh], typed)[0]).toMatchObject({ shippingFee: 60, leadDaysMax: 9, ...later })
  })

  test('in the same field is told', () => {
    const cell = { fee: feeOf('cairo', { shippingFee: 70, ...later }), field: 'fee' } as const
    expect(contestedCells([cell.fee], typed, {})).toEqual([cell])
    expect(takenCells([cell.fee], typed)).toEqual([])
    expect(contestedCells([feeOf('cairo', { shippingFee: 60, ...later })], typed, {})).toEqual([])
    // Whoever takes theirs can still go back to what was typed, until they change it once more.
    const choices = { [cellKey(cell)]: { whose: 'theirs', mine: '60' } } as const
    const chosen = withTyped(typed, cairo, theirsIn(cell))
    expect(contestedCells([cell.fee], chosen, choices)).toEqual([cell])
    const again = feeOf('cairo', { shippingFee: 75, ...later })
    expect(contestedCells([again], typed, choices).map((each) => cellKey(each) in choices)).toEqual([false])
  })

  test('is told too where they deleted it', () => {
    expect(lostFees([giza], typed)).toEqual([cairo])
    expect(lostFees([cairo, giza], typed)).toEqual([])
  })
})

test('AD4: what was saved here a moment ago is nobody else’s change, though the list is not read yet', () => {
  const saved = { ...cairo, shippingFee: 60, updatedAt: '2026-03-03T10:05:00.000Z' }
  const left = withoutSaved(withTyped(none, cairo, { fee: '70' }), withTyped(none, cairo, { fee: '60' }), [saved])
  expect([contestedCells([cairo], left, {}), takenCells([cairo], left)]).toEqual([[], []])
})

test.each([
  [{ fee: '0', min: '0', max: '0' }, {}],
  [{ fee: '', min: '2', max: '4' }, { fee: 'fee' }],
  [{ fee: '-5', min: '2', max: '4' }, { fee: 'fee' }],
  [{ fee: '1.005', min: '2', max: '4' }, { fee: 'fee' }],
  [{ fee: '100,000.01', min: '2', max: '4' }, { fee: 'tooHigh' }],
  [
    { fee: '50', min: '1.5', max: '61' },
    { min: 'days', max: 'days' },
  ],
  [{ fee: '50', min: '5', max: '4' }, { max: 'turned' }],
])('%j is judged as the server judges it', (typed, problems) => {
  expect(feeProblems(typed)).toEqual(problems)
})

test('the server’s problems come to their rows and fields', () => {
  const errors = { 'fees.1.leadDaysMax': 'Turned.', 'fees.0.shippingFee': 'Wrong.', fees: 'Too many.' }
  expect(problemsByRow(errors, [giza, cairo])).toEqual({ cairo: { max: 'Turned.' }, giza: { fee: 'Wrong.' } })
})
