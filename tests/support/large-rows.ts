export interface Size {
  orders: number
  customers: number
  products: number
  preOrders?: number
}

const id = (prefix: string, n: string): string => `'${prefix}' || lpad((${n})::text, ${26 - prefix.length}, '0')`
const ACCOUNT = '01ARZ3NDEKTSAC'
const PRODUCT = '01ARZ3NDEKTSPR'
const VARIANT = '01ARZ3NDEKTSVA'
const ORDER = '01ARZ3NDEKTSV4RRFF'
const PAYMENT = '01ARZ3NDEKTSPA'
const ATTEMPT = '01ARZ3NDEKTSAT'
const REFUND = '01ARZ3NDEKTSRF'
const RETURN = '01ARZ3NDEKTSRT'
const SESSION = '01ARZ3NDEKTSSE'

/** Far from the numbers of the provider's stand-in. */
const AT_BANK = '900000000000'
const IS_PAID = '(n >= 200 or n % 4 <> 0)'
const IS_CARD = 'n % 3 = 0'
/** Every third order comes back, of those that were delivered. */
const COMES_BACK = 'n >= 200 and n % 3 = 0'
const AT = "now() - n * interval '10 minutes'"

/** A few days of open orders, years of delivered ones; half of the customers have an account. */
const trade = ({ orders, customers, products, preOrders = orders * 3 }: Size): string[] => [
  `insert into accounts (id, email, full_name, phone, created_at)
    select ${id(ACCOUNT, 'n')}, 'customer' || n || '@shop.test', 'Customer ' || n, '+2011' || lpad(n::text, 8, '0'),
      now() - n * interval '1 hour'
    from generate_series(1, ${customers}) as n`,
  `insert into products (id, sku, name, price, color, collection, category, size_group, created_at)
    select ${id(PRODUCT, 'n')}, 'BW' || lpad(n::text, 5, '0'), 'Piece ' || n, 10000 + n,
      case when n % 2 = 0 then 'black' else 'white' end, case when n % 2 = 0 then 'Black' else 'White' end,
      case when n % 3 = 0 then 'Polo' else 'Hoodies' end, 'top', now() - n * interval '1 hour'
    from generate_series(1, ${products}) as n`,
  `insert into variants (id, product_id, size, on_hand, reserved)
    select ${id(VARIANT, 'n * 3 + place')}, ${id(PRODUCT, 'n')}, (array['S', 'M', 'L'])[place + 1], n % 40, 0
    from generate_series(1, ${products}) as n, generate_series(0, 2) as place`,
  `insert into orders (id, sku, placed_by, account_id, language, payment_method, holds, subtotal, shipping_fee, total,
      name, email, phone, address, governorate_id, city_name, country, created_at, is_paid, fulfilment)
    select ${id(ORDER, 'n')}, 'BW' || lpad(n::text, 6, '0'),
      case when n % 2 = 0 then 'account ' || ${id(ACCOUNT, `n % ${customers} + 1`)} else 'browser ' || n end,
      case when n % 2 = 0 then ${id(ACCOUNT, `n % ${customers} + 1`)} end, 'en',
      case when ${IS_CARD} then 'paymob' else 'cod' end, case when n < 200 and n % 4 = 0 then 'reserved' else 'deducted' end,
      n, 0, n, 'Somebody ' || n, n || '@shop.test', '+2012' || lpad((n % ${customers})::text, 8, '0'), '-',
      case when n % 5 = 0 then 'giza' else 'cairo' end, '-', 'EG', now() - n * interval '10 minutes',
      n >= 200 or n % 4 <> 0, case when n < 200 then 'none' else 'delivered' end
    from generate_series(1, ${orders}) as n`,
  `insert into order_lines (order_id, position, product_id, variant_id, name, name_ar, size, price, quantity, claimed)
    select ${id(ORDER, 'n')}, place, ${id(PRODUCT, `n % ${products} + 1`)},
      ${id(VARIANT, `(n % ${products} + 1) * 3 + place`)}, 'Piece', '', (array['S', 'M'])[place + 1], n, 1,
      case when place = 0 and ${COMES_BACK} then 1 else 0 end
    from generate_series(1, ${orders}) as n, generate_series(0, 1) as place`,
  `insert into stock_ledger (variant_id, order_id, on_hand_change, reserved_change, on_hand_after, reserved_after, reason, at)
    select ${id(VARIANT, `(n % ${products} + 1) * 3`)}, ${id(ORDER, 'n')}, -1, 0, 0, 0, 'sold', now() - n * interval '10 minutes'
    from generate_series(1, ${orders}) as n`,
  `insert into reviews (id, account_id, product_id, author, rating, comment, status, created_at)
    select ${id('01ARZ3NDEKTSRE', 'n')}, ${id(ACCOUNT, 'n')}, ${id(PRODUCT, `n % ${products} + 1`)}, 'Customer ' || n,
      n % 5 + 1, 'A comment of some words, number ' || n, case when n < 20 then 'pending' else 'approved' end,
      now() - n * interval '1 hour'
    from generate_series(1, ${customers}) as n`,
  `insert into promo_codes (id, code, name, discount_type, discount_value, max_uses, max_uses_per_person,
      starts_at, ends_at)
    select ${id('01ARZ3NDEKTSCO', 'n')}, 'CODE' || n, 'Code ' || n, 'percentage', 10, 100, 1,
      now() - interval '1 day', now() + interval '1 year'
    from generate_series(1, ${products}) as n`,
  `insert into pre_orders (id, account_id, language, name, email, color, size, quantity, price, free_shipping, percent_off,
      releases_on, ships_on, state, cancelled_by, created_at, updated_at)
    select ${id('01ARZ3NDEKTSPO', 'n')}, ${id(ACCOUNT, `n % ${customers} + 1`)}, 'en', 'Somebody ' || n, n || '@shop.test',
      case when n % 2 = 0 then 'black' else 'white' end, (array['M', 'L', 'XL'])[n % 3 + 1], 1, 8500, true, 0,
      '2030-01-01', '2030-01-05', case when n < 100 then 'open' else 'cancelled' end,
      case when n >= 100 then 'team' end, now() - n * interval '1 minute', now()
    from generate_series(1, ${preOrders}) as n`,
  `insert into visits (kind, page, product_id, session_id, at)
    select 'product_view', '/product', ${id(PRODUCT, `n % ${products} + 1`)}, 'session' || n, now() - n * interval '10 minutes'
    from generate_series(1, ${orders}) as n`,
]

