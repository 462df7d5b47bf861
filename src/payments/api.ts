import { z } from 'zod'
import { WAYS_BACK } from '#books/ways-back.ts'
import { LONGEST_CART, MOST_OF_ONE, SIZES } from '#catalog/product.ts'
import { endpoint } from '#lib/endpoint.ts'
import { id, instant, pounds, poundsOr, success, typed } from '#lib/wire.ts'
import { STATUSES } from '#orders/order.ts'
import { AdminOrder, Order, Refund } from '#orders/wire-order.ts'
import { ASK_OUTCOMES } from './payment.ts'

const status = z.enum(STATUSES)

/**
 * What a page may know before anybody pays. The same for everyone, so it may be asked while a page is rendered.
 * `card` false: do not offer the card. `iframeId` null: go to `unifiedCheckoutUrl`; else show `iframeUrl` of the
 * session in a frame 700 high. `trustedOrigins`: the only origins whose messages a page listens to, compared by
 * equality. `isTest`: payments run against the simulator or the provider's test mode, and /acs-test exists.
 */
export const getPaymentOptionsCall = endpoint({
  method: 'GET',
  path: '/payment/options',
  summary: 'Which ways to pay are offered, and what a page needs to know for them',
  answer: z.object({
    success,
    card: z.boolean(),
    publicKey: z.string().nullable(),
    iframeId: z.string().nullable(),
    trustedOrigins: z.array(z.string()),
    isTest: z.boolean(),
    secondsToPay: z.int(),
  }),
})

const requiredText = (most: number, problem: string) => z.string(problem).pipe(typed(most).min(1, problem))

/** What is paid and by whom. The order in the shop's books is what counts: another amount or currency is refused. */
const SessionForm = z.object({
  orderId: id,
  amount: poundsOr('amountInvalid').positive('amountInvalid'),
  currency: requiredText(10, 'currencyRequired'),
  items: z.array(z.looseObject({}), 'orderItemsRequired').min(1, 'orderItemsRequired').max(LONGEST_CART, 'tooMany'),
  customerName: requiredText(120, 'fullNameRequired'),
  customerEmail: requiredText(254, 'emailRequired'),
  customerPhone: requiredText(40, 'phoneRequired'),
})

const IntentionForm = SessionForm.partial({
  currency: true,
  items: true,
  customerName: true,
  customerEmail: true,
  customerPhone: true,
})

const Session = z
  .object({
    paymentKey: z.string(),
    orderId: z.string(),
    intentionId: z.string(),
    clientSecret: z.string(),
    unifiedCheckoutUrl: z.string(),
    iframeUrl: z.string().nullable(),
    payBy: instant.meta({ description: 'when the reservation ends, and this session with it' }),
  })
  .meta({ id: 'PaymentSession' })

/**
 * Opens a payment, or answers the one that is open: asking twice is safe. After a declined try it is a new one.
 * 404 not yours. 409 PAYMENT_DIFFERS with the right amount and currency in `details`. 409 STATE_CONFLICT not a card
 * order that waits for its money. 409 PAYMENT_TIME_OVER the hour is over.
 * 503 PAYMENT_UNAVAILABLE the provider can't be reached: order and reservation stay, try again or switch to cash.
 */
export const openPaymentCall = endpoint({
  method: 'POST',
  path: '/payment/session',
  summary: 'Opens a card payment for one’s own order. Amount and currency must be the order’s: others are 409',
  body: SessionForm,
  answer: z.object({
    success,
    message: z.string(),
    unifiedCheckoutUrl: z.string(),
    paymentKey: z.string(),
    data: Session,
  }),
})

export const openIntentionCall = endpoint({
  method: 'POST',
  path: '/payment/intention',
  summary: 'The same, for who only needs the client secret',
  body: IntentionForm,
  answer: z.object({ success, clientSecret: z.string() }),
})

/** Its owner's and admins'. While a payment is open, the server asks the provider itself, at most every 15 s. */
export const getPaymentStatusCall = endpoint({
  method: 'GET',
  path: '/payment/status/:id',
  summary: 'Where an order of one’s own stands; the provider is asked if nothing came yet',
  params: z.object({ id }),
  answer: z.object({
    success,
    data: z.object({
      status,
      orderId: z.string(),
      isUndecided: z.boolean().meta({ description: 'the bank has not said yet what became of a try at paying it' }),
    }),
    order: z.object({ id: z.string(), status }),
  }),
})

export const getTransactionStatusCall = endpoint({
  method: 'GET',
  path: '/payment/status/transaction/:transactionId',
  summary: 'The same by the provider’s transaction',
  params: z.object({ transactionId: z.string().regex(/^[1-9]\d{0,15}$/) }),
  answer: z.object({ success, order: z.object({ id: z.string(), status }) }),
})

/** The newest card order of this account or browser that waits for its money, until `paymentInfo.payBy`; or null. */
export const getUnpaidOrderCall = endpoint({
  method: 'GET',
  path: '/payment/unpaid',
  summary: 'One’s own order that waits to be paid by card, if there is one',
  answer: z.object({ success, order: Order.nullable() }),
})

