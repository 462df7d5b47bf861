import { waitingOrder } from '../support/shown-order.ts'
import { keep, lineOf } from './support/kept.ts'
import { someone } from './support/person.ts'
import { mainOf, openIn, type Quote, type Step, type Visit, walk } from './support/quotes.ts'
import { continueToPayment, fillAddress } from './support/shopper.ts'
import { money } from './support/words.ts'

/** The Playwright way to answer in the server's place. */
const answering = ({ page }: Visit, path: string, json: object, status = 200) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status, json }))

async function toPayment(visit: Visit): Promise<void> {
  const { page, language, makeProduct } = visit
  await keep(page, { bw_cart: JSON.stringify([lineOf(await makeProduct({ price: 300 }))]) })
  await openIn(visit, '/checkout')
  await fillAddress(page, someone(language), language)
  await continueToPayment(page, language)
}

const CHECKOUT: Step[] = [
  [
    (visit) => openIn(visit, '/checkout'),
    ['text', 'Your cart is empty. Please add items before checkout.', ({ checkout }) => checkout.empty],
  ],
  [
    async (visit) => {
      await keep(visit.page, { bw_cart: JSON.stringify([lineOf(await visit.makeProduct())]) })
      return openIn(visit, '/checkout?step=payment')
    },
    ['text', 'Please fill shipping information first.', ({ checkout }) => checkout.shipping.fillFirst],
  ],
  [
    async (visit) => {
      const { continue: goOn } = visit.words.checkout.shipping
      await mainOf(visit).getByRole('button', { name: goOn }).click()
      return mainOf(visit)
    },
    ['text', 'Please fill in all required shipping information.', ({ checkout }) => checkout.shipping.required],
  ],
  [
    async (visit) => {
      await toPayment(visit)
      await answering(visit, '/orders/guest', { success: false, message: '', errorCode: 'UNEXPECTED' }, 500)
      await visit.page
        .getByRole('button', { name: visit.words.checkout.payment.place(money(350, visit.language)) })
        .click()
      return mainOf(visit)
    },
    ['text', 'Cash on Delivery', ({ checkout }) => checkout.payment.cod],
    ['text', 'Card Payment', ({ checkout }) => checkout.payment.card],
    [
      'alert',
      'Server error occurred. Please try again or contact support.',
      ({ checkout }) => checkout.payment.serverError,
    ],
  ],
  [
    async (visit) => {
      await visit.page.unroute('**/api/orders/guest')
      await answering(visit, '/payment/session', { success: true })
      const { card, payByCard } = visit.words.checkout.payment
      await visit.page.getByRole('radio', { name: card }).check()
      await visit.page.getByRole('button', { name: payByCard(money(350, visit.language)) }).click()
      return mainOf(visit)
    },
    ['alert', 'Invalid payment response from server', ({ payment }) => payment.unpaid.sessionInvalid],
  ],
  [
    async (visit) => {
      await visit.page.route('**/api/payment/session', (route) => route.abort())
      const { card } = visit.words.payment.unpaid
      await visit.page.getByRole('button', { name: card(money(350, visit.language)) }).click()
      return mainOf(visit)
    },
    [
      'alert',
      'Payment failed: Failed to create payment session.',
      ({ payment: { unpaid } }) => unpaid.cardFailed(unpaid.sessionFailed),
    ],
  ],
]

const ORDER = '01JDCGZ7M3Q4V9T2K5WEXA8RPN'
const PAID = `/payment/result?success=true&id=1&merchant_order_id=1-${ORDER}`

const outcome = (path: string, title: string, said: Quote[2]): Step => [
  (visit) => openIn(visit, `/payment/${path}`),
  ['heading', title, said],
]

const RESULT: Step[] = [
  [
    async (visit) => {
      await visit.page.route('**/api/payment/result', (route) => route.abort())
      return openIn(visit, PAID)
    },
    ['heading', 'Failed to process payment result', ({ payment }) => payment.resultFailed],
    ['link', 'Return to Home', ({ payment }) => payment.toHome],
  ],
  [
    async (visit) => {
      for (const path of ['payment/status/*', 'orders/guest/*/status'])
        await visit.page.route(`**/api/${path}`, (route) => route.abort())
      return openIn(visit, `/payment/success?id=1&merchant_order_id=${ORDER}`)
    },
    ['text', 'Failed to get payment status. We keep asking.', ({ payment }) => payment.success.unheard],
  ],
  [
    async (visit) => {
      const told = { success: true, data: { status: 'cancelled', orderId: ORDER } }
      await visit.page.unroute('**/api/payment/result')
      await visit.page.unroute('**/api/payment/status/*')
      const order = { ...waitingOrder(), status: 'cancelled' }
      const paymentInfo = { ...order.paymentInfo, payBy: null, isExpired: true }
      await answering(visit, '/payment/result', { ...told, outcome: 'paid', order: { ...order, paymentInfo } })
      await answering(visit, '/payment/status/*', told)
      return openIn(visit, PAID)
    },
    ['heading', 'Processing Payment Result', ({ payment }) => payment.processing],
    [
      'status',
      'Payment was successful, but there was an issue processing the order. Please contact support. The time to pay was over: your money goes back to your card.',
      ({ payment }) => payment.success.issue,
    ],
  ],
  [
    (visit) => openIn(visit, '/payment/failure'),
    ['heading', 'Payment Failed', ({ payment }) => payment.outcomes.failure.title],
    ['text', 'Payment processing failed.', ({ payment }) => payment.outcomes.failure.text],
    ['link', 'Try Again', ({ payment }) => payment.tryAgain],
    ['link', 'Home', ({ payment }) => payment.home],
  ],
  outcome('cancelled', 'Payment Cancelled', ({ payment }) => payment.outcomes.cancelled.title),
  outcome('rejected', 'Payment Rejected', ({ payment }) => payment.outcomes.rejected.title),
  outcome('unavailable', 'Authentication Unavailable', ({ payment }) => payment.outcomes.unavailable.title),
  outcome('server-error', 'Authentication Server Error', ({ payment }) => payment.outcomes['server-error'].title),
  outcome('asm-policy-error', 'API Gateway Policy Error', ({ payment }) => payment.outcomes['asm-policy-error'].title),
  outcome('not-authenticated', 'Not Authenticated', ({ payment }) => payment.outcomes['not-authenticated'].title),
]

walk({ 'the checkout': CHECKOUT, 'the result of a payment': RESULT })
