import { plural } from '../plural.ts'

export const payment = {
  processing: 'Processing Payment Result',
  processingText: 'One moment. We are asking the bank what became of your payment.',
  resultFailed: 'Failed to process payment result',
  resultFailedText: 'The shop could not be reached. Your order is kept, and nothing is charged twice.',
  toHome: 'Return to Home',
  tryAgain: 'Try Again',
  home: 'Home',
  needsScript: 'This page needs JavaScript. Please turn it on in your browser.',

  contact: { help: 'Help', ask: 'Need help?', call: 'Call' },
  policies: {
    label: 'Policies',
    returns: 'Returns',
    privacy: 'Privacy',
    terms: 'Terms',
    copyright: (shop: string) => `© ${shop}`,
  },

  success: {
    paidTitle: 'Order Confirmed',
    paid: 'We received your payment. A confirmation is on its way to your e-mail.',
    waitingTitle: 'Your payment is being processed',
    waiting: 'We are confirming your payment. This takes 10 to 30 seconds.',
    late: 'The bank has not answered yet. You can leave this page: we write to you as soon as it has.',
    unheard: 'Failed to get payment status. We keep asking.',
    unknownTitle: 'This order can’t be shown here',
    unknown: 'It opens in the browser that placed it, or by the link in its e-mail. Its code tells where it stands.',
    cancelledTitle: 'This order was cancelled',
    issue:
      'Payment was successful, but there was an issue processing the order. Please contact support. The time to pay was over: your money goes back to your card.',
    issueCancelled:
      'Payment was successful, but there was an issue processing the order. Please contact support. The order had been cancelled: your money goes back to your card.',
    expired: 'The time to pay was over. If money was taken all the same, it goes back to your card.',
    cancelled: 'Nothing is to be paid any more. If money was taken all the same, it goes back to your card.',
    elsewhere: 'The order was placed in another browser: it opens there, or by the link in its e-mail.',
    order: 'Reference for our team',
    transaction: 'Transaction ID',
    sku: 'Order code (SKU)',
    copy: 'Copy code',
    copied: 'Copied',
    share: 'Share',
    shareText: (sku: string) => `My order at Black & White: ${sku}`,
    toOrder: 'See your order',
    toShop: 'Continue Shopping',
    verify: 'Verify Purchase',
  },

  outcomes: {
    success: { title: 'Order Confirmed', text: '' },
    failure: { title: 'Payment Failed', text: 'Payment processing failed.' },
    cancelled: { title: 'Payment Cancelled', text: 'You left the payment before it was done.' },
    rejected: { title: 'Payment Rejected', text: 'Your bank did not agree to this payment.' },
    unavailable: {
      title: 'Authentication Unavailable',
      text: 'Your bank’s check of who pays could not be reached.',
    },
    'server-error': {
      title: 'Authentication Server Error',
      text: 'Something went wrong at the bank’s check of who pays.',
    },
    'asm-policy-error': {
      title: 'API Gateway Policy Error',
      text: 'The bank’s gateway did not let the payment through.',
    },
    'not-authenticated': {
      title: 'Not Authenticated',
      text: 'Your bank could not confirm that it was you who paid.',
    },
  },
  cardDeclined: 'The bank declined the card.',
  notCharged: 'You were not charged.',
  notConfirmed: 'If your bank took money all the same, we will see it and write to you.',
  orderKept: 'Your order is kept for you: pay again by card, or in cash when it arrives.',
  orderElsewhere: 'Your order is kept where you placed it: pay again in that browser, or by the link in its e-mail.',
  orderMoved: {
    paid: (sku: string) => `Your order ${sku} has been paid since. There is nothing more to pay.`,
    cash: (sku: string) => `Your order ${sku} is not waiting for a payment any more: you pay it in cash on delivery.`,
    cancelled: (sku: string) =>
      `Your order ${sku} is cancelled. If money was taken all the same, it goes back to your card.`,
  },
  noOrder: 'No order of this browser is waiting for a payment.',
  setAside: plural({
    one: '1 piece of your cart was set aside.',
    other: '{n} pieces of your cart were set aside.',
  }),
  piecesKept: 'Your pieces are kept: nothing that you chose is lost.',
  putBack: 'Put them back into the cart',
  backToCheckout: 'Put them back and check out',
  piecesBack: 'Your cart is as it was.',
  help: 'If it happens again, another card or cash on delivery helps, or write to us.',

  frame: {
    title: 'Payment by card',
    note: 'Your card’s details go to the bank alone; the shop never sees them. The page may take a moment.',
    awaited: 'Opening the bank’s form…',
    late: 'The bank’s form has not come yet. Check the connection, or load it again.',
    again: 'Load it again',
    help: 'I paid but nothing happens',
    helpText: 'Wait half a minute, then look at your order: it says whether the payment has arrived.',
    toOrder: 'Look at the order',
  },

  unpaid: {
    title: (sku: string) => `Your order ${sku} waits for its payment`,
    undecided:
      'The bank has not decided about your last try yet. Please wait before you pay again: if it agrees, this order is paid.',
    line: plural({
      one: 'An order waits for its payment: 1 minute left',
      other: 'An order waits for its payment: {n} minutes left',
    }),
    inCash: 'You pay in cash on delivery.',
    cancelled: 'The order is cancelled, and its pieces are back in your cart.',
    timeLeft: (time: string) => `We keep the pieces for you for another ${time}.`,
    left: (time: string) => `${time} left`,
    timeOver: 'The time to pay is over. The order is being cancelled, and its pieces are free again.',
    card: (amount: string) => `Pay ${amount} by card`,
    cash: 'Pay in cash on delivery',
    cancel: 'Cancel it and put its pieces back into the cart',
    putBack: 'Put its pieces into the cart',
    failed: 'That did not work. Please check your connection and try again.',
    cardFailed: (reason: string) => `Payment failed: ${reason}`,
    away: 'The bank’s page can’t be opened for a moment. This page asks again by itself: keep it open. Your order stands, and you pay once only.',
    sessionFailed: 'Failed to create payment session.',
    sessionInvalid: 'Invalid payment response from server',
  },

  acs: {
    title: 'Test outcomes of a payment',
    intro: 'The seven answers that a card’s bank may give. Each leads through the result page to its own page.',
    names: {
      Y: 'Authenticated',
      N: 'Not authenticated',
      C: 'Cancelled',
      U: 'Unavailable',
      R: 'Rejected',
      E: 'Server error',
      AI: 'Gateway policy error',
    },
  },
}
