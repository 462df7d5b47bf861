import { newId } from '../../src/lib/id.server.ts'
import type { Language } from '../../src/lib/language.ts'
import type { Letter } from '../../src/lib/mail.server.ts'
import type { PreOrderRow } from '../../src/pre-orders/db.server.ts'
import { preOrderLetter } from '../../src/pre-orders/pre-order-letter.server.ts'
import { firstFacts } from '../../src/settings/facts.ts'

const rowIn = (language: Language): PreOrderRow => {
  const id = newId()
  const at = new Date('2026-11-20T10:00:00Z')
  return {
    id,
    number: `PO${id.slice(-6)}`,
    accountId: newId(),
    idempotencyKey: null,
    requestHash: null,
    language,
    name: language === 'ar' ? 'منى عادل' : 'Mona Adel',
    email: 'mona@example.com',
    phone: '+201001234567',
    color: 'black',
    size: 'L',
    quantity: 2,
    price: 8500,
    freeShipping: true,
    percentOff: 10,
    releasesOn: '2027-01-20',
    shipsOn: '2027-01-24',
    promoCodeId: newId(),
    state: 'open',
    orderId: null,
    cancelledBy: null,
    createdAt: at,
    updatedAt: at,
    search: '',
    order: null,
    promo: {
      code: 'NEXT-7KQ4MWXR',
      isActive: true,
      used: 0,
      startsAt: '2027-01-19T22:00:00Z',
      endsAt: '2027-04-19T22:00:00Z',
    },
  }
}

const needsIn = (language: Language, change: Partial<PreOrderRow> = {}) => {
  const row = { ...rowIn(language), ...change }
  const publicUrl = 'https://shop.example'
  return { row, step: 1, greeting: row.name, publicUrl, facts: firstFacts }
}

/** Every letter about a pre-order, by what it tells. */
export const letters = (language: Language): Record<string, Letter> => {
  const { promo } = rowIn(language)
  const withdrawn = promo && { ...promo, isActive: false }
  return {
    'pre-order taken': preOrderLetter({ ...needsIn(language), event: 'taken' }),
    'pre-order given up': preOrderLetter({
      ...needsIn(language, { state: 'cancelled', cancelledBy: 'shopper', promo: withdrawn }),
      event: 'cancelled',
    }),
    'pre-order cancelled by the shop': preOrderLetter({
      ...needsIn(language, { state: 'cancelled', cancelledBy: 'team', promo: withdrawn }),
      event: 'cancelled',
    }),
  }
}