/** What each order left behind on its way. */
const steps = ({ orders, customers, products }: Size): string[] => [
  `insert into order_history (order_id, at, account_id, from_status, to_status, told_at)
    select ${id(ORDER, 'n')}, ${AT}, case when n % 2 = 0 then ${id(ACCOUNT, `n % ${customers} + 1`)} end, was, becomes, ${AT}
    from generate_series(1, ${orders}) as n,
      (values (null, 'pending'), ('pending', 'delivered')) as step (was, becomes)
    where was is null or n >= 200`,
  `insert into order_keepers (token_hash, order_id, expires_at, by_placing)
    select md5('keeper' || n), ${id(ORDER, 'n')}, now() + interval '90 days', true
    from generate_series(1, ${orders}) as n`,
  `insert into order_letters (id, order_id, event, mailbox, state, tries, at)
    select 'order-placed-' || n, ${id(ORDER, 'n')}, 'placed', n || '@shop.test', 'sent', 1, ${AT}
    from generate_series(1, ${orders}) as n`,
  `insert into order_arrivals (order_id, at) select ${id(ORDER, 'n')}, ${AT} from generate_series(1, ${orders}) as n`,
  `insert into review_invitations (order_id, invited_at)
    select ${id(ORDER, 'n')}, ${AT} from generate_series(200, ${orders}) as n`,
  `insert into promo_code_uses (order_id, promo_code_id, code, discount_type, discount_value, account_id, email, phone)
    select orders.id, promo_codes.id, code, discount_type, discount_value, orders.account_id, email, phone
    from generate_series(1, ${orders}, 10) as n
    join orders on orders.id = ${id(ORDER, 'n')}
    join promo_codes on code = 'CODE' || n % ${products} + 1`,
  `update promo_codes set used = uses
    from (select promo_code_id, count(*) as uses from promo_code_uses group by 1) as found where id = promo_code_id`,
  `insert into activity (account_id, actor, call, subject, subject_id, label, kind, at)
    select ${id(ACCOUNT, '1')}, 'Customer 1', '', 'order', ${id(ORDER, 'n')}, 'BW' || lpad(n::text, 6, '0'), 'changed', ${AT}
    from generate_series(1, ${orders}) as n`,
]

