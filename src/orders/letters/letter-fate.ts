import type { OrderStatus } from '../order.ts'
import { isUndoing, isUndone, secondsToUndo } from '../undo/undo.ts'

interface Step {
  id: number
  at: Date | string
  fromStatus: string | null
  toStatus: string
  toldAt: Date | string | null
  undoes: number | null
  /** Of the team, who may undo it for a minute. */
  isTeams: boolean
  /** What an edit made of the order; null for other steps. */
  after?: object | null
}

export interface ToldOrder {
  status: string
  paymentMethod: string
  isPaid: boolean
  /** `isOfOrder`: of the payment that pays it, and gone. */
  moneyBack: readonly { isOfOrder: boolean }[]
  /** The oldest first. */
  history: readonly Step[]
  /** The number of the last try at the bank; 0: none. */
  lastTry: number
  /** A letter said already that a payment did not go through. */
  isToldOfTry: boolean
}

/** What a letter about a try at the bank is about. */
export const triedStep = (number: number): string => `try-${number}`

interface Letter {
  event: string
  step: number | string
}

/** `wait`: seconds until it is known whether the order has really moved on. */
export type Fate = 'leaves' | 'void' | { wait: number }

/** What happened to the order, without what was undone. */
const standing = (history: readonly Step[]): Step[] =>
  history.filter((step) => !isUndoing(step) && !isUndone(step, history))

const SENT: readonly string[] = ['shipped', 'delivered', 'cancelled'] satisfies OrderStatus[]

/** Where the shopper thinks that it is: what the last letter said that was not about money. */
function lastToldStatus(steps: readonly Step[]): string | undefined {
  const isPlace = ({ fromStatus, toStatus }: Step) =>
    SENT.includes(toStatus) || fromStatus === null || fromStatus === 'cancelled'
  return steps.findLast((step) => step.toldAt !== null && isPlace(step))?.toStatus
}

/** Does the order still stand as the letter about this step says? Payment and fulfilment are two facts. */
function isTrue({ status, isPaid, moneyBack }: ToldOrder, event: string, step: Step, steps: readonly Step[]): boolean {
  if (!steps.includes(step)) return false
  // Once money went back, its own letter tells the sums: that it came would be told after it.
  if (event === 'paid') return isPaid && status !== 'cancelled' && !moneyBack.some(({ isOfOrder }) => isOfOrder)
  if (event === 'stands again')
    return status !== 'cancelled' && steps.findLast(({ fromStatus }) => fromStatus === 'cancelled') === step
  return status === event && steps.findLast(({ toStatus }) => toStatus === event) === step
}

function isNews(event: string, step: Step, steps: readonly Step[]): boolean {
  const lastStatus = lastToldStatus(steps.filter((other) => other !== step))
  if (event === 'paid') return true
  return event === 'stands again' ? lastStatus === 'cancelled' : lastStatus !== event
}

/** Each letter shows the order as it is: after several edits the last one's tells of all, once it stays. */
function fateOfEdit({ status, history }: ToldOrder, step: Letter['step'], now: Date): Fate {
  const edits = standing(history).filter(({ after }) => after)
  const last = edits.at(-1)
  if (status === 'cancelled' || !edits.some(({ id }) => id === step)) return 'void'
  if (last?.id === step) return 'leaves'
  const wait = last?.isTeams ? secondsToUndo(last, now) : 0
  return wait > 0 ? { wait } : 'void'
}

const waitsForCard = ({ status, paymentMethod }: ToldOrder): boolean =>
  status === 'pending' && paymentMethod === 'paymob'

/** Of letters that wait for no undo: null for those about a step of the team. */
function fateOfOwn(order: ToldOrder, { event, step }: Letter, now: Date): Fate | null {
  if (event === 'not paid yet') return waitsForCard(order) && !order.isToldOfTry ? 'leaves' : 'void'
  if (event === 'payment failed') return waitsForCard(order) && step === triedStep(order.lastTry) ? 'leaves' : 'void'
  if (event === 'edited' && typeof step === 'number') return fateOfEdit(order, step, now)
  return null
}

/** A team's step: void if the order moved on or the shopper knows; it waits while the later step may be undone. */
export function fateOf(order: ToldOrder, letter: Letter, now: Date): Fate {
  const own = fateOfOwn(order, letter, now)
  if (own) return own
  const { event, step: id } = letter
  const { history } = order
  const step = history.find((each) => each.id === id)
  if (!step?.isTeams) return 'leaves'
  const steps = standing(history)
  if (isTrue(order, event, step, steps)) return isNews(event, step, steps) ? 'leaves' : 'void'
  const last = steps.at(-1)
  if (!steps.includes(step) || !last?.isTeams || last === step) return 'void'
  const wait = secondsToUndo(last, now)
  return wait > 0 ? { wait } : 'void'
}
