/** What a chat is begun with. */
interface Chat {
  name: string
  sku: string
  shop: string
  total: string
  link: string
}

/** What mails say. `{sku}` and the like are filled in by whoever writes the letter. */
export const letters = {
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  events: {
    placed: {
      subject: (sku: string) => `Your order ${sku}`,
      line: 'Thank you. We have your order, and these pieces are put aside for you.',
      next: (total: string) => `You pay in cash when it arrives. Please have ${total} ready.`,
    },
    'not paid yet': {
      subject: (sku: string) => `Order ${sku} is not paid yet`,
      line: 'We have your order, and these pieces are put aside for you, but its payment has not reached us.',
      next: (total: string) =>
        `Please pay ${total} by card within an hour of ordering. If the payment did not go through, open your order to try again or to pay in cash.`,
    },
    'payment failed': {
      subject: (sku: string) => `The payment for order ${sku} did not go through`,
      line: 'Your bank did not take the payment, and nothing was charged. Your pieces are still put aside for you.',
      next: (total: string) =>
        `Open your order to pay ${total} with this or another card, or to pay in cash on delivery.`,
    },
    paid: {
      subject: (sku: string) => `Payment received for order ${sku}`,
      line: 'We have received your payment. Thank you.',
      next: () => 'We will write again when the order is on its way.',
    },
    shipped: {
      subject: (sku: string) => `Order ${sku} is on its way`,
      line: 'Your order has left us and is on its way to you.',
      next: () => 'The courier will call the number below before delivery.',
    },
    delivered: {
      subject: (sku: string) => `Order ${sku} was delivered`,
      line: 'Your order was delivered. We hope it fits.',
      next: (until: string) => `If something is not right, you can ask to return it until ${until}.`,
    },
    cancelled: {
      subject: (sku: string) => `Order ${sku} was cancelled`,
      line: 'Your order was cancelled.',
      next: () => 'Nothing is owed. If you did not ask for this, please write to us.',
    },
    'stands again': {
      subject: (sku: string) => `Order ${sku} stands again`,
      line: 'Your order is no longer cancelled, and its pieces are put aside for you again.',
    },
    refunded: {
      subject: (sku: string) => `Refund for order ${sku}`,
      line: 'We have sent money back to the card you paid with.',
      next: (amount: string) => `${amount} is on its way. Banks take 5 to 14 working days to show it.`,
    },
    'sent back': {
      subject: (sku: string) => `Your payment for order ${sku} goes back to you`,
      line: 'Your payment reached us, but the order could not take it: it was paid or cancelled by then, or its pieces had gone to somebody else.',
      next: (amount: string) =>
        `We are sending ${amount} back to your card. Banks take 5 to 14 working days to show it. We are sorry for the trouble.`,
    },
    'sent back as changed': {
      subject: (sku: string) => `Your payment for order ${sku} goes back to you`,
      line: 'Your payment reached us, but your order had been changed by then, and it was for what the order cost before.',
      next: (amount: string) =>
        `We are sending ${amount} back to your card. Your order is still open: please pay what it costs now. We are sorry for the trouble.`,
    },
    edited: {
      subject: (sku: string) => `Order ${sku} was changed`,
      line: 'We have changed your order. This is how it stands now.',
      next: (total: string) => `Its total is ${total}.`,
    },
    'given back': {
      subject: (sku: string) => `Money back for order ${sku}`,
      line: 'We have given money back to you.',
    },
    kept: {
      subject: (sku: string) => `About the money of order ${sku}`,
      line: 'Your order is cancelled, and we have looked at the money that came for it.',
      next: (amount: string) =>
        `${amount} of it stays with us. Why, we say here; if you see it differently, answer this mail.`,
    },
  },
  ofPreOrder: {
    subject: (number: string) => `Your pre-order ${number} is here`,
    line: 'The collection has come, and the pieces you pre-ordered are put aside for you. Your pre-order is now an order.',
    number: 'Pre-order',
    code: 'Your promo code for the next collection',
  },
  edited: {
    byYou: 'You changed and confirmed your order. This is how it stands now.',
    cash: (total: string) => `You pay in cash when it arrives. Please have ${total} ready.`,
    card: (total: string) => `Please pay ${total} by card: a payment that you opened before is over.`,
    paid: 'It is paid. If it costs less than you have paid, we will send you the difference.',
  },
  givenBack: {
    cash: (amount: string) => `You got ${amount} back in cash.`,
    instapay: (amount: string) => `${amount} was sent to you by InstaPay.`,
    bank: (amount: string) => `${amount} was sent to your bank account.`,
    wallet: (amount: string) => `${amount} was sent to your mobile wallet.`,
    other: (amount: string) => `You got ${amount} back.`,
  },
  reference: 'Reference',
  words: 'From us',
  courier: 'Courier',
  trackingNumber: 'Tracking number',
  followParcel: 'Follow the parcel',
  notPaidInTime:
    'It was not paid within the hour, so its pieces went back on the shelf. Nothing is owed; you are welcome to order again.',
  refusedAtDoor:
    'Nobody took it at the door, so the courier brought it back to us. Nothing is owed; if you still want it, write to us or order again.',
  moneyBack: 'We will contact you about the money you have paid.',
  partBack: (amount: string) =>
    `The courier had brought us ${amount} from you for it. We will contact you about giving it back.`,
  nothingToPay: 'There is nothing to pay.',
  sku: 'Order code',
  returnNumber: 'Return number',
  placedOn: 'Ordered on',
  payment: 'Payment',
  ways: { cod: 'Cash on Delivery', paymob: 'Card Payment' },
  paidOn: (way: string, day: string) => `${way}, paid on ${day}`,
  payBy: 'Pay until',
  arrives: 'Arrives',
  afterWord: (span: string) => `${span} after you confirm it`,
  pieces: 'Your pieces',
  refundedPieces: 'The money is for',
  theirPrice: 'Their price',
  theirPriceBefore: 'Their price, before the discount',
  paidForThem: 'Paid for these pieces',
  feeBack: 'Shipping fee, since all of the order comes back',
  backForThem: 'Money back',
  otherPieces: 'Your other pieces',
  size: 'Size',
  oneSize: 'One size',
  subtotal: 'Subtotal',
  subtotalOfAll: 'Subtotal of all pieces',
  shipping: 'Shipping',
  discount: 'Discount',
  total: 'Total',
  paid: 'Paid',
  refunded: 'Given back',
  remains: 'Remains paid',
  deliverTo: 'Delivery to',
  confirm: 'Confirm your order',
  confirmLine:
    'Please confirm that you want it: we prepare confirmed orders first. On the same page you can also change the size or the address, or cancel.',
  confirmChat: ({ name, sku, shop, total, link }: Chat) =>
    `Hello ${name}, this is ${shop}. Thank you for your order ${sku}: ${total}, in cash when it arrives. Please confirm it here, or change the size or the address: ${link}`,
  open: 'See your order',
  askReturn: 'Ask to return a piece',
  openToPay: 'Pay for your order',
  reviewAll: 'Tell others how it fits: a few words help them choose.',
  review: 'Write a review',
  receipt: 'Receipt to print',
  linkNote: 'This link opens your order without signing in. It works for 90 days; please don’t pass it on.',
  newLink: {
    subject: (sku: string) => `A new link to your order ${sku}`,
    line: (sku: string) => `Somebody, hopefully you, asked for a new link to order ${sku}. Here it is.`,
    unasked: 'If it was not you, you need do nothing: the link was sent to this mailbox alone.',
  },
}