/** One tap: the order keeps its goods and is paid at the door. 409 STATE_CONFLICT where it no longer waits for a card. */
export const switchToCashCall = endpoint({
  method: 'POST',
  path: '/payment/cash',
  summary: 'One’s own unpaid card order becomes cash on delivery',
  body: z.object({ orderId: id }),
  answer: z.object({ success, message: z.string(), order: Order }),
})

/** 429 after 10 questions of one order in 10 minutes. `silent`: the provider did not answer, and nothing has changed. */
export const askProviderCall = endpoint({
  method: 'POST',
  path: '/payment/ask',
  summary: 'Asks the provider itself what became of an order’s tries to pay; what it says counts, as if it had told it',
  body: z.object({ orderId: id }),
  answer: z.object({ success, message: z.string(), outcome: z.enum(ASK_OUTCOMES), order: AdminOrder }),
})

/** The provider's own call: signed, without a CSRF token, from any origin. */
export const paymentCallbackCall = endpoint({
  method: 'POST',
  path: '/payment/callback',
  summary: 'Where the provider tells what became of a payment; signed by it',
  sender: 'provider',
  query: z.object({ hmac: z.string().max(128).optional() }),
  body: z.looseObject({}),
  answer: z.object({ success, message: z.string() }),
})

/**
 * The browser came back from the provider: send the whole query of /payment/result, as it stands in the address
 * (`query: location.search`). 400 PAYMENT_UNVERIFIED where its signature is missing or wrong: then nothing is known,
 * and the page only shows where the order stands (getPaymentStatusCall), if it is this browser's.
 * `order` is in full for its owner; in another browser only its code and status, masked.
 */
export const sendPaymentResultCall = endpoint({
  method: 'POST',
  path: '/payment/result',
  summary: 'Verifies the query that the provider sent the browser back with; as good as a callback',
  body: z.looseObject({ query: z.string().max(8000).optional() }),
  answer: z.object({
    success,
    message: z.string(),
    outcome: z.enum(['paid', 'declined', 'pending', 'other']).meta({ description: 'what this one try came to' }),
    data: z.object({ status, orderId: z.string() }),
    order: Order,
  }),
})

const keptReason = typed(500).default('').meta({
  description:
    'of a cancelled order: why less than came for it goes back, as its shopper reads it. The rest is kept then',
})

/** The pieces that money goes back for, each size once; `restock`: they are on the shelf again. */
const goods = {
  lines: z
    .array(
      z.object({
        productId: id,
        size: z.enum(SIZES),
        quantity: z.int().min(1, 'quantityWhole').max(MOST_OF_ONE, 'tooMany'),
      }),
    )
    .max(LONGEST_CART, 'tooMany')
    .refine((lines) => new Set(lines.map(({ productId, size }) => productId + size)).size === lines.length, 'invalid')
    .default([]),
  restock: z.boolean().default(false),
}

/**
 * Safe to repeat: `refunded` is what the form showed as refunded so far; another figure is 409 STALE_EDIT with
 * `details.refunded`. Without `amount` all that is left. While one refund is under way another is 409 REFUND_UNDER_WAY.
 * `state` asked: the provider did not answer yet; the server goes on asking by itself, so do not send it again.
 */
export const refundPaymentCall = endpoint({
  method: 'POST',
  path: '/payment/refund',
  summary: 'Sends money of a card payment back, all or a part of it',
  status: 201,
  body: z.object({
    orderId: id,
    amount: pounds.refine((amount) => amount > 0, 'invalid').optional(),
    refunded: pounds,
    reason: typed(300).min(1, 'required'),
    words: keptReason,
    ...goods,
  }),
  answer: z.object({ success, message: z.string(), refund: Refund, refunded: pounds, refundable: pounds }),
})

/**
 * 409 STATE_CONFLICT unless the order is cancelled and money of it is here; 409 STALE_EDIT where more went back than
 * was seen, or it was said already.
 */
export const keepMoneyCall = endpoint({
  method: 'POST',
  path: '/payment/kept',
  summary: 'Ends what a cancelled order is owed without money: nothing goes back, and its shopper is told why',
  status: 201,
  body: z.object({ orderId: id, refunded: pounds, words: typed(500).min(1, 'noteRequired') }),
  answer: z.object({ success, message: z.string(), refund: Refund, refunded: pounds, refundable: pounds }),
})

/** Sends nothing: writes down what an owner gave back by hand. Safe to repeat by `refunded`, as above. */
export const giveBackCall = endpoint({
  method: 'POST',
  path: '/payment/given-back',
  summary: 'Records that money was given back by hand: how, and by which reference it can be traced',
  status: 201,
  body: z.object({
    orderId: id,
    amount: pounds.refine((amount) => amount > 0, 'invalid'),
    refunded: pounds,
    how: z.enum(WAYS_BACK),
    reference: typed(120).min(1, 'required'),
    words: keptReason,
    ...goods,
  }),
  answer: z.object({ success, message: z.string(), refund: Refund, refunded: pounds, refundable: pounds }),
})
