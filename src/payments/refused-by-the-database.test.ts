import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PayingShop, payingShop } from '../../tests/support/paying.ts'

let shop: PayingShop
let orderId: string
beforeAll(async () => {
  shop = await payingShop()
  const order = await shop.order()
  orderId = order.id
  const { body } = await order.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y' })
})
afterAll(() => shop.close())

const PAYMENT = 'insert into payments (id, order_id, kind, amount, recorded_at, attempt_id, transaction_id'
const ATTEMPT = 'select id from payment_attempts where order_id = $1 limit 1'

test.each([
  [
    'payments_one_settles',
    'a second payment that settles the order',
    `${PAYMENT}) values ('x', $1, 'card', 25000, now(), (${ATTEMPT}), 1)`,
  ],
  [
    'payments_settle_or_go_back',
    'money nobody needs, without its refund',
    `${PAYMENT}, settles) values ('x', $1, 'card', 25000, now(), (${ATTEMPT}), 1, false)`,
  ],
  [
    'payments_in_part_are_cash',
    'a part of an order’s cash that came by card',
    `update payments set is_part = true where order_id = $1`,
  ],
  [
    'payments_owe_their_refund',
    'money nobody needs, with a refund that is none',
    `${PAYMENT}, settles, owed_refund_id) values ('x', $1, 'card', 25000, now(), (${ATTEMPT}), 1, false, 'none')`,
  ],
  [
    'payments_refund_at_most_what_came',
    'more going back than came',
    `update payments set refunded = amount + 1 where order_id = $1`,
  ],
  [
    'payments_by_card_name_their_transaction',
    'a payment by card without its transaction',
    `update payments set transaction_id = null where order_id = $1`,
  ],
  [
    'refunds_one_under_way',
    'two refunds of a payment at once',
    `insert into refunds (id, payment_id, amount, state, cause, asked_at)
       select 'r' || n, p.id, 1, 'asked', 'admin', now() from payments p, generate_series(1, 2) n where p.order_id = $1`,
  ],
  [
    'payment_attempts_keep_no_secret',
    'the secret of a payment that is over',
    `update payment_attempts set client_secret = 'x' where order_id = $1`,
  ],
  [
    'payment_attempts_one_live',
    'two open payments of one order',
    `insert into payment_attempts (id, order_id, number, state, amount, currency, integration_id, expires_at, created_at)
       select 'a' || n, $1, 90 + n, 'opening', 1, 'EGP', 1, now(), now() from generate_series(1, 2) n`,
  ],
])('%s: %s', async (constraint, _, statement) => {
  await expect(shop.at.pool.query(statement, [orderId])).rejects.toMatchObject({ constraint })
})
