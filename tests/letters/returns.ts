import type { Language } from '../../src/lib/language.ts'
import type { Letter } from '../../src/lib/mail.server.ts'
import { STATES } from '../../src/returns/return.ts'
import { returnLetter } from '../../src/returns/return-letter.server.ts'
import { firstFacts } from '../../src/settings/facts.ts'

const line = {
  ...{ name: 'Black Hoodie', nameAr: 'هودي أسود', size: 'M', quantity: 1, amount: 129_950 },
  ...{ mediaId: '01KAJ6Z0E4W9S5T3R2Q1ME0001', width: 1200, height: 1600 },
}

/** Every letter of a return, with what an example says. */
export const letters = (language: Language): Record<string, Letter> =>
  Object.fromEntries(
    STATES.map((state, at) => [
      `return ${state}`,
      returnLetter({
        request: {
          code: 'BW7K3M2Q-R1',
          sku: 'BW7K3M2Q',
          email: 'mona@example.com',
          language,
          reason: state === 'exchanged' ? 'size' : 'defect',
          wish: state === 'exchanged' ? 'exchange' : 'refund',
          paymentMethod: 'cod',
          payToBy: state === 'received' ? 'wallet' : null,
          payTo: state === 'received' ? '+201012345678' : null,
          createdAt: new Date('2026-03-12T10:00:00Z'),
          lines: [
            { ...line, ...(state === 'refunded' ? { amount: 0 } : {}), newSize: state === 'exchanged' ? 'L' : null },
          ],
        },
        step: {
          id: at + 1,
          state,
          at: new Date('2026-03-16T10:00:00Z'),
          words: state === 'rejected' ? 'The tags are missing.' : '',
        },
        greeting: 'Mona',
        link: 'https://shop.example/my-order/example',
        facts: firstFacts,
      }),
    ]),
  )
