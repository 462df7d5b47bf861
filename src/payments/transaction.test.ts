import { expect, test } from 'vitest'
import { isSigned, signatureOf } from './signature.server.ts'
import { transactionIn, transactionInQuery } from './transaction.ts'

const SECRET = 'bw_test_hmac_secret'

/** The provider's documented callback, made for this shop. */
const BASE = {
  amount_cents: 57_500,
  created_at: '2026-11-20T14:05:09.123456',
  currency: 'EGP',
  error_occured: false,
  has_parent_transaction: false,
  id: 460_000_001,
  integration_id: 4_913_066,
  is_3d_secure: true,
  is_auth: false,
  is_capture: false,
  is_refunded: false,
  is_standalone_payment: true,
  is_voided: false,
  order: { id: 520_000_001 },
  owner: 1_891_398,
  pending: false,
  source_data: { pan: '2346', sub_type: 'MasterCard', type: 'card' },
  success: true,
}
const SIGNED =
  '757079e6202549fe0ea03dd90f3a39fc0d6700422ca7e6af07c6595d0c6917df3751148f97f66db68d2962f9fdfb7597b0462fcec67166bcf89875df53560557'

const VECTORS: [string, object, string, string][] = [
  ['paid', {}, SIGNED, 'paid'],
  [
    'declined',
    { id: 460_000_002, success: false },
    '357d1a1fc073d177fcb6789a9620331da82cd984414128c463a5f94a8930f96ea3c21338115e159a5c4ad049d3189cfdd5afd24edd7f7ed928fafcf0c07f4455',
    'declined',
  ],
  [
    'an error',
    { id: 460_000_003, success: false, error_occured: true },
    '0a7a6a73f43d31bacc6605e83e32e389c1ca7c3757e6748363692f0e3fbcb4a56f934b4cfb9a1a76c7b834389c55030b618a73944f75b9253b88448f9723a2ec',
    'declined',
  ],
  [
    'refunded',
    { is_refunded: true },
    'b02fd1478d86de64cbde92d6e40a06bbb6116040b36325efbcfbc0f91759c3d04911fe6810c048de0299d49127c76249ac4673f46ad654f51eb9c153549a2734',
    'refunded',
  ],
  [
    'voided',
    { is_voided: true },
    '8ee2bbbd9a78dc86fb507b27fcd54571f6da051f55f3a7f76673a2ab253f8387a932870e23bdf940dd7fd0ca2ac151ccc96b0387b0ec12e82d9fdbb9c6408863',
    'voided',
  ],
  [
    'a refund',
    { id: 460_000_009, amount_cents: 20_000, has_parent_transaction: true, is_standalone_payment: false },
    '8232414509cf6911f553cc21c0069c18865557685e677758e5fbb586bef118a1e3022c8f4258bc44c127e544b36d88655b77d3bbffff6f036767f85981a67f72',
    'child',
  ],
]

test.each(VECTORS)('a callback that says %s is verified and understood', (_, changes, hmac, kind) => {
  const transaction = transactionIn({ ...BASE, ...changes })
  expect(transaction?.kind).toBe(kind)
  expect(isSigned(transaction?.signed ?? '', hmac, SECRET)).toBe(true)
})

test('the provider’s own published samples are reproduced', () => {
  const official =
    '1000002024-06-13T11:33:44.592345EGPfalsefalse1920364654097558truefalsefalsefalsetruefalse217503754302852false2346MasterCardcardtrue'
  expect(signatureOf(official, '04DC1A9490B8CC2094C011FC055ADCDB')).toBe(
    'fa8ac0b7f3852e60c50e7fdd4ea5ef0bda96030c19dea1d55df8c76d6c08ab1877774662cbb04981dc84839ad4da560bcc8cb53b8973548657f7e8f8d2e79930',
  )
  const other =
    '500002021-08-02T15:45:26.988117EGPfalsefalse111132221111truefalsefalsefalsetruefalse111123451188false1234MasterCardcardtrue'
  const hmac =
    '62a79c8d174f39d114ded8ad4885af25889b53deeae91d2ff6ddb7202188043e4c492686ce0780c91afc3fd4beb7728d95d7afb64dafa0d522ccacb760cbb950'
  expect(isSigned(other, hmac, '97A5B79200124C9E94E9D73763265D20')).toBe(true)
  expect(isSigned(other.replace('50000', '90000'), hmac, '97A5B79200124C9E94E9D73763265D20')).toBe(false)
})

