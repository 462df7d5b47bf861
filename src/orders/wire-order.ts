import { z } from 'zod'
import { shownFields } from '#addresses/wire-address.ts'
import { WAYS_BACK } from '#books/ways-back.ts'
import { CATEGORIES, SIZES } from '#catalog/product.ts'
import { instant, pounds } from '#lib/wire.ts'
import { DISCOUNT_TYPES } from '#promo-codes/promo-code.ts'
import { CASH_REASONS } from './cash/judge.ts'
import { CHANNELS } from './desk/desk.ts'
import { EditOfOrder } from './desk/wire-desk.ts'
import { REFUND_STATES, STATUSES } from './order.ts'
import { Print } from './prints/wire-prints.ts'
import { Letter, letterKind, Note, Parcel } from './tending/wire-tending.ts'

export const status = z.enum(STATUSES)

const Line = z
  .object({
    product: z.string(),
    productId: z.string(),
    name: z.string(),
    nameAr: z.string(),
    category: z.enum(CATEGORIES),
    size: z.enum(SIZES),
    isOneSize: z.boolean().meta({ description: 'nothing to choose from: the size’s letter says nothing' }),
    quantity: z.int(),
    price: pounds,
    lineTotal: pounds,
    image: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  })
  .meta({ id: 'LineItem' })

const Address = z
  .object({ ...shownFields, governorateName: z.string(), governorateNameAr: z.string() })
  .meta({ id: 'ShippingAddress' })

const Step = z.object({ status, at: instant }).meta({ id: 'OrderStep' })

export const givenBackBy = z
  .enum(WAYS_BACK)
  .nullable()
  .meta({ description: 'how it was given back by hand; null where the provider sends it' })

/** `asked`: on its way, and not there yet. Money that the order did not need goes back too, and is no part of `refunded`. */
const MoneyBack = z
  .object({
    amount: pounds,
    state: z.enum(['asked', 'done']),
    at: instant,
    how: givenBackBy,
    reference: z.string().meta({ description: 'of what was given back by hand; not a stranger’s to know' }),
    words: z.string().meta({ description: 'why the rest is kept; not a stranger’s to know' }),
  })
  .meta({ id: 'MoneyBack' })

export const Order = z
  .object({
    _id: z.string(),
    id: z.string(),
    sku: z.string(),
    status,
    isPaid: z.boolean(),
    subtotal: pounds,
    shippingFee: pounds,
    discount: pounds,
    total: pounds,
    promoCode: z
      .object({
        code: z.string(),
        discountType: z.enum(DISCOUNT_TYPES),
        discountValue: z.number().meta({ description: 'percent, or pounds' }),
        discountAmount: pounds,
      })
      .nullable(),
    createdAt: instant,
    paymentMethod: z.enum(['cod', 'paymob']),
    paymentInfo: z.object({
      method: z.enum(['cod', 'paymob']),
      status: z.enum(['pending', 'paid']),
      paidAt: instant.nullable(),
      payBy: instant
        .nullable()
        .meta({ description: 'until when an unpaid card order keeps its goods; null for others' }),
      isCardOnly: z.boolean().meta({ description: 'a rule of the settings asks for a card, so cash is no choice' }),
      isUndecided: z.boolean().meta({ description: 'the bank has not said yet what became of a try at paying it' }),
      isExpired: z.boolean().meta({ description: 'it was cancelled because its money did not come in time' }),
      refunded: pounds.meta({ description: 'how much of what paid it has gone back' }),
      dueBack: pounds.meta({ description: 'of a cancelled order: what came for it and has not gone back' }),
      moneyBack: z.array(MoneyBack),
    }),
    shippingAddress: Address,
    products: z.array(Line),
    isGuestOrder: z.boolean(),
    guestInfo: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
    parcel: Parcel.nullable().meta({
      description: 'who brings it, once it is sent; its number is not a stranger’s to know',
    }),
    timeline: z.array(Step),
    confirmedAt: instant.nullable().meta({ description: 'when it was said of a cash order that it is wanted' }),
    isRefused: z.boolean().meta({ description: 'it is cancelled because nobody took it; not a stranger’s to know' }),
    isMasked: z.boolean().meta({ description: 'true where the asker is a stranger: personal data is shortened' }),
    isOwn: z.boolean().meta({ description: 'true where the asker is who placed it: it may be paid, or cancelled' }),
  })
  .meta({ id: 'Order' })

export const Verified = z
  .object({
    order: Order,
    products: z.array(Line),
    customer: z.object({ name: z.string(), email: z.string() }),
    verificationInfo: z.object({
      paymentVerified: z.boolean(),
      payment: z.enum(['verified', 'pending', 'unverified']),
      verifiedAt: instant,
    }),
  })
  .meta({ id: 'Verification' })

const RefundLine = z
  .object({
    productId: z.string(),
    name: z.string(),
    nameAr: z.string(),
    size: z.string(),
    isOneSize: z.boolean(),
    quantity: z.int(),
    restocked: z.int().meta({ description: 'of these, what it put back on the shelf' }),
  })
  .meta({ id: 'RefundLine' })

const check = z.boolean().nullable()

