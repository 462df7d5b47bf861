import { plural } from '#i18n/plural.ts'
import { withCounts } from '#i18n/with-counts.ts'

const door = {
  action: 'Refused at the door',
  title: 'Refused at the door',
  question: (id: string) =>
    `Order ${id} is cancelled because nobody took it. The customer’s number is remembered by it.`,
  confirm: 'Record the refusal',
  done: 'The order is cancelled: refused at the door.',
  failed: (why: string) => `Failed to cancel the order: ${why}`,
  many: (count: number) => withCounts`Refused at the door (${count})`,
  manyTitle: plural({ one: '{n} order refused at the door', other: '{n} orders refused at the door' }),
  manyQuestion: 'They are cancelled because nobody took them. The customers’ numbers are remembered by it.',
  manyDone: plural({
    one: '{n} order cancelled as refused at the door.',
    other: '{n} orders cancelled as refused at the door.',
  }),
}

const confirmation = {
  title: 'Confirmation',
  states: { 'not confirmed': 'Not confirmed yet', 'no answer': 'No answer', confirmed: 'Confirmed' },
  by: { link: 'by the customer, through their link', team: 'by phone', 'pre-order': 'by the pre-order' },
  tries: plural({ one: 'Asked {n} time without an answer', other: 'Asked {n} times without an answer' }),
  state: 'State',
  when: 'When',
  isHeld: 'Held',
  held: 'Held until it is confirmed: it is neither approved nor sent before.',
  cardOnly: 'By the rules in the settings this order could not be paid in cash:',
  reasons: {
    'first order': 'First order, above the amount in the settings',
    refusals: 'Parcels were refused at the door before',
    'open total': 'Much is open in cash already',
  },
  refusals: plural({
    one: 'This number has refused {n} parcel at the door.',
    other: 'This number has refused {n} parcels at the door.',
  }),
  ask: 'Ask on WhatsApp',
  askIn: { en: 'Ask in English', ar: 'Ask in Arabic' },
  askHint: 'With their link: they confirm, change the size or the address, or cancel.',
  copy: 'Copy the message',
  confirmed: 'Confirmed by phone',
  noAnswer: 'No answer',
  takeBack: 'Take back: not confirmed',
  events: { confirmed: 'Confirmed', 'no answer': 'Called, no answer', 'not confirmed': 'Confirmation taken back' },
  saved: { confirmed: 'Confirmed.', 'no answer': 'Written down: no answer.', 'not confirmed': 'No longer confirmed.' },
  failed: (why: string) => `Failed to save: ${why}`,
}

export const adminCash = { door, confirmation }