test('nothing that is not exactly the signature is one', () => {
  const { signed } = transactionIn(BASE) ?? { signed: '' }
  const forgeries = [
    '',
    SIGNED.slice(1),
    SIGNED.toUpperCase(),
    `${SIGNED} `,
    [SIGNED],
    undefined,
    null,
    {},
    'x'.repeat(128),
  ]
  for (const hmac of forgeries) expect(isSigned(signed, hmac, SECRET), JSON.stringify(hmac)).toBe(false)
  expect(isSigned(signed, SIGNED, 'another secret')).toBe(false)
})

test('digits that moved to a neighbouring field are refused by form, though the signature would still fit', () => {
  const wrongDigits = { ...BASE, amount_cents: 575_002_026, created_at: '-11-20T14:05:09.123456' }
  expect(transactionIn(wrongDigits)).toBeNull()
  // Between order and owner both forms are good: what tells them apart is who the order and the owner are.
  const shifted = transactionIn({ ...BASE, order: { id: 5_200_000_011 }, owner: 891_398 })
  expect(isSigned(shifted?.signed ?? '', SIGNED, SECRET)).toBe(true)
  expect(shifted?.owner).not.toBe(BASE.owner)
})

test.each([
  { amount_cents: '57500' },
  { amount_cents: 575.5 },
  { amount_cents: -57_500 },
  { amount_cents: 2 ** 60 },
  { success: 'true' },
  { success: 1 },
  { pending: null },
  { id: [460_000_001] },
  { order: 520_000_001 },
  { order: null },
  { source_data: undefined },
  { created_at: '2026-11-20' },
  { currency: 'egp' },
])('%j is not how the provider writes it', (changes) => expect(transactionIn({ ...BASE, ...changes })).toBeNull())

test('anything else is no transaction either', () => {
  for (const body of [null, undefined, 7, 'paid', [], {}, [BASE]]) expect(transactionIn(body)).toBeNull()
})

/** As the browser comes back. */
function queryOf(changes: Record<string, string> = {}): URLSearchParams {
  const { order, source_data, ...plain } = BASE
  return new URLSearchParams({
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, String(value)])),
    order: String(order.id),
    'source_data.pan': source_data.pan,
    'source_data.sub_type': source_data.sub_type,
    'source_data.type': source_data.type,
    merchant_order_id: '1-66f0c0ffee1234567890abcd',
    'data.message': 'Approved',
    hmac: SIGNED,
    ...changes,
  })
}

test('a redirect’s query says the same under the same signature, with dots or underscores', () => {
  const { transaction, hmac } = transactionInQuery(queryOf()) ?? {}
  expect(transaction).toMatchObject({ id: 460_000_001, orderId: 520_000_001, kind: 'paid', message: 'Approved' })
  expect(isSigned(transaction?.signed ?? '', hmac, SECRET)).toBe(true)
  const underscored = new URLSearchParams(
    queryOf().toString().replaceAll('source_data.', 'source_data_').replace('&order=', '&order_id='),
  )
  expect(transactionInQuery(underscored)?.transaction).toEqual(transaction)
})

test('a query that says something twice, or spells a number differently, is refused', () => {
  const twice = queryOf()
  twice.append('success', 'true')
  const both = queryOf({ order_id: '520000002' })
  for (const query of [twice, both, new URLSearchParams('success=true'), new URLSearchParams()])
    expect(transactionInQuery(query)).toBeNull()
  for (const spelled of ['057500', '57500.0', '5.75e4', '1e5', '+57500', ' 57500', '0xE09C'])
    expect(transactionInQuery(queryOf({ amount_cents: spelled })), spelled).toBeNull()
})
