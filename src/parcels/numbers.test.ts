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

  test('PC32: the first line says what separates cells, and a number that Excel has rounded is none', () => {
    expect(said('BWAAAAA1;7,20E+11\nBWAAAAA2;7.20E+11\nBWAAAAA3;7')).toEqual([
      ['BWAAAAA1', '7,20E+11', 'rounded'],
      ['BWAAAAA2', '7.20E+11', 'rounded'],
      ['BWAAAAA3', '7', null],
    ])
    expect(said('BWAAAAA1\t7,20E+11\nBWAAAAA2\t1;2')).toEqual([
      ['BWAAAAA1', '7,20E+11', 'rounded'],
      ['BWAAAAA2', '1;2', 'shape'],
    ])
    expect(said('BWAAAAA1,7,20E+11\nBWAAAAA2,٧٫٢E+١١\nBWAAAAA3,720E11')).toMatchObject([
      ['BWAAAAA1', '7 20E+11', 'rounded'],
      ['BWAAAAA2', '7٫2E+11', 'rounded'],
      ['BWAAAAA3', '720E11', null],
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
