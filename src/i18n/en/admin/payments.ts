import { plural } from '#i18n/plural.ts'

const money = {
  transaction: 'Transaction ID',
  copyTransaction: 'Copy transaction ID',
  recordedAt: 'Recorded',
  kinds: {
    cash: 'As cash, by the team',
    free: 'Nothing to pay',
    card: 'By the payment provider',
    manual: 'By hand, by the team',
  },
  inPart: 'In part, by the courier',
  came: 'Brought in part so far',
  states: { part: 'Partly refunded', all: 'Refunded' },
  refundedSoFar: 'Refunded so far',
  refundable: 'Can be refunded',
  tries: 'Tries to pay by card',
  number: (number: number) => `Try ${number}`,
  tryStates: {
    opening: 'Being opened',
    open: 'Waiting for the customer',
    pending: 'Waiting for the bank',
    declined: 'Declined',
    paid: 'Paid',
    over: 'Time over',
    failed: 'Could not be opened',
  } as Record<string, string>,
  refunds: 'Refunds',
  refundStates: { asked: 'Waiting for the bank', done: 'Sent back', refused: 'Refused by the bank' },
  kept: 'Nothing goes back',
  keptInHistory: 'Nothing goes back, as the customer is told',
  inHistory: (amount: string, state: string) => `Refund of ${amount}: ${state}`,
  notAskedByTeam: 'automatic, or at the provider’s desk',
  underWay: (amount: string, since: string) =>
    `The refund of ${amount} was asked for on ${since}, and the bank has not said yet what became of it. The shop goes on asking by itself: do not send it again.`,
  overdue: (amount: string, since: string, ask: string) =>
    `The refund of ${amount} was asked for on ${since}. The bank has given no usable answer since, so nobody here knows whether it has left. The shop asks again each hour, and with “${ask}” at once. Look for the transaction at the payment provider as well: if the refund is not there after a day, write to them. Until one of them says so, do not send it again and do not give it back by hand.`,
  lookAgain: 'Look again',
  onlyOwner: 'Only an owner can refund.',
  refundOwed: (amount: string) => `This order is cancelled, and ${amount} of its card payment can still be refunded.`,
  giveBackOwed: (amount: string) =>
    `This order is cancelled, and ${amount} of its payment has not been given back yet.`,
  partOwed: (amount: string) =>
    `This order is cancelled, and ${amount} that the courier had brought of its cash has not been given back yet.`,
  differenceOwed: (amount: string) =>
    `This order was made cheaper after it was paid: ${amount} is owed to the customer.`,
  promo: 'Promo code',
  percentOff: (percent: number) => `${percent}% off`,
  amountOff: (amount: string) => `${amount} off`,
}

const refund = {
  action: 'Refund',
  title: 'Refund the card',
  returnOpen: plural({
    one: '{n} return of this order is open. What it is worth goes back from its own page; whatever you send here can’t be sent there any more.',
    other:
      '{n} returns of this order are open. What they are worth goes back from their own pages; whatever you send here can’t be sent there any more.',
  }),
  refundableAmount: (amount: string) => `${amount} of this payment can be sent back.`,
  refundedAlready: (amount: string) => `${amount} of it is refunded already.`,
  amount: 'How much',
  all: (amount: string) => `All that is left: ${amount}`,
  part: 'A part of it',
  partAmount: 'Amount in EGP',
  reason: 'Reason',
  reasonHint: 'Kept with the refund, seen by the team only.',
  question: (amount: string) => `${amount} goes back to the card that paid. This can’t be undone.`,
  confirm: (amount: string) => `Refund ${amount}`,
  problems: {
    amountRequired: 'Type the amount, above 0.',
    amountDecimals: 'At most 2 decimals.',
    tooMuch: 'That is more than is left.',
    reasonRequired: 'Say why the money goes back.',
  },
  done: (amount: string) => `${amount} was sent back to the card.`,
  asked: (amount: string) =>
    `The bank has not answered about ${amount} yet. The shop goes on asking by itself: do not send it again.`,
  refused: (amount: string) => `The bank refused to send ${amount} back. Nothing was refunded.`,
  stale: (refunded: string, left: string) =>
    `Meanwhile ${refunded} is refunded, and ${left} is left. Look at the amount again before you send.`,
  failed: (why: string) => `Failed to refund: ${why}`,
  unreachable:
    'The shop did not answer, so nobody knows whether the refund was made. Sending it again is safe: nothing is refunded twice.',
}

const giveBack = {
  action: 'Give money back',
  title: 'Money given back',
  effect: 'This sends no money. It writes down what you gave back, and the customer gets a mail about it.',
  how: 'How',
  choose: 'Choose a way',
  instead: 'The bank refused: I give it back by hand',
  ways: { cash: 'In cash', instapay: 'InstaPay', bank: 'Bank transfer', wallet: 'Mobile wallet', other: 'Another way' },
  reference: 'Reference',
  referenceHint: 'Receipt or transfer number, or who handed it over. The customer sees it too.',
  instapayHint: 'The reference number on the app’s receipt. The customer sees it too, and finds the transfer by it.',
  problems: { howRequired: 'Choose how it was given back.', referenceRequired: 'Write what it can be traced by.' },
  question: (amount: string) => `${amount} is written down as given back. This can’t be undone.`,
  confirm: (amount: string) => `Record ${amount} as given back`,
  done: (amount: string) => `${amount} recorded as given back.`,
  failed: (why: string) => `Failed to record: ${why}`,
  unreachable:
    'The shop did not answer, so nobody knows whether this was recorded. Sending it again is safe: nothing is recorded twice.',
  inHistory: (amount: string, way: string) => `${amount} given back: ${way}`,
}

const rest = {
  legend: (amount: string) => `And the other ${amount}?`,
  follows: 'It follows: the order goes on needing attention.',
  isKept: 'It stays with the shop.',
  why: 'Why it stays',
  missing: 'Write why, in words for the customer.',
}

const keep = {
  action: 'Give nothing back',
  title: 'Give nothing back',
  effect: (amount: string) =>
    `${amount} stays with the shop, and the order needs no attention any more. The customer gets a mail that says why. This can’t be undone.`,
  done: 'Recorded: nothing goes back. The customer is told why.',
  failed: 'Nothing was recorded',
}

const paidByHand = {
  giveBackAfter: 'This gives no money back. Recording that is offered afterwards, on the page of the order.',
  providerFirst: 'The payment provider is asked first, and what it knows of counts.',
  noteHint: 'Needed where the provider knows of no money: where did it come from? Seen by the team only.',
  noteRequired: 'The provider knows of no money for this order. Write where it came from, then send again.',
  silent: 'The payment provider does not answer, so nothing was changed. Try again in half a minute.',
  refundAfter: 'This sends no money back. The refund of the card is offered afterwards, on the page of the order.',
}

const deletion = {
  action: 'Delete order',
  short: 'Delete',
  shortOf: (id: string) => `Delete order ${id}`,
  question: 'Are you sure you want to delete this order?',
  effect: 'It leaves all lists, and what it held is free again. Its rows are kept for the books.',
  owed: 'Money of this order has not gone back yet. Give it back first, then delete the order.',
  confirm: 'Delete order',
  done: (id: string) => `Order ${id} deleted.`,
  failed: (why: string) => `Failed to delete order: ${why}`,
}

export const adminPayments = { money, refund, giveBack, rest, keep, paidByHand, deletion }