/** `checks`: what it was held against; null where there was nothing to compare. No card, name or secret is kept of it. */
const Told = z
  .object({
    id: z.int(),
    number: z.int().meta({ description: 'of the try it is about' }),
    source: z.enum(['callback', 'redirect', 'inquiry']),
    kind: z.string(),
    verdict: z.string(),
    transactionId: z.string().nullable(),
    amount: pounds,
    currency: z.string(),
    message: z.string(),
    checks: z.object({ signature: check, order: check, amount: check, currency: check, integration: check }),
    seen: z.int().meta({ description: 'how often it came by this way' }),
    firstAt: instant,
    lastAt: instant,
  })
  .meta({ id: 'ProviderMessage' })

const Try = z
  .object({
    number: z.int(),
    state: z.string(),
    at: instant,
    askedAt: instant.nullable(),
    providerOrderId: z.string().nullable(),
  })
  .meta({ id: 'PaymentTry' })

export const Refund = z
  .object({
    id: z.string(),
    amount: pounds,
    state: z.enum(['asked', 'done', 'refused']),
    reason: z.string(),
    how: givenBackBy,
    reference: z.string(),
    by: z.string().nullable(),
    at: instant,
    lines: z.array(RefundLine).meta({ description: 'the pieces that it was for; none: for none of its own' }),
  })
  .meta({ id: 'Refund' })

/** `refundable` is what may still go back: to the card that paid, or by hand; `tries` are the payments that were opened, newest last. */
const LeftLine = z.object({ productId: z.string(), size: z.string(), refundable: z.int(), returned: z.int() })

const AdminPayment = Order.shape.paymentInfo.extend({
  kind: z.enum(['cash', 'free', 'card', 'manual']).nullable().meta({ description: 'how it was paid' }),
  isPart: z.boolean().meta({ description: 'its courier brought it, and less than the order costs' }),
  transactionId: z.string().nullable(),
  refunded: pounds,
  refundable: pounds,
  owedBack: pounds.meta({ description: 'paid, not given back, and more than the order costs since it was edited' }),
  refunds: z.array(Refund),
  lines: z
    .array(LeftLine)
    .meta({ description: 'of each line, the pieces that no refund was for yet, and those that are back' }),
  tries: z.array(Try),
})

const refundState = z.enum(REFUND_STATES).nullable().meta({ description: 'how much of what paid it went back' })

const came = pounds.meta({ description: 'of its cash, what its courier has brought in parts' })

const owesMoney = z
  .boolean()
  .meta({ description: 'money of it has not gone back, or a part of its cash is there: it is not deleted before' })

const Confirmation = z
  .object({
    state: z.enum(['not confirmed', 'no answer', 'confirmed']),
    by: z
      .enum(['link', 'team', 'pre-order'])
      .nullable()
      .meta({ description: 'the customer by their link, the team who called, or the pre-order that it was' }),
    at: instant.nullable(),
    tries: z.int().meta({ description: 'how often the team asked and nobody answered' }),
    mayAnswer: z.boolean().meta({ description: 'it waits for cash and nobody has begun to act on it' }),
    isHeld: z.boolean().meta({ description: 'a rule of the settings asks that it is confirmed before it goes on' }),
    reasons: z.array(z.enum(CASH_REASONS)).meta({ description: 'the rules that ask for it' }),
  })
  .meta({ id: 'Confirmation' })

export const confirmation = Confirmation.nullable().meta({ description: 'of a cash order; null for others' })

export const AdminOrder = Order.extend({
  language: z.enum(['en', 'ar']).meta({ description: 'in which the customer is written to' }),
  refundState,
  openReturns: z
    .int()
    .meta({ description: 'returns of it that wait for somebody; their money is sent back with them' }),
  came,
  owesMoney,
  confirmation,
  noCash: z
    .array(z.enum(CASH_REASONS))
    .meta({ description: 'the rules by which this card order had no choice of cash' }),
  refusals: z.int().meta({ description: 'parcels that this number has refused at the door, deleted ones too' }),
  paymentInfo: AdminPayment,
  attention: z.string().nullable(),
  updatedAt: instant,
  told: z.array(Told).meta({ description: 'what the provider said of its tries, the oldest first' }),
  notes: z.array(Note),
  letters: z.array(Letter),
  prints: z.array(Print),
  mayBeSentAgain: z.array(letterKind),
  channel: z
    .enum(CHANNELS)
    .nullable()
    .meta({ description: 'where the team was asked for it; null: placed in the shop' }),
  source: z.string().nullable().meta({
    description: 'where its visit came from: `instagram / social / summer`, a host or `direct`; null: not told',
  }),
  undo: z
    .object({ step: z.int(), to: status, seconds: z.int(), isEdit: z.boolean() })
    .nullable()
    .meta({ description: 'the team’s last step, for as long as it can be undone' }),
  history: z.array(
    z.object({
      id: z.int(),
      at: instant,
      from: status.nullable(),
      to: status,
      by: z.string().nullable(),
      note: z.string(),
      isUndone: z.boolean(),
      isUndoing: z.boolean(),
      event: z
        .enum(['refused', 'confirmed', 'no answer', 'not confirmed', 'cash came'])
        .nullable()
        .meta({ description: 'what it was beside where it led to' }),
      edit: EditOfOrder.nullable(),
    }),
  ),
}).meta({ id: 'AdminOrder' })

export const ListedOrder = Order.extend({
  refundState,
  came,
  owesMoney,
  confirmation,
  attention: z.string().nullable().meta({ description: 'why somebody has to look at it' }),
  prints: z.array(Print),
}).meta({ id: 'ListedOrder' })
