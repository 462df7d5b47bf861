import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromPounds } from '../../src/lib/money.ts'
import { amountsOf } from '../../src/orders/price.ts'
import { wrongInTheBooks } from '../support/books.ts'
import { makeOrder, makeProduct, requestFor } from '../support/builders.ts'
import { callbackOf, type PayingShop, payingShop, postCallback } from '../support/paying.ts'
import { makePromoCode } from '../support/promo-codes.ts'

let shop: PayingShop
/** An order for cash that used a code, and one that was paid by card. */
let open: string
let paid: string
beforeAll(async () => {
  shop = await payingShop()
  const { db } = shop.at
  const { id: productId } = await makeProduct(db)
  const promoCode = await makePromoCode(db)
  const { lines } = requestFor([{ productId }])
  const { total } = amountsOf(lines, fromPounds(50), fromPounds(20))
  open = await makeOrder(db, [{ productId }], { promoCode, total })
  const byCard = await shop.order()
  paid = byCard.id
  const { body } = await byCard.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'late' })
  expect((await postCallback(shop, await callbackOf(shop.bank))).status).toBe(200)
})
afterAll(() => shop.close())

const inVain = new Error('taken back')

/** What the books say of this, which is then taken back. */
async function saidOf(change: string): Promise<string[]> {
  let said: string[] = []
  await shop.at.db
    .transaction()
    .execute(async (tx) => {
      const { numAffectedRows } = await sql
        .raw(change.replaceAll('OPEN', `'${open}'`).replaceAll('PAID', `'${paid}'`))
        .execute(tx)
      expect(numAffectedRows).toBeGreaterThan(0n)
      said = await wrongInTheBooks(tx)
      throw inVain
    })
    .catch((error: unknown) => {
      if (error !== inVain) throw error
    })
  return said
}

test('of a shop in order the books say nothing', async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})

const tell = async (change: string, words: string) => expect((await saidOf(change)).join('\n')).toContain(words)

const refuse = (change: string, constraint: string) => expect(saidOf(change)).rejects.toMatchObject({ constraint })

test.each([
  ['update variants set on_hand = -1, reserved = 0', 'variants_check'],
  ['update variants set reserved = on_hand + 1', 'variants_check'],
])('I1: the database refuses “%s”', refuse)

test.each([
  ['update variants set on_hand = on_hand + 1', 'is not what its ledger says'],
  ['update variants set reserved = reserved + 1', 'is not what orders hold'],
  ['update stock_ledger set on_hand_change = 0 where order_id = PAID and reserved_change <> 0', 'holds other pieces'],
])('I2: the books tell of “%s”', tell)

test.each([
  ['update promo_codes set used = used + 1', 'counts other uses than its orders hold'],
  ['delete from promo_code_uses where order_id = OPEN', 'and its promo code disagree'],
  ['update promo_code_uses set given_back_at = now()', 'and its promo code disagree'],
])('I3: the books tell of “%s”', tell)

test('I3: the database refuses a use more than a code has', () =>
  refuse('update promo_codes set used = max_uses + 1', 'promo_codes_check1'))

test.each([
  ['update order_lines set price = price - 1 where order_id = OPEN', 'does not add up'],
  ['delete from order_lines where order_id = OPEN', 'has no lines'],
])('I4: the books tell of “%s”', tell)

test.each([
  ['update orders set total = total - 1', 'orders_total_adds_up'],
  ['update orders set discount = subtotal + 1, total = shipping_fee - 1', 'orders_check'],
])('I4: the database refuses “%s”', refuse)

test.each([
  ["update orders set is_paid = true, holds = 'deducted' where id = OPEN", 'is paid without a payment'],
  ['delete from payments', 'is paid without a payment'],
  ['delete from payment_events', 'was never vouched for by the provider'],
  ["update payment_events set verdict = 'mismatch'", 'was never vouched for by the provider'],
  ['update payments set amount = amount - 1', 'has a payment of another amount than its total'],
  ["update payment_attempts set state = 'over'", 'of one that is not paid'],
  ['update payments set refunded = 1', 'and its refunds differ'],
])('I5: the books tell of “%s”', tell)

test.each([
  [
    `insert into payments (id, order_id, kind, amount, attempt_id, transaction_id, recorded_at, settles, owed_refund_id)
      select 'twice', order_id, kind, amount, attempt_id, transaction_id, recorded_at, false, 'none' from payments`,
    'payments_transaction_id_key',
  ],
  ['insert into promo_code_uses select * from promo_code_uses', 'promo_code_uses_pkey'],
])('I6: the database refuses “%s”', refuse)

test('I7: the database refuses a second order of one key', () =>
  refuse("update orders set placed_by = 'Mona', idempotency_key = 'once', request_hash = 'same'", 'orders_one_per_key'))

test('I9: the database refuses somebody of the team whom nobody made one', () =>
  refuse(
    "insert into accounts (id, email, full_name, role) values ('one', 'mona@example.com', 'Mona', 'admin')",
    'accounts_admins_have_a_role',
  ))
