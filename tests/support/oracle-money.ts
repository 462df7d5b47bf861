import {
  become,
  isPending,
  type Oracle,
  refuse,
  type Sale,
  type Sent,
  type Status,
  statusOf,
  type Try,
} from './oracle.ts'

const HOUR = 3_600_000
/** Milliseconds after its hour in which a card order still waits. */
const GRACE = 120_000
const LEAST = 30_000

const endOpen = ({ tries }: Sale): void => {
  for (const each of tries) if (each.state === 'open') each.state = 'over'
}

/** The bank's page: the one that is open, or a new one. */
export function openTry(oracle: Oracle, sale: Sale): void {
  if (sale.isExpired) refuse('PAYMENT_TIME_OVER')
  if (sale.method !== 'paymob' || !isPending(sale)) refuse('STATE_CONFLICT')
  if (sale.placedAt + HOUR - oracle.now < LEAST) refuse('PAYMENT_TIME_OVER')
  if (sale.tries.some(({ state }) => state === 'open')) return
  sale.tries.push({ state: 'open', bank: 'nothing' })
}

export function decide(one: Try, outcome: 'paid' | 'declined'): void {
  if (one.bank === 'nothing') one.bank = outcome
}

/** False where its goods, or its code, are somebody else's by now. */
function comesBack(oracle: Oracle, sale: Sale): boolean {
  try {
    become(oracle, sale, { isPaid: true, sent: 'none', isCancelled: false })
    return true
  } catch {
    return false
  }
}

function isWanted(oracle: Oracle, sale: Sale): boolean {
  if (sale.isPaid) return false
  if (sale.isCancelled) return sale.isExpired && comesBack(oracle, sale)
  become(oracle, sale, { ...sale, isPaid: true })
  sale.method = 'paymob'
  return true
}

function payByCard(oracle: Oracle, sale: Sale): void {
  if (isWanted(oracle, sale)) sale.payment = { kind: 'card', amount: sale.total, refunded: 0 }
  else {
    sale.unneeded += sale.total
    sale.waiting += 1
  }
}

/** What the bank has decided, told any number of times. */
export function tell(oracle: Oracle, sale: Sale, one: Try): void {
  if (one.bank === 'declined' && one.state === 'open') one.state = 'declined'
  if (one.bank !== 'paid' || one.state === 'paid') return
  one.state = 'paid'
  payByCard(oracle, sale)
}

/** The shop asks the bank by itself. */
function ask(oracle: Oracle, sale: Sale): void {
  for (const one of sale.tries.toReversed()) tell(oracle, sale, one)
}

export function close(oracle: Oracle, sale: Sale): void {
  ask(oracle, sale)
  if (sale.method !== 'paymob' || !isPending(sale) || oracle.now < sale.placedAt + HOUR + GRACE) return
  become(oracle, sale, { ...sale, isCancelled: true })
  sale.isExpired = true
  endOpen(sale)
}

export function cancelOwn(oracle: Oracle, sale: Sale): void {
  if (!isPending(sale)) refuse('STATE_CONFLICT')
  become(oracle, sale, { ...sale, isCancelled: true })
  endOpen(sale)
}

export function sayPaid(oracle: Oracle, sale: Sale): void {
  if (sale.method === 'paymob' && !sale.isPaid) ask(oracle, sale)
}

function payByHand(oracle: Oracle, sale: Sale): void {
  const wasPaid = sale.isPaid
  const sent: Sent = wasPaid || sale.isCancelled ? 'none' : sale.sent
  become(oracle, sale, { isPaid: true, sent, isCancelled: false })
  if (!wasPaid) sale.payment = { kind: sale.method === 'cod' ? 'cash' : 'manual', amount: sale.total, refunded: 0 }
}

function becomeStatus(oracle: Oracle, sale: Sale, status: Status, areGoodsBack: boolean): void {
  if (status === 'pending' && sale.isPaid) refuse('PAYMENT_RECORDED')
  if (status === statusOf(sale)) return
  const facts = { isPaid: sale.isPaid, sent: sale.sent, isCancelled: status === 'cancelled' }
  if (status === 'paid') payByHand(oracle, sale)
  else if (status === 'pending') become(oracle, sale, { ...facts, sent: 'none' }, areGoodsBack)
  else if (status === 'cancelled') become(oracle, sale, facts, areGoodsBack)
  else become(oracle, sale, { ...facts, sent: status }, areGoodsBack)
}

/** The team sets a status; before a card order is called paid, the bank is asked. */
export function setStatus(oracle: Oracle, sale: Sale, status: Status, areGoodsBack: boolean): void {
  const isAsked = status === 'paid' && sale.method === 'paymob' && !sale.isPaid
  if (isAsked) ask(oracle, sale)
  if (isAsked && sale.isPaid) return
  becomeStatus(oracle, sale, status, areGoodsBack)
  if (status !== 'pending') endOpen(sale)
}

export function approveCash(oracle: Oracle, sale: Sale): void {
  if (sale.method !== 'cod' || sale.isPaid || sale.isCancelled) refuse('STATE_CONFLICT')
  payByHand(oracle, sale)
}

export function refuseAtDoor(oracle: Oracle, sale: Sale, areGoodsBack: boolean): void {
  const status = statusOf(sale)
  if (status !== 'shipped' && (status !== 'delivered' || sale.isPaid)) refuse('STATE_CONFLICT')
  become(oracle, sale, { ...sale, isCancelled: true }, areGoodsBack)
}

export function becomeCash(sale: Sale): void {
  if (sale.method !== 'paymob' || !isPending(sale)) refuse('STATE_CONFLICT')
  sale.method = 'cod'
  endOpen(sale)
}

/** To the card, or by hand where none paid. */
export function refund({ payment }: Sale, amount: number, to: 'card' | 'hand'): void {
  const isThere = payment !== null && (payment.kind === 'card') === (to === 'card')
  const paid = isThere ? payment : refuse('REFUND_NOT_POSSIBLE')
  if (amount > paid.amount - paid.refunded) refuse('REFUND_NOT_POSSIBLE')
  paid.refunded += amount
}
