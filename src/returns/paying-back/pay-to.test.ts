import { expect, test } from 'vitest'
import { maskedPayTo, payToIn, payToProblems, spacedPayTo, takesPayTo } from './pay-to.ts'

const IBAN = 'EG380019000500000000263180002'

test.each([
  ['wallet', '٠١٠ ١٢٣٤ ٥٦٧٨', '+201012345678'],
  ['wallet', '+20 155 123 4567', '+201551234567'],
  ['wallet', '01312345678', null],
  ['wallet', '0101234567', null],
  ['instapay', ' Mona.Ali@InstaPay ', 'mona.ali@instapay'],
  ['instapay', 'mona_ali-1', 'mona_ali-1@instapay'],
  ['instapay', '01112345678', '+201112345678'],
  ['instapay', 'mona@gmail.com', null],
  ['instapay', 'mona@instpay', null],
  ['instapay', '12345', null],
  ['instapay', 'منى@instapay', null],
  ['bank', 'eg38 0019 0005 0000 0000 2631 8000 2', IBAN],
  ['bank', 'IBAN: EG٣٨٠٠١٩٠٠٠٥٠٠٠٠٠٠٠٠٢٦٣١٨٠٠٠٢', IBAN],
  ['bank', 'EG380019000500000000263180020', null],
  ['bank', 'EG38001900050000000026318000', null],
  ['bank', 'GB82WEST12345698765432', null],
] as const)('%s %s is kept as %s', (by, to, kept) => {
  expect(payToIn({ by, to })).toEqual(kept === null ? null : { by, to: kept })
})

test('masked, it is known by who knows it and by nobody else', () => {
  const shown = [
    { by: 'wallet', to: '+201012345678' },
    { by: 'instapay', to: '+201012345678' },
    { by: 'instapay', to: 'mona.ali@instapay' },
    { by: 'bank', to: IBAN },
  ] as const
  expect(shown.map((payTo) => maskedPayTo(payTo).to)).toEqual([
    '*********78',
    '*********78',
    'm***@instapay',
    'EG***0002',
  ])
  expect(shown.map(spacedPayTo)).toEqual([
    '010 1234 5678',
    '010 1234 5678',
    'mona.ali@instapay',
    'EG38 0019 0005 0000 0000 2631 8000 2',
  ])
})

test('a form says where, or that it wants to be asked', () => {
  expect(payToProblems({ by: '', to: '' })).toEqual({ 'payTo.by': 'missing' })
  expect(payToProblems({ by: 'bank', to: 'EG00' })).toEqual({ 'payTo.to': 'bank' })
  expect(payToProblems({ by: 'later', to: '' })).toEqual({})
  expect(payToProblems({ by: 'bank', to: IBAN })).toEqual({})
})

test('it may be said of cash alone that comes back and has not yet', () => {
  const open = { state: 'received', wish: 'refund', refundId: null, paymentMethod: 'cod' } as const
  expect(takesPayTo(open)).toBe(true)
  const others = [{ state: 'refunded' }, { wish: 'exchange' }, { refundId: 'R' }, { paymentMethod: 'paymob' }] as const
  for (const other of others) expect(takesPayTo({ ...open, ...other })).toBe(false)
})
