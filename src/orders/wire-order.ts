import { z } from 'zod'
import { shownFields } from '#addresses/wire-address.ts'
import { CATEGORIES, SIZES } from '#catalog/product.ts'
import { instant, pounds } from '#lib/wire.ts'
import { DISCOUNT_TYPES } from '#promo-codes/promo-code.ts'
import { CHANNELS } from './desk/desk.ts'
import { EditOfOrder } from './desk/wire-desk.ts'
import { STATUSES } from './order.ts'

export const status = z.enum(STATUSES)

const Line = z
  .object({
    product: z.string(),
    productId: z.string(),
    name: z.string(),
    nameAr: z.string(),
    category: z.enum(CATEGORIES),
    size: z.enum(SIZES),
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

/** `asked`: on its way, and not there yet. Money that the order did not need goes back too, and is no part of `refunded`. */
const MoneyBack = z.object({ amount: pounds, state: z.enum(['asked', 'done']), at: instant }).meta({ id: 'MoneyBack' })

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
      isUndecided: z.boolean().meta({ description: 'the bank has not said yet what became of a try at paying it' }),
      isExpired: z.boolean().meta({ description: 'it was cancelled because its money did not come in time' }),
      refunded: pounds.meta({ description: 'how much of what paid it has gone back' }),
      moneyBack: z.array(MoneyBack),
    }),
    shippingAddress: Address,
    products: z.array(Line),
    isGuestOrder: z.boolean(),
    guestInfo: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
    timeline: z.array(Step),
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

export const Refund = z
  .object({
    id: z.string(),
    amount: pounds,
    state: z.enum(['asked', 'done', 'refused']),
    reason: z.string(),
    how: z
      .enum(['cash', 'bank', 'wallet', 'other'])
      .nullable()
      .meta({ description: 'how it was given back by hand; null where the provider sends it' }),
    reference: z.string(),
    by: z.string().nullable(),
    at: instant,
  })
  .meta({ id: 'Refund' })

/** `refundable` is what may still go back: to the card that paid, or by hand; `tries` are the payments that were opened, newest last. */
const AdminPayment = Order.shape.paymentInfo.extend({
  kind: z.enum(['cash', 'free', 'card', 'manual']).nullable().meta({ description: 'how it was paid' }),
  transactionId: z.string().nullable(),
  refunded: pounds,
  refundable: pounds,
  owedBack: pounds.meta({ description: 'paid, not given back, and more than the order costs since it was edited' }),
  refunds: z.array(Refund),
  tries: z.array(z.object({ number: z.int(), state: z.string(), at: instant })),
})

export const AdminOrder = Order.extend({
  paymentInfo: AdminPayment,
  attention: z.string().nullable(),
  updatedAt: instant,
  channel: z
    .enum(CHANNELS)
    .nullable()
    .meta({ description: 'where the team was asked for it; null: placed in the shop' }),
  undo: z
    .object({ step: z.int(), to: status, seconds: z.int() })
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
      edit: EditOfOrder.nullable(),
    }),
  ),
}).meta({ id: 'AdminOrder' })

export const ListedOrder = Order.extend({
  attention: z.string().nullable().meta({ description: 'why somebody has to look at it' }),
}).meta({ id: 'ListedOrder' })
