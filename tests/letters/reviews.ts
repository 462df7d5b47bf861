import type { Language } from '../../src/lib/language.ts'
import type { Letter } from '../../src/lib/mail.server.ts'
import { reviewLetter } from '../../src/reviews/review-letter.server.ts'
import { firstFacts } from '../../src/settings/facts.ts'
import { EXAMPLE_SHOP, exampleOrder } from '../support/example-order.ts'

export function letters(language: Language): Record<string, Letter> {
  const order = exampleOrder(language)
  const products = order.lines.map(({ productId: id, name, nameAr }) => ({ id, name, nameAr }))
  const productIds = products.map(({ id }) => id)
  const invitation = (accountId: string | null) => ({ order: { ...order, accountId, productIds }, products })
  const around = {
    settings: { publicUrl: EXAMPLE_SHOP, secret: 'the secret of an example, which seals nothing' },
    facts: firstFacts,
    now: new Date('2026-03-10T10:00:00Z'),
  }
  return {
    'how do you like it, to a guest': reviewLetter(invitation(null), { ...around, greeting: '' }),
    'how do you like it, to an account': reviewLetter(invitation('01KAJ6Z0E4W9S5T3R2Q1ACC001'), {
      ...around,
      greeting: order.name,
    }),
  }
}
