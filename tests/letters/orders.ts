import type { Language } from '../../src/lib/language.ts'
import type { Letter } from '../../src/lib/mail.server.ts'
import { linkLetter } from '../../src/orders/letters/link-letter.server.ts'
import { type LetterNeeds, orderLetter } from '../../src/orders/letters/order-letter.server.ts'
import { firstFacts } from '../../src/settings/facts.ts'
import { exampleLink, exampleOrder } from '../support/example-order.ts'

const card = { paymentMethod: 'paymob' } as const
const paid = { isPaid: true, status: 'paid', paidAt: new Date('2026-03-03T10:04:00Z') } as const
const sent = { status: 'shipped', fulfilment: 'shipped' } as const
const COURIER_PAGE = 'https://bosta.co/tracking-shipments?shipment-number={number}'
const back = { amount: 124_950, step: 'a-refund' }
const WHY_LESS = {
  en: 'The sleeve is stained, so we keep back a part.',
  ar: 'على الكم بقعة، لذلك احتفظنا بجزء من المبلغ.',
}
const ofReturn = {
  id: back.step,
  amount: back.amount,
  paid: 257_865,
  state: 'done',
  reason: 'BWBWMAIL-R1',
  at: '',
  isOfOrder: true,
  isLast: false,
  worth: null,
  fee: null,
  how: null,
  reference: '',
} as const

const byHand = { ...ofReturn, reason: '', words: '' } as const
const givenBack = { ...paid, moneyBack: [byHand] }

const KEPT = {
  en: 'It is the deposit, which covers the way to you and back.',
  ar: 'هذا هو العربون، وهو يغطي تكلفة الشحن ذهابًا وعودة.',
}

const piece = {
  ...{ refundId: back.step, productId: '01KAJ6Z0E4W9S5T3R2Q1PR0001' },
  ...{ size: 'XXL', quantity: 1, state: 'done' },
}

export function letters(language: Language): Record<string, Letter> {
  const write = (
    event: LetterNeeds['event'],
    order: Parameters<typeof exampleOrder>[1] = {},
    more: Partial<LetterNeeds> = {},
  ): Letter =>
    orderLetter({
      event,
      step: 1,
      order: exampleOrder(language, order),
      greeting: exampleOrder(language).name,
      days: { min: 2, max: 5 },
      facts: firstFacts,
      link: exampleLink('/my-order/01KAJ6Z0E4W9S5T3R2Q1BWMAIL.tgk5q0.sOmE-SeAl_oF-tHe-sHoP-iN-43-lEtTeRs-123456'),
      ...more,
    })
  return {
    'placed, cash': write(
      'placed',
      {},
      { confirmLink: exampleLink('/confirm-order#01KAJ6Z0E4W9S5T3R2Q1BWMAIL.tgk5q0.sOmE-SeAl') },
    ),
    'placed, of a pre-order': write('placed', {}, { preOrder: { number: 'POQ1BWMA', code: 'NEXT-7KQ4MWXR' } }),
    'placed, nothing to pay': write('placed', { total: 0, discount: 285_850, ...paid }),
    'not paid yet': write('not paid yet', card),
    'payment failed': write('payment failed', card, { step: 'try-1' }),
    'paid by card': write('paid', { ...card, ...paid }),
    'paid at the door': write('paid', { ...paid, ...sent, status: 'delivered', fulfilment: 'delivered' }),
    shipped: write('shipped', { ...sent, courier: 'Bosta', trackingNumber: '7234118902', courierPage: COURIER_PAGE }),
    'shipped by a courier without a page': write('shipped', { ...sent, courier: 'Mylerz', trackingNumber: 'MZ-88-1' }),
    'shipped, nobody said by whom': write('shipped', sent),
    delivered: write('delivered', { ...paid, status: 'delivered', fulfilment: 'delivered' }),
    'delivered, to an account': write('delivered', {
      ...{ ...paid, status: 'delivered', fulfilment: 'delivered' },
      accountId: '01KAJ6Z0E4W9S5T3R2Q1ACC001',
    }),
    cancelled: write('cancelled', { status: 'cancelled' }),
    'cancelled, refused at the door': write('cancelled', { status: 'cancelled', refusedAt: new Date() }),
    'cancelled, paid': write('cancelled', { ...card, ...paid, status: 'cancelled' }),
    'cancelled, a part had come': write('cancelled', { status: 'cancelled', refusedAt: new Date(), dueBack: 150_000 }),
    'cancelled, not paid in time': write('cancelled', { ...card, status: 'cancelled', expiredAt: new Date() }),
    'stands again': write('stands again'),
    'edited, cash': write('edited'),
    'edited, by the shopper': write('edited', {
      history: exampleOrder(language).history.map((step) => ({ ...step, after: {} })),
    }),
    'edited, card': write('edited', card),
    'edited, paid': write('edited', { ...card, ...paid }),
    refunded: write('refunded', { ...card, ...paid, moneyBack: [byHand] }, back),
    'refunded for a return': write(
      'refunded',
      { ...card, ...paid, moneyBack: [{ ...ofReturn, amount: 100_000, worth: 112_455, words: WHY_LESS[language] }] },
      { ...back, amount: 100_000, back: [piece] },
    ),
    'sent back': write('sent back', { ...card, status: 'cancelled' }, back),
    'sent back as changed': write('sent back as changed', card, back),
    'given back in cash': write('given back', givenBack, { ...back, how: 'cash' }),
    'given back by bank': write('given back', givenBack, { ...back, how: 'bank', reference: 'VF-٥٥٨٨٢٣' }),
    'given back by InstaPay': write('given back', givenBack, { ...back, how: 'instapay', reference: '600418273905' }),
    'given back to a wallet': write('given back', givenBack, { ...back, how: 'wallet', reference: '01005551234' }),
    'a new link': linkLetter({
      ...{ order: exampleOrder(language), seed: 'example', greeting: '', facts: firstFacts },
      link: exampleLink('/my-order/01KAJ6Z0E4W9S5T3R2Q1BWMAIL.tgk5q0.sOmE-SeAl'),
      confirmLink: exampleLink('/confirm-order#01KAJ6Z0E4W9S5T3R2Q1BWMAIL.tgk5q0.sOmE-SeAl'),
    }),
    'nothing goes back': write(
      'kept',
      { status: 'cancelled', moneyBack: [{ ...ofReturn, amount: 0, isLast: true, reason: '', words: KEPT[language] }] },
      { step: back.step, amount: 150_000 },
    ),
    'given back otherwise': write('given back', givenBack, { ...back, how: 'other' }),
  }
}
