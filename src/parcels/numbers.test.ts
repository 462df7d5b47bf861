import { describe, expect, test } from 'vitest'
import { readNumbers } from './numbers.ts'

describe('what is pasted', () => {
  const orders = ['BWAAAAA1', 'BWAAAAA2', 'BWAAAAA3'].map((sku) => ({ id: sku, sku, trackingNumber: '' }))
  const said = (text: string) =>
    readNumbers(text, orders).map(({ sku, number, problem }) => [sku, number, problem])

  test('PC32: a word is no tracking number', () => {
    expect(said('BWAAAAA1,Pending\nBWAAAAA2,Cancelled\nBWAAAAA3,A1')).toEqual([
      ['BWAAAAA1', 'Pending', 'shape'],
      ['BWAAAAA2', 'Cancelled', 'shape'],
      ['BWAAAAA3', 'A1', null],
    ])
  })

  test('PC32: two orders have no number that differs in capitals alone', () => {
    expect(said('BWAAAAA1 abC1\nBWAAAAA2 ABc1\nBWAAAAA3 abC2')).toEqual([
      ['BWAAAAA1', 'abC1', 'numberTwice'],
      ['BWAAAAA2', 'ABc1', 'numberTwice'],
      ['BWAAAAA3', 'abC2', null],
    ])
  })
})
