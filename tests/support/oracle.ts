import { Refusal, type RefusalCode } from '../../src/lib/refusal.ts'

/** What the shop of the sequences sells, in piastres: two products in two sizes each. */
export const GOODS = [
  { price: 20_000, discount: 0 },
  { price: 9995, discount: 15 },
] as const
export const SIZES = ['M', 'L'] as const
export const FIRST_STOCK = [3, 1, 2, 4]
export const CODE = { percent: 10, most: 3000, least: 15_000, uses: 3, usesOfPerson: 2 }
const FEE = 5000

const MOST_OPEN = 3

export type Sent = 'none' | 'shipped' | 'delivered'
type Method = 'cod' | 'paymob'
export type Status = 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled'

export interface Try {
  state: 'open' | 'declined' | 'paid' | 'over'
  /** What the bank decided, whether or not it has told. */
  bank: 'nothing' | 'paid' | 'declined'
}

export interface Facts {
  isPaid: boolean
  sent: Sent
  isCancelled: boolean
}

export interface Sale extends Facts {
  shopper: number
  method: Method
  /** Size and how many. */
  pieces: [number, number][]
  discount: number
  total: number
  hasCode: boolean
  isExpired: boolean
  placedAt: number
  tries: Try[]
  /** What pays it. */
  payment: { kind: 'cash' | 'card' | 'manual'; amount: number; refunded: number } | null
  /** What came and was not needed: how much, and in how many pieces it still waits to go back. */
  unneeded: number
  waiting: number
}

/** The shop as it should be, in memory: one after the other, so without a single lock. */
export interface Oracle {
  now: number
  shelf: { onHand: number; reserved: number }[]
  used: number
  sales: Sale[]
}

export const newOracle = (now: number): Oracle => ({
  now,
  shelf: FIRST_STOCK.map((onHand) => ({ onHand, reserved: 0 })),
  used: 0,
  sales: [],
})

export function refuse(code: RefusalCode): never {
  throw new Refusal(code)
}

export function priceOf(size: number): number {
  const { price, discount } = GOODS[Math.floor(size / SIZES.length)] ?? GOODS[0]
  return Math.floor((price * (100 - discount) + 50) / 100)
}

export function statusOf({ isPaid, sent, isCancelled }: Facts): Status {
  if (isCancelled) return 'cancelled'
  if (sent !== 'none') return sent
  return isPaid ? 'paid' : 'pending'
}

export const isPending = (sale: Sale): boolean => statusOf(sale) === 'pending'

const holdsOf = (facts: Facts): 'nothing' | 'reserved' | 'deducted' => {
  if (facts.isCancelled) return 'nothing'
  return facts.isPaid || facts.sent !== 'none' ? 'deducted' : 'reserved'
}

const availableOf = ({ shelf }: Oracle, size: number): number => {
  const { onHand, reserved } = shelf[size] ?? { onHand: 0, reserved: 0 }
  return onHand - reserved
}

function move({ shelf }: Oracle, size: number, onHand: number, reserved: number): void {
  const row = shelf[size]
  if (!row) throw new Error('no such size')
  row.onHand += onHand
  row.reserved += reserved
}

export function restock(oracle: Oracle, size: number, amount: number): void {
  if (availableOf(oracle, size) + amount < 0) refuse('STOCK_TOO_LOW')
  move(oracle, size, amount, 0)
}

export function amountsFor(pieces: Sale['pieces'], hasCode: boolean): { discount: number; total: number } {
  const subtotal = pieces.reduce((sum, [size, quantity]) => sum + priceOf(size) * quantity, 0)
  const percent = Math.floor((subtotal * CODE.percent + 50) / 100)
  const discount = hasCode ? Math.min(percent, CODE.most) : 0
  return { discount, total: subtotal + FEE - discount }
}

function refuseCode({ used, sales }: Oracle, shopper: number, subtotal: number): void {
  if (used >= CODE.uses) refuse('PROMO_CODE_USAGE_LIMIT_REACHED')
  const own = sales.filter((sale) => sale.shopper === shopper && sale.hasCode && !sale.isCancelled)
  if (own.length >= CODE.usesOfPerson) refuse('USER_USAGE_LIMIT_REACHED')
  if (subtotal < CODE.least) refuse('MINIMUM_ORDER_AMOUNT_NOT_MET')
}

export interface Wish {
  shopper: number
  method: Method
  pieces: [number, number][]
  hasCode: boolean
}

export function place(oracle: Oracle, { shopper, method, pieces, hasCode }: Wish): void {
  const open = oracle.sales.filter((sale) => sale.shopper === shopper && isPending(sale))
  if (open.length >= MOST_OPEN) refuse('TOO_MANY_OPEN_ORDERS')
  if (pieces.some(([size, quantity]) => availableOf(oracle, size) < quantity)) refuse('OUT_OF_STOCK')
  const { discount, total } = amountsFor(pieces, hasCode)
  if (hasCode) refuseCode(oracle, shopper, total + discount - FEE)
  for (const [size, quantity] of pieces) move(oracle, size, 0, quantity)
  if (hasCode) oracle.used += 1
  const facts = { isPaid: false, sent: 'none', isCancelled: false, isExpired: false } as const
  const money = { discount, total, hasCode, payment: null, unneeded: 0, waiting: 0, tries: [] }
  oracle.sales.push({ shopper, method, pieces, placedAt: oracle.now, ...facts, ...money })
}

/** What one piece does to the shelf when its order goes from one way of holding it to another. */
function pieceMove(from: Facts, to: Facts, areGoodsBack: boolean): { onHand: number; reserved: number } {
  const [before, after] = [holdsOf(from), holdsOf(to)]
  if (before === after) return { onHand: 0, reserved: 0 }
  const comesBack = before === 'deducted' && (from.sent === 'none' || areGoodsBack) ? 1 : 0
  const goesOut = after === 'deducted' ? -1 : 0
  const reserved = (after === 'reserved' ? 1 : 0) - (before === 'reserved' ? 1 : 0)
  return { onHand: comesBack + goesOut, reserved }
}

/** The order becomes this, with its goods and its code, or nothing of it happens. */
export function become(oracle: Oracle, sale: Sale, to: Facts, areGoodsBack = true): void {
  const { onHand, reserved } = pieceMove(sale, to, areGoodsBack)
  const standsAgain = sale.isCancelled && !to.isCancelled
  if (sale.pieces.some(([size, count]) => availableOf(oracle, size) + (onHand - reserved) * count < 0))
    refuse('OUT_OF_STOCK')
  if (sale.hasCode && standsAgain && oracle.used >= CODE.uses) refuse('PROMO_CODE_USED_UP')
  for (const [size, count] of sale.pieces) move(oracle, size, onHand * count, reserved * count)
  if (sale.hasCode && standsAgain) oracle.used += 1
  if (sale.hasCode && to.isCancelled && !sale.isCancelled) oracle.used -= 1
  Object.assign(sale, { isPaid: to.isPaid, sent: to.sent, isCancelled: to.isCancelled, isExpired: false })
}
