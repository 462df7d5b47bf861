import { afterEach, beforeEach, expect, test } from 'vitest'
import { signatureOf } from '../../src/payments/signature.server.ts'
import { transactionIn } from '../../src/payments/transaction.ts'
import { wrongInTheBooks } from '../support/books.ts'
import { makeProduct } from '../support/builders.ts'
import { type Dice, diceOf } from '../support/drawn.ts'
import { countGiven, seedGiven, tellFigure } from '../support/figures.ts'
import { callbackOf, KEYS, type PayingShop, payingShop, postCallback } from '../support/paying.ts'

/** Orders of one shop, and deliveries for each of them. */
const ORDERS = 100
const EACH = 50

type Callback = Awaited<ReturnType<typeof callbackOf>>

interface Fate {
  id: string
  callback: Callback
  isPaid: boolean
  /** Only forgeries are told of it. */
  isSilent: boolean
}

let shop: PayingShop
beforeEach(async () => {
  shop = await payingShop()
})
afterEach(() => shop.close())

const hmacOf = ({ path }: Callback): string => new URL(path, shop.url).searchParams.get('hmac') ?? ''
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

async function fates(dice: Dice): Promise<Fate[]> {
  const { id: productId } = await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 1000 }] })
  const all: Fate[] = []
  for (let nth = 0; nth < ORDERS; nth += 1) {
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

async function deliver(all: readonly Fate[], dice: Dice, byStatus: Record<string, number>): Promise<Set<string>> {
  const paid = new Set<string>()
  const deliveries = shuffled(
    all.flatMap((fate) => Array.from({ length: EACH }, () => fate)),
    dice,
  ).map((fate) => ({ fate, ...deliveryFor(fate, dice) }))
  for (let start = 0; start < deliveries.length; start += 50)
    await Promise.all(
      deliveries.slice(start, start + 50).map(async ({ fate, callback, mayPay }) => {
        const { status } = await postCallback(shop, callback)
        byStatus[status] = (byStatus[status] ?? 0) + 1
        expect(status < 500 || status === 503, `${status}`).toBe(true)
        if (mayPay && fate.isPaid) paid.add(fate.id)
      }),
    )
  return paid
}

const seenPaid = async (): Promise<string[]> => {
  const orders = shop.at.db.selectFrom('orders').select('id').where('isPaid', '=', true).where('status', '=', 'paid')
  return (await orders.execute()).map(({ id }) => id)
}

test('N7: callbacks doubled, shuffled, forged, of other amounts and cut anew: paid is what was truly told', async () => {
  const wanted = countGiven(100_000)
  const dice = diceOf(seedGiven())
  const byStatus: Record<string, number> = {}
  let [sent, paid] = [0, 0]
  while (sent < wanted) {
    const all = await fates(dice)
    const told = await deliver(all, dice, byStatus)
    expect((await seenPaid()).toSorted()).toEqual([...told].toSorted())
    const payments = await shop.at.db.selectFrom('payments').select('orderId').execute()
    expect(payments.map(({ orderId }) => orderId).toSorted()).toEqual([...told].toSorted())
    expect(await wrongInTheBooks(shop.at.db)).toEqual([])
    sent += all.length * EACH
    paid += told.size
    await shop.close()
    shop = await payingShop()
  }
  tellFigure(`N7: ${sent} deliveries, ${JSON.stringify(byStatus)}: ${paid} orders paid, each once, no other`)
})