const money = ({ orders, products }: Size): string[] => [
  `insert into payment_attempts (id, order_id, number, state, amount, currency, integration_id, provider_order_id,
      expires_at, created_at)
    select ${id(ATTEMPT, 'n')}, ${id(ORDER, 'n')}, 1, case when ${IS_PAID} then 'paid' else 'over' end, n, 'EGP', 1,
      ${AT_BANK} + n, ${AT} + interval '1 hour', ${AT}
    from generate_series(1, ${orders}) as n where ${IS_CARD}`,
  `insert into payment_events (attempt_id, transaction_id, source, kind, verdict, provider_order_id, amount, currency,
      first_at, last_at)
    select ${id(ATTEMPT, 'n')}, ${AT_BANK} + n, source, 'paid', verdict, ${AT_BANK} + n, n, 'EGP', ${AT}, ${AT}
    from generate_series(1, ${orders}) as n,
      (values ('callback', 'settled'), ('redirect', 'duplicate')) as word (source, verdict)
    where ${IS_CARD} and ${IS_PAID}`,
  `insert into payments (id, order_id, kind, amount, refunded, recorded_at, attempt_id, transaction_id)
    select ${id(PAYMENT, 'n')}, ${id(ORDER, 'n')}, case when ${IS_CARD} then 'card' else 'cash' end, n,
      case when ${COMES_BACK} then 1 else 0 end, ${AT},
      case when ${IS_CARD} then ${id(ATTEMPT, 'n')} end, case when ${IS_CARD} then ${AT_BANK} + n end
    from generate_series(1, ${orders}) as n where ${IS_PAID}`,
  `insert into refunds (id, payment_id, amount, state, cause, asked_at, settled_at)
    select ${id(REFUND, 'n')}, ${id(PAYMENT, 'n')}, 1, 'done', 'admin', ${AT}, ${AT}
    from generate_series(1, ${orders}) as n where ${COMES_BACK}`,
  `insert into return_requests (id, order_id, number, code, state, reason, wish, refund_id, created_at, updated_at)
    select ${id(RETURN, 'n')}, ${id(ORDER, 'n')}, 1, 'BW' || lpad(n::text, 6, '0') || '-R1', 'refunded',
      (array['size', 'defect', 'changed-mind', 'other'])[n % 4 + 1], 'refund', ${id(REFUND, 'n')}, ${AT}, ${AT}
    from generate_series(1, ${orders}) as n where ${COMES_BACK}`,
  `insert into return_lines (return_id, position, variant_id, quantity, amount, sellable, back)
    select ${id(RETURN, 'n')}, 0, ${id(VARIANT, `(n % ${products} + 1) * 3`)}, 1, 1, 1, 1
    from generate_series(1, ${orders}) as n where ${COMES_BACK}`,
  `insert into return_steps (return_id, at, from_state, to_state, told_at)
    select ${id(RETURN, 'n')}, ${AT}, was, becomes, ${AT}
    from generate_series(1, ${orders}) as n, (values (null, 'requested'), ('requested', 'approved'),
      ('approved', 'received'), ('received', 'refunded')) as step (was, becomes)
    where ${COMES_BACK}`,
  `insert into refund_lines (refund_id, variant_id, name, name_ar, size, quantity, restocked, is_claimed)
    select ${id(REFUND, 'n')}, ${id(VARIANT, `(n % ${products} + 1) * 3`)}, 'Piece', '', 'S', 1, 1, true
    from generate_series(1, ${orders}) as n where ${COMES_BACK}`,
]

/** What visitors keep with the shop, and the shop of them. */
const visitors = ({ orders, customers, products }: Size): string[] => [
  `insert into sessions (id, account_id, created_at, expires_at)
    select ${id(SESSION, 'n')}, ${id(ACCOUNT, `n % ${customers} + 1`)}, now() - n * interval '1 minute', now() + interval '30 days'
    from generate_series(1, ${orders}) as n`,
  `insert into refresh_tokens (hash, session_id, rotated_at)
    select md5('token' || n || rotated), ${id(SESSION, 'n')}, case when rotated then now() end
    from generate_series(1, ${orders}, 2) as n, (values (true), (false)) as word (rotated)`,
  `insert into account_links (id, account_id, purpose, expires_at, used_at)
    select ${id('01ARZ3NDEKTSLI', 'n')}, ${id(ACCOUNT, 'n')}, 'verify', now() + interval '1 day', now()
    from generate_series(1, ${customers}) as n`,
  `insert into addresses (id, account_id, name, phone, address, city_name, governorate_id, is_default)
    select ${id('01ARZ3NDEKTSAD', 'n')}, ${id(ACCOUNT, 'n')}, 'Customer ' || n, '+2011' || lpad(n::text, 8, '0'), '-', '-',
      'cairo', true
    from generate_series(1, ${customers}) as n`,
  ...['cart_lines (account_id, size, quantity, product_id)', 'favorites (account_id, product_id)'].map(
    (kept) => `insert into ${kept}
    select ${id(ACCOUNT, 'n')}, ${kept.startsWith('cart') ? "'M', 1, " : ''}${id(PRODUCT, `(n + place) % ${products} + 1`)}
    from generate_series(1, ${customers}) as n, generate_series(0, 1) as place`,
  ),
  `insert into stock_alerts (id, variant_id, email, language, created_at, told_at)
    select ${id('01ARZ3NDEKTSAL', 'n')}, ${id(VARIANT, `(n % ${products} + 1) * 3`)}, n || '@shop.test', 'en', ${AT},
      case when n % 3 <> 0 then ${AT} end
    from generate_series(1, ${orders}) as n`,
  `insert into notification_letters (letter, sent_at)
    select 'new-orders-' || n, ${AT} from generate_series(1, ${orders}) as n`,
  `insert into rate_limits (key, points, expire)
    select 'visit by browser:' || n, 1, extract(epoch from now() + interval '10 minutes') * 1000
    from generate_series(1, ${orders}) as n`,
]

export const statements = (size: Size): string[] => [...trade(size), ...steps(size), ...money(size), ...visitors(size)]
