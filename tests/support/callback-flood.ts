import { expect } from 'vitest'
import { signatureOf } from '../../src/payments/signature.server.ts'
import { transactionIn } from '../../src/payments/transaction.ts'
import { wrongInTheBooks } from './books.ts'
import { makeProduct } from './builders.ts'
import type { Dice } from './drawn.ts'
import { callbackOf, KEYS, type PayingShop, postCallback } from './paying.ts'

type Callback = Awaited<ReturnType<typeof callbackOf>>

interface Fate {
  id: string
  callback: Callback
  isPaid: boolean
  /** Only forgeries are told of it. */
  isSilent: boolean
}

const hmacOf = ({ path }: Callback): string => new URL(path, 'http://shop.test').searchParams.get('hmac') ?? ''
const pathWith = (hmac: string): string => `/api/payment/callback?hmac=${hmac}`

function altered({ body }: Callback, changes: object, hmac: string | null): Callback {
  const obj = { ...JSON.parse(body).obj, ...changes }
  const right = hmac ?? signatureOf(transactionIn(obj)?.signed ?? '', KEYS.hmacSecret)
  return { path: pathWith(right), body: JSON.stringify({ type: 'TRANSACTION', obj }) }
}

/** Under the true signature, but with a digit moved from the amount to the date beside it. */
function resplit(callback: Callback): Callback {
  const { amount_cents, created_at } = JSON.parse(callback.body).obj
  const text = `${amount_cents}${created_at}`
  const at = String(amount_cents).length + 1
  return altered(callback, { amount_cents: Number(text.slice(0, at)), created_at: text.slice(at) }, hmacOf(callback))
}

/** One delivery of ten is forged, one of twenty names another amount, one of twenty is cut anew. */
function deliveryFor({ callback, isSilent }: Fate, dice: Dice): { callback: Callback; mayPay: boolean } {
  const drawn = dice.below(20)
  if (drawn < 2) return { callback: { ...callback, path: pathWith('0'.repeat(128)) }, mayPay: false }
  if (drawn === 2)
    return { callback: altered(callback, { amount_cents: 100 + dice.below(90_000) }, null), mayPay: false }
  if (drawn === 3) return { callback: resplit(callback), mayPay: false }
  if (isSilent) return { callback: altered(callback, { success: true }, hmacOf(callback).slice(1)), mayPay: false }
  return { callback, mayPay: true }
}

async function fates(shop: PayingShop, orders: number, dice: Dice): Promise<Fate[]> {
  const { id: productId } = await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 1000 }] })
  const all: Fate[] = []
  for (let nth = 0; nth < orders; nth += 1) {
    const placed = await shop.order({ productId })
    const { body } = await placed.session()
    const isPaid = dice.below(3) > 0
    const outcome = isPaid ? 'Y' : 'declined'
    await shop.bank.choose(body.unifiedCheckoutUrl, { outcome, journey: 'late', browser: 'leaves' })
    all.push({ id: placed.id, callback: await callbackOf(shop.bank), isPaid, isSilent: dice.below(5) === 0 })
  }
  return all
}

function shuffled<T>(all: readonly T[], dice: Dice): T[] {
  const rest = [...all]
  return all.map(() => rest.splice(dice.below(rest.length), 1)[0] as T)
}

interface Delivered {
  /** Of the orders whose payment was truly told. */
  paid: Set<string>
  statuses: number[]
}

async function deliver(shop: PayingShop, all: readonly Fate[], dice: Dice): Promise<Delivered> {
  const paid = new Set<string>()
  const statuses: number[] = []
  const deliveries = shuffled(all, dice).map((fate) => ({ fate, ...deliveryFor(fate, dice) }))
  for (let start = 0; start < deliveries.length; start += 50)
    await Promise.all(
      deliveries.slice(start, start + 50).map(async ({ fate, callback, mayPay }) => {
        const { status } = await postCallback(shop, callback)
        statuses.push(status)
        expect(status < 500 || status === 503, `${status}`).toBe(true)
        if (mayPay && fate.isPaid) paid.add(fate.id)
      }),
    )
  return { paid, statuses }
}

const seenPaid = async ({ at }: PayingShop): Promise<string[]> => {
  const orders = at.db.selectFrom('orders').select('id').where('isPaid', '=', true).where('status', '=', 'paid')
  return (await orders.execute()).map(({ id }) => id)
}

/** A new shop's orders, and of each so many callbacks, doubled, shuffled, forged, of other amounts and cut anew. */
export async function flood(
  shop: PayingShop,
  { orders, each }: { orders: number; each: number },
  dice: Dice,
): Promise<Delivered> {
  const all = await fates(shop, orders, dice)
  const delivered = await deliver(
    shop,
    all.flatMap((fate) => Array.from({ length: each }, () => fate)),
    dice,
  )
  const told = [...delivered.paid].toSorted()
  expect((await seenPaid(shop)).toSorted()).toEqual(told)
  const payments = await shop.at.db.selectFrom('payments').select('orderId').execute()
  expect(payments.map(({ orderId }) => orderId).toSorted()).toEqual(told)
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
  return delivered
}
