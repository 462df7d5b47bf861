import { z } from 'zod'
import { SIZES } from '#catalog/product.ts'
import { instant, pounds, typed } from '#lib/wire.ts'
import { Parcel } from '#orders/tending/wire-tending.ts'
import { givenBackBy } from '#orders/wire-order.ts'
import { LONGEST_PAY_TO, PAY_TO_WAYS, payToIn } from './paying-back/pay-to.ts'
import { REASONS, STATES, TEAM_STEPS, WISHES } from './return.ts'

export const state = z.enum(STATES)
export const reason = z.enum(REASONS)
export const size = z.enum(SIZES)

const way = z.enum(PAY_TO_WAYS)

const WRONG = { instapay: 'instapayInvalid', wallet: 'phoneValidation', bank: 'ibanInvalid' } as const

export const payTo = z
  .object({ by: way, to: typed(LONGEST_PAY_TO) })
  .transform((sent, context) => {
    const destination = payToIn(sent)
    if (destination) return destination
    context.addIssue({ code: 'custom', path: ['to'], message: WRONG[sent.by] })
    return z.NEVER
  })
  .meta({
    description:
      'where cash that comes back is to be sent: an InstaPay address or mobile number, a wallet’s Egyptian mobile number, an Egyptian IBAN',
  })

const image = z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable()

const ReturnLine = z
  .object({
    productId: z.string(),
    name: z.string(),
    nameAr: z.string(),
    size,
    isOneSize: z.boolean(),
    newSize: size.nullable().meta({ description: 'held for them while the return is open' }),
    quantity: z.int(),
    amount: pounds.meta({ description: 'what was paid for these pieces, their share of a discount taken off' }),
    image,
  })
  .meta({ id: 'ReturnLine' })

const Return = z.object({
  _id: z.string(),
  id: z.string(),
  code: z.string().meta({ description: 'the number to call it by' }),
  orderId: z.string(),
  orderSku: z.string(),
  state,
  reason,
  wish: z.enum(WISHES),
  message: z.string(),
  words: z.string().meta({ description: 'what the shop said with its last step' }),
  hasPhoto: z.boolean(),
  shopPaysWayBack: z.boolean(),
  createdAt: instant,
  lines: z.array(ReturnLine),
  steps: z.array(z.object({ state, at: instant })),
  payTo: z
    .object({ by: way, to: z.string() })
    .nullable()
    .meta({ description: 'where the money is to be sent; `to` is masked for everybody but an owner of the shop' }),
  isPaidBack: z.boolean().meta({ description: 'open, and its money had gone back beside it: none goes back with it' }),
  takesPayTo: z.boolean().meta({ description: 'its money goes back by hand, and where to may still be said' }),
  parcel: Parcel.nullable().meta({ description: 'who brings the new piece of an exchange, where that was said' }),
  refund: z
    .object({
      amount: pounds,
      state: z.enum(['asked', 'done', 'refused']),
      how: givenBackBy,
      reference: z.string(),
      words: z.string(),
    })
    .nullable()
    .meta({ description: 'asked: the bank has it, and has not answered yet; `words`: why it is less than was paid' }),
})

/** As whoever asked for it sees it. */
export const OwnReturn = Return.extend({
  due: pounds.meta({
    description: 'what comes back with it, while that is awaited: less than was paid where no more of it is left; or 0',
  }),
}).meta({ id: 'Return' })

const ReturnableLine = z
  .object({
    productId: z.string(),
    name: z.string(),
    nameAr: z.string(),
    size,
    isOneSize: z.boolean(),
    quantity: z.int(),
    left: z.int().meta({ description: 'pieces that may still come back; each comes back once' }),
    amount: pounds.meta({ description: 'what was paid for one piece, before rounding over several' }),
    amounts: z.array(pounds).meta({ description: 'what comes back for one piece of those left, for two, and so on' }),
    image,
    sizes: z
      .array(z.object({ size, available: z.int() }))
      .meta({ description: 'the sizes of it that are sold now, for an exchange' }),
  })
  .meta({ id: 'ReturnableLine' })

export const WHY_NOT = ['cancelled', 'notDelivered', 'tooLate', 'nothingLeft'] as const

/** What may come back of an order, until when, and why not. */
export const Returnable = z
  .object({
    orderId: z.string(),
    orderSku: z.string(),
    deliveredAt: instant.nullable(),
    until: instant
      .nullable()
      .meta({ description: 'the last moment, if it is neither faulty nor other than described' }),
    untilFaulty: instant.nullable().meta({ description: 'the last moment, if it is' }),
    takesPayTo: z
      .boolean()
      .meta({ description: 'it was paid in cash: a return for money says where that is to be sent' }),
    why: z.enum(WHY_NOT).nullable().meta({ description: 'why nothing of it may come back any more, or yet' }),
    shippingFee: pounds.meta({ description: 'comes back too where faults of the shop bring all of the order back' }),
    moneyLeft: pounds.meta({
      description: 'the most that can come back: what paid the order, less what went back or is asked for already',
    }),
    lines: z.array(ReturnableLine),
  })
  .meta({ id: 'Returnable' })

const AdminReturnLine = ReturnLine.extend({
  sellable: z.int().nullable().meta({ description: 'of them, what went back on the shelf; null until they are here' }),
})

export const ListedReturn = Return.extend({
  customer: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
}).meta({ id: 'ListedReturn' })

export const AdminReturn = ListedReturn.extend({
  lines: z.array(AdminReturnLine),
  note: z.string(),
  language: z.enum(['en', 'ar']).meta({ description: 'in which the customer is written to' }),
  mayGo: z.array(z.enum(TEAM_STEPS)).meta({ description: 'the steps that the team may take next' }),
  mayRefund: z.boolean(),
  undo: z
    .object({ step: z.int(), to: state, seconds: z.int() })
    .nullable()
    .meta({ description: 'the team’s last step, for as long as it can be undone' }),
  history: z.array(
    z.object({
      id: z.int(),
      at: instant,
      from: state.nullable(),
      to: state,
      by: z.string().nullable(),
      words: z.string(),
      isUndone: z.boolean(),
      isUndoing: z.boolean(),
    }),
  ),
  money: z.object({
    kind: z.enum(['cash', 'free', 'card', 'manual']).nullable(),
    refunded: pounds,
    refundable: pounds,
    promised: pounds.meta({ description: 'to other open returns of the order; `refundable` is without it' }),
    promisedTo: z.array(z.string()).meta({ description: 'the codes of those returns' }),
    paid: pounds.meta({ description: 'what was paid for its pieces' }),
    fee: pounds.meta({
      description: 'the shipping fee, where the whole order comes back by a fault of the shop; or 0',
    }),
    proposed: pounds.meta({ description: 'what it is worth; a refund of less says why' }),
    how: z.string().nullable(),
    reference: z.string(),
    words: z.string(),
    askedAt: instant
      .nullable()
      .meta({ description: 'since when the bank is asked for it; null where nothing is under way' }),
    refused: z
      .object({ amount: pounds, at: instant })
      .nullable()
      .meta({ description: 'the bank refused the last try at sending it back' }),
  }),
}).meta({ id: 'AdminReturn' })
