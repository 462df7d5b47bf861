import type { Db } from '../../src/lib/db.server.ts'
import { newId } from '../../src/lib/id.server.ts'
import type { Browser, RequestContext } from '../../src/lib/route.server.ts'
import type { Callback } from '../../src/simulator/state.server.ts'
import type { Bank } from './bank.ts'
import { makeFee, makeOwner, makeProduct } from './builders.ts'
import { CODE, FIRST_STOCK, GOODS, newOracle, type Oracle, type Sale, SIZES } from './oracle.ts'
import { openBank } from './paying.ts'
import { makePromoCode } from './promo-codes.ts'
import { type TestShop, testShop } from './shop.ts'

export const SHOPPERS = 3

/** Whoever has placed an order, or owns the shop: it is their account that counts. */
export type Asker = RequestContext<'owner'> & RequestContext<'staff'>

/** What the test knows of an order in the real shop. */
export interface RealSale {
  id: string
  /** The bank's pages that it was led to, and what the bank has decided there. */
  tries: { clientSecret: string; callback?: Callback }[]
}

/** The shop that is compared with the oracle: its verbs, on a real database, at the time that the sequence says. */
export interface RealShop {
  db: Db
  products: { id: string; sku: string }[]
  code: string
  shoppers: string[]
  owner: string
  sales: RealSale[]
  context: (now: number, accountId: string) => Asker
  /** Somebody decides at the bank's page; what it would tell. */
  decide: (clientSecret: string, outcome: 'paid' | 'declined') => Promise<Callback>
  /** Refunds that nobody has carried out. */
  owedOf: (orderId: string) => Promise<string[]>
}

export interface Sequences {
  /** Empty shelves, orders and codes, in the database and in memory. */
  begin: () => Promise<{ oracle: Oracle; real: RealShop }>
  close: () => Promise<void>
}

function contextsOf({ deps }: TestShop) {
  const cookies = { cookie: () => undefined, keep: () => {}, drop: () => {} }
  const line = { id: null, address: '127.0.0.1', agent: '', idempotencyKey: null, isUncounted: true } as const
  const browser: Browser = { ...line, ...cookies, language: 'en' }
  return (now: number, accountId: string): Asker => {
    const viewer = { accountId, sessionId: '', adminRole: 'owner' } as const
    return { ...deps, now: new Date(now), viewer, browser }
  }
}

async function makeShopper(db: Db): Promise<string> {
  const id = newId()
  const email = `${id.toLowerCase()}@example.com`
  await db.insertInto('accounts').values({ id, email, fullName: 'Mona Adel', role: 'user' }).execute()
  return id
}

async function furnish(db: Db) {
  await makeFee(db)
  const products: RealShop['products'] = []
  for (const [at, { price, discount }] of GOODS.entries()) {
    const sizes = SIZES.map((size, nth) => ({ size, stock: FIRST_STOCK[at * SIZES.length + nth] ?? 0 }))
    products.push(await makeProduct(db, { price: price / 100, discount, sizes }))
  }
  const code = await makePromoCode(db, {
    discountValue: CODE.percent,
    maxDiscountAmount: CODE.most / 100,
    minimumOrderAmount: CODE.least / 100,
    maxUsage: CODE.uses,
    maxUsagePerUser: CODE.usesOfPerson,
  })
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => makeShopper(db)))
  return { db, products, code, shoppers, owner: await makeOwner(db), sales: [] }
}

const decideAt =
  (bank: Bank, url: string): RealShop['decide'] =>
  async (clientSecret, outcome) => {
    const page = `${url}/unifiedcheckout/?clientSecret=${clientSecret}`
    await bank.choose(page, { outcome: outcome === 'paid' ? 'Y' : 'declined', journey: 'late', browser: 'leaves' })
    const callback = (await bank.books()).callbacks.at(-1)
    if (!callback) throw new Error('the bank has decided nothing')
    return callback
  }

const refundsAsked = (db: Db, orderId: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .select('refunds.id')
    .where('payments.orderId', '=', orderId)
    .where('refunds.state', '=', 'asked')
    .execute()

/** A shop whose bank tells it nothing by itself. */
export async function openSequences(): Promise<Sequences> {
  const { bank, settings, close } = await openBank()
  const shop = await testShop({ ...settings, PUBLIC_URL: 'http://127.0.0.1:9' })
  const context = contextsOf(shop)
  return {
    begin: async () => ({
      oracle: newOracle(Date.now()),
      real: {
        ...(await furnish(shop.at.db)),
        context,
        decide: decideAt(bank, settings.PAYMOB_API_URL),
        owedOf: async (orderId) => (await refundsAsked(shop.at.db, orderId)).map(({ id }) => id),
      },
    }),
    close: async () => {
      await shop.close()
      await close()
    },
  }
}

const foretoldSale = ({ isPaid, sent, isCancelled, isExpired, method, total, discount, ...sale }: Sale) => ({
  facts: [isPaid && 'paid', sent, isCancelled && 'cancelled', isExpired && 'expired'].filter(Boolean).join(' '),
  money: { method, total, discount, payment: sale.payment },
  unneeded: [sale.unneeded, sale.waiting],
  tries: sale.tries.map(({ state }) => state).join(' '),
})

/** What can be seen of a shop, as the oracle has it. */
export const foretold = ({ shelf, used, sales }: Oracle) => ({
  shelf: shelf.map(({ onHand, reserved }) => [onHand, reserved]),
  used,
  sales: sales.map(foretoldSale),
})

async function seenSale(db: Db, id: string): Promise<ReturnType<typeof foretoldSale>> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const tries = await db
    .selectFrom('paymentAttempts')
    .select('state')
    .where('orderId', '=', id)
    .orderBy('number')
    .execute()
  const payments = await db.selectFrom('payments').selectAll().where('orderId', '=', id).execute()
  const waiting = await refundsAsked(db, id)
  const paying = payments.find(({ settles }) => settles)
  const { isPaid, fulfilment, cancelledAt, expiredAt, paymentMethod, total, discount } = order
  const facts = [isPaid && 'paid', fulfilment, cancelledAt && 'cancelled', expiredAt && 'expired']
  const payment = paying ? { kind: paying.kind, amount: paying.amount, refunded: paying.refunded } : null
  return {
    facts: facts.filter(Boolean).join(' '),
    money: { method: paymentMethod, total, discount, payment: payment as Sale['payment'] },
    unneeded: [payments.filter(({ settles }) => !settles).reduce((sum, { amount }) => sum + amount, 0), waiting.length],
    tries: tries.map(({ state }) => state).join(' '),
  }
}

/** The same of the real one. */
export async function seen({ db, products, code, sales }: RealShop): Promise<ReturnType<typeof foretold>> {
  const rows = await db
    .selectFrom('variants')
    .select(['productId', 'size', 'onHand', 'reserved'])
    .where(
      'productId',
      'in',
      products.map(({ id }) => id),
    )
    .execute()
  const shelf = products.flatMap(({ id }) =>
    SIZES.map((name) => {
      const row = rows.find(({ productId, size }) => productId === id && size === name)
      return [row?.onHand ?? -1, row?.reserved ?? -1]
    }),
  )
  const { used } = await db.selectFrom('promoCodes').select('used').where('code', '=', code).executeTakeFirstOrThrow()
  return { shelf, used, sales: await Promise.all(sales.map(({ id }) => seenSale(db, id))) }
}
