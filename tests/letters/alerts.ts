import { stockLetter } from '../../src/alerts/stock-letter.server.ts'
import { inLanguage, type Language } from '../../src/lib/language.ts'
import type { Letter } from '../../src/lib/mail.server.ts'
import { firstFacts } from '../../src/settings/facts.ts'
import { exampleLink } from '../support/example-order.ts'

const NAMES = { en: 'Heavyweight Hoodie', ar: 'هودي قطن ثقيل' }

export const letters = (language: Language): Record<string, Letter> => ({
  'a size is back': stockLetter(
    {
      ...{ alertId: '01KAJ6Z0E4W9S5T3R2Q1ALERT1', productId: '01KAJ6Z0E4W9S5T3R2Q1PR0001', language },
      ...{ email: 'mona.adel@mailbox.example', name: NAMES[language], size: 'XL' },
      piece: { price: 124_950, mediaId: '01KAJ6Z0E4W9S5T3R2Q1ME0001', width: 1200, height: 1600, isOneSize: false },
    },
    {
      link: exampleLink(inLanguage(language, '/product/01KAJ6Z0E4W9S5T3R2Q1PR0001')),
      leave: exampleLink(inLanguage(language, '/waiting-list/01KAJ6Z0E4W9S5T3R2Q1ALERT1.sOmE-SeAl')),
    },
    firstFacts,
  ),
})
