import fc from 'fast-check'
import { inPiastres } from '../../src/lib/money.ts'
import { approveCod } from '../../src/orders/approve-cod.server.ts'
import { placeOrder } from '../../src/orders/place-order.server.ts'
import { refuseAtDoor as refuseParcel } from '../../src/orders/refuse-at-door.server.ts'
import { carryOutRefund } from '../../src/payments/carry-out-refund.server.ts'
import { changeOwnOrder } from '../../src/payments/change-own-order.server.ts'
import { changeStatusAsAdmin } from '../../src/payments/change-status-as-admin.server.ts'
import { closeUnpaidOrder } from '../../src/payments/close-unpaid-order.server.ts'
import { giveBack } from '../../src/payments/give-back.server.ts'
import { hearCallback } from '../../src/payments/hear-provider.server.ts'
import { openPayment } from '../../src/payments/open-payment.server.ts'
import { refundPayment } from '../../src/payments/refund-payment.server.ts'
import { switchToCash } from '../../src/payments/switch-to-cash.server.ts'
import { changeStock } from '../../src/stock/change-stock.server.ts'
import { requestFor } from './builders.ts'
import { amountsFor, type Oracle, place, priceOf, restock, type Sale, SIZES, type Wish } from './oracle.ts'
import * as money from './oracle-money.ts'
import { type Asker, type RealSale, type RealShop, SHOPPERS } from './oracle-shop.ts'

interface Scene {
  oracle: Oracle
  real: RealShop
}

/** Something that somebody does: how the shop does it, and what the oracle says comes of it. */
export interface Step {
  name: string
  choice: object
  /** In the shop; the oracle stands as it stood before. */
  really: (scene: Scene) => Promise<unknown>
  inMind: (oracle: Oracle) => void
}

const act = <Choice extends object>(
  name: string,
  drawn: fc.Arbitrary<Choice>,
  really: (scene: Scene, choice: Choice) => Promise<unknown>,
  inMind: (oracle: Oracle, choice: Choice) => void,
): fc.Arbitrary<Step> =>
  drawn.map((choice) => ({
    name,
    choice,
    really: (scene) => really(scene, choice),
    inMind: (oracle) => inMind(oracle, choice),
  }))

interface Doing<Choice> {
  choice: Choice
  sale: Sale
  made: RealSale
  real: RealShop
  /** Whoever placed the order, and whoever owns the shop. */
  shopper: Asker
  owner: Asker
}

const pick = <T>(from: readonly T[], nth: number): T | undefined => from[nth % Math.max(1, from.length)]

/** An act on one of the orders there are; on none it is nothing. */
function onSale<Choice extends object>(
  name: string,
  choices: { [Name in keyof Choice]: fc.Arbitrary<Choice[Name]> },
  really: (doing: Doing<Choice>) => Promise<unknown>,
  inMind: (oracle: Oracle, sale: Sale, choice: Choice) => void,
): fc.Arbitrary<Step> {
  const drawn = fc.tuple(fc.nat(30), fc.record(choices) as unknown as fc.Arbitrary<Choice>)
  return act(
    name,
    drawn,
    async ({ oracle, real }, [nth, choice]) => {
      const [sale, made] = [pick(oracle.sales, nth), pick(real.sales, nth)]
      if (!sale || !made) return
      const shopper = real.context(oracle.now, real.shoppers[sale.shopper] ?? '')
      const owner = real.context(oracle.now, real.owner)
      await really({ choice, sale, made, real, shopper, owner })
    },
    (oracle, [nth, choice]) => {
      const sale = pick(oracle.sales, nth)
      if (sale) inMind(oracle, sale, choice)
    },
  )
}

const wish: fc.Arbitrary<Wish> = fc.record({
  shopper: fc.nat(SHOPPERS - 1),
  method: fc.constantFrom('cod', 'paymob'),
  pieces: fc.uniqueArray(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 2 })), {
    minLength: 1,
    maxLength: 2,
    selector: ([size]) => size,
  }),
  hasCode: fc.boolean(),
})

const orders = act(
  'orders',
  wish,
  async ({ oracle, real }, { shopper, method, pieces, hasCode }) => {
    const lines = pieces.map(([size, quantity]) => {
      const product = real.products[Math.floor(size / SIZES.length)]?.id ?? ''
      return { productId: product, size: SIZES[size % SIZES.length] ?? 'M', quantity, price: priceOf(size) / 100 }
    })
    const accountId = real.shoppers[shopper] ?? ''
    const total = inPiastres(amountsFor(pieces, hasCode).total)
    const request = requestFor(lines, { method, accountId, total, guest: null, promoCode: hasCode ? real.code : null })
    const address = { ...request.address, email: `${accountId}@example.com`, phone: `+2012${accountId.slice(-8)}` }
    const { id } = await placeOrder(real.db, { ...request, address, placedBy: accountId }, new Date(oracle.now))
    real.sales.push({ id, tries: [] })
  },
  place,
)

const corrects = act(
  'the owner counts',
  fc.record({ size: fc.nat(3), amount: fc.constantFrom(-2, -1, 1, 2) }),
  async ({ real }, { size, amount }) => {
    const sku = real.products[Math.floor(size / SIZES.length)]?.sku ?? ''
    const change = { sku, size: SIZES[size % SIZES.length] ?? 'M', amount, reason: 'counted', note: '' } as const
    await changeStock(real.db, change, { accountId: real.owner, idempotencyKey: null })
  },
  (oracle, { size, amount }) => restock(oracle, size, amount),
)

