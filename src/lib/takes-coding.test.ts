import { expect, test } from 'vitest'
import { takesBrotli, takesGzip } from './takes-coding.ts'

test.each(['br', 'gzip, deflate, br', 'gzip;q=1.0, br;q=0.5', 'BR', 'br ; q=1', 'br;q=0.001,*;q=0'])(
  '%s takes Brotli',
  (accepted) => expect(takesBrotli(accepted)).toBe(true),
)

test.each([undefined, '', 'gzip', '*', 'br;q=0', 'gzip, br; q=0.000', 'br;q=x', 'brr', 'x-br', 'br;q=0, gzip'])(
  '%s does not',
  (accepted) => expect(takesBrotli(accepted)).toBe(false),
)

test('gzip is asked for by its own name', () =>
  expect(['gzip', 'br;q=0, gzip', 'gzip;q=0, br', undefined].map((accepted) => takesGzip(accepted))).toEqual([
    true,
    true,
    false,
    false,
  ]))
