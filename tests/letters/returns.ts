import type { Language } from '../../src/lib/language.ts'
import type { Letter } from '../../src/lib/mail.server.ts'
import type { ReturnLetterNeeds } from '../../src/returns/letter-parts.server.ts'
import { type ReturnState, STATES } from '../../src/returns/return.ts'
import { returnLetter } from '../../src/returns/return-letter.server.ts'
import { firstFacts } from '../../src/settings/facts.ts'

type Request = ReturnLetterNeeds['request']

const line = {
  ...{
    name: 'Black Hoodie',
    nameAr: 'هودي أسود',
    size: 'M',
    isOneSize: false,
    newSize: null,
    quantity: 1,
    amount: 129_950,
  },
  ...{ mediaId: '01KAJ6Z0E4W9S5T3R2Q1ME0001', width: 1200, height: 1600 },
}

interface Said {
  line?: Partial<Request['lines'][number]>
  fee?: number
  endsAt?: Date
  words?: string
}

const ASKED = new Date('2026-03-12T10:00:00Z')
const REJECTED = { en: 'The tags are missing.', ar: 'البطاقات غير موجودة.' }

/** A return’s letter; a faulty hoodie’s, whose money is wanted, unless said otherwise. */
export const letterOf = (
  { language, state }: { language: Language; state: ReturnState },
  {
    line: ofLine = {},
    fee = 0,
    endsAt = new Date('2026-03-26T22:00:00Z'),
    words = state === 'rejected' ? REJECTED[language] : '',
    ...of
  }: Partial<Request> & Said = {},
): Letter =>
  returnLetter({
    request: {
      code: 'BW7K3M2Q-R1',
      sku: 'BW7K3M2Q',
      email: 'mona@example.com',
      language,
      reason: 'defect',
      wish: 'refund',
      paymentMethod: 'cod',
      payToBy: null,
      payTo: null,
      refundId: null,
      moneyLeft: 1_000_000,
      courier: '',
      trackingNumber: '',
      courierPage: null,
      createdAt: ASKED,
      lines: [{ ...line, ...ofLine }],
      ...of,
    },
    step: {
      id: STATES.indexOf(state) + 1,
      state,
      at: state === 'requested' ? ASKED : new Date('2026-03-16T10:00:00Z'),
      words,
    },
    greeting: language === 'ar' ? 'منى' : 'Mona',
    link: 'https://shop.example/my-order/example',
    facts: firstFacts,
    fee,
    endsAt,
    approvedAt: new Date('2026-03-16T10:00:00Z'),
    days: { min: 2, max: 4 },
  })

const said: Partial<Record<ReturnState, Parameters<typeof letterOf>[1]>> = {
  received: { payToBy: 'wallet', payTo: '+201012345678' },
  exchanged: {
    ...{ reason: 'size', wish: 'exchange', line: { newSize: 'L' } },
    ...{
      courier: 'Bosta',
      trackingNumber: '7234118902',
      courierPage: 'https://bosta.co/tracking-shipments?shipment-number={number}',
    },
  },
  refunded: { line: { amount: 0 } },
}

const WORN = { en: 'Both cuffs are worn through.', ar: 'الكمّان مهترئان من الاستعمال.' }

/** Every letter of a return, with what an example says. */
export const letters = (language: Language): Record<string, Letter> => ({
  ...Object.fromEntries(STATES.map((state) => [`return ${state}`, letterOf({ language, state }, said[state])])),
  'return closed': letterOf({ language, state: 'refunded' }, { words: WORN[language] }),
})