const waits = act(
  'time passes',
  fc.record({ minutes: fc.constantFrom(1, 30, 61, 63) }),
  async () => {},
  (oracle, { minutes }) => {
    oracle.now += minutes * 60_000
  },
)

const opens = onSale(
  'opens the bank’s page',
  {},
  async ({ made, sale, shopper }) => {
    const wanted = { orderId: made.id, amount: inPiastres(sale.total), currency: undefined }
    const { clientSecret } = await openPayment(wanted, shopper)
    if (!made.tries.some((one) => one.clientSecret === clientSecret)) made.tries.push({ clientSecret })
  },
  money.openTry,
)

const atBank = onSale<{ which: number; outcome: 'paid' | 'declined' }>(
  'pays at the bank',
  { which: fc.nat(5), outcome: fc.constantFrom('paid', 'paid', 'declined') },
  async ({ choice, made, real }) => {
    const one = pick(made.tries, choice.which)
    if (!one || one.callback) return
    one.callback = await real.decide(one.clientSecret, choice.outcome)
  },
  (_, { tries }, { which, outcome }) => {
    const one = pick(tries, which)
    if (one) money.decide(one, outcome)
  },
)

const tells = onSale<{ which: number }>(
  'the bank tells',
  { which: fc.nat(5) },
  async ({ choice, made, owner }) => {
    const callback = pick(made.tries, choice.which)?.callback
    if (callback) await hearCallback({ type: 'TRANSACTION', obj: callback.transaction, hmac: callback.hmac }, owner)
  },
  (oracle, sale, { which }) => {
    const one = pick(sale.tries, which)
    if (one) money.tell(oracle, sale, one)
  },
)

const closes = onSale(
  'its time is looked at',
  {},
  ({ made, owner }) => closeUnpaidOrder(owner, made.id, owner.now),
  money.close,
)

const cancels = onSale(
  'cancels',
  {},
  ({ made, shopper }) => changeOwnOrder({ id: made.id, status: 'cancelled' }, shopper),
  money.cancelOwn,
)

const claims = onSale(
  'says it is paid',
  {},
  ({ made, shopper }) => changeOwnOrder({ id: made.id, status: 'paid' }, shopper),
  money.sayPaid,
)

const takesCash = onSale(
  'would rather pay cash',
  {},
  ({ made, shopper }) => switchToCash(made.id, shopper),
  (_, sale) => money.becomeCash(sale),
)

const STATUSES = ['pending', 'paid', 'shipped', 'shipped', 'delivered', 'delivered', 'cancelled'] as const

const sets = onSale<{ status: (typeof STATUSES)[number]; isBack: boolean }>(
  'the team sets',
  { status: fc.constantFrom(...STATUSES), isBack: fc.boolean() },
  ({ choice: { status, isBack }, made, owner, real }) =>
    changeStatusAsAdmin(
      { orderId: made.id, status, restock: isBack, note: 'seen on the account', accountId: real.owner },
      owner,
    ),
  (oracle, sale, { status, isBack }) => money.setStatus(oracle, sale, status, isBack),
)

const approves = onSale(
  'the team approves the cash',
  {},
  ({ made, owner, real }) => approveCod(real.db, { orderId: made.id, accountId: real.owner }, owner.now),
  money.approveCash,
)

const refuses = onSale<{ isBack: boolean }>(
  'nobody takes it at the door',
  { isBack: fc.boolean() },
  ({ choice, made, owner, real }) => {
    const refused = { orderId: made.id, restock: choice.isBack, note: '', accountId: real.owner }
    return refuseParcel(real.db, refused, owner.now)
  },
  (oracle, sale, { isBack }) => money.refuseAtDoor(oracle, sale, isBack),
)

const refunds = onSale<{ amount: number; to: 'card' | 'hand' }>(
  'the owner gives back',
  { amount: fc.constantFrom(100, 5000, 20_000), to: fc.constantFrom('card', 'hand') },
  ({ choice, made, owner, sale }) => {
    const sums = { amount: inPiastres(choice.amount), refunded: inPiastres(sale.payment?.refunded ?? 0) }
    const back = { orderId: made.id, ...sums, lines: [], restock: false }
    return choice.to === 'card'
      ? refundPayment({ ...back, reason: 'asked for' }, owner)
      : giveBack({ ...back, how: 'cash', reference: 'from the till' }, owner)
  },
  (_, sale, { amount, to }) => money.refund(sale, amount, to),
)

const carries = onSale(
  'what is owed back leaves',
  {},
  async ({ made, owner, real }) => {
    for (const id of await real.owedOf(made.id)) await carryOutRefund(owner, id, owner.now)
  },
  (_, sale) => {
    sale.waiting = 0
  },
)

const OFTEN = [orders, opens, atBank, tells, sets, waits]
const SELDOM = [cancels, closes, refuses, approves, claims, takesCash, refunds, carries, corrects]

export const ACTS: readonly fc.Arbitrary<Step>[] = [...OFTEN, ...OFTEN, ...SELDOM]
