import { z } from 'zod'

const bilingual = z.object({ en: z.string().max(500), ar: z.string().max(500) })

/** What the owner says of the shop: read by the footer, the home page and mails. */
export const facts = z
  .object({
    name: z.string().min(1).max(60),
    currentCollection: z.enum(['Black', 'White']),
    email: z.email(),
    phone: z.string().regex(/^\+20\d{9,10}$/),
    whatsapp: z.string().regex(/^\+20\d{9,10}$/),
    address: bilingual,
    hours: bilingual,
    social: z.array(z.object({ name: z.string().max(30), url: z.url({ protocol: /^https$/ }) })).max(8),
    /** Days after which an unanswered cash order is flagged. */
    cashAnswerDays: z.int().min(1).max(60),
  })
  .meta({ id: 'ShopFacts' })

export type Facts = z.output<typeof facts>

/** Until the owner says otherwise. */
export const firstFacts: Facts = {
  name: 'Black & White',
  currentCollection: 'Black',
  email: 'hello@blackandwhite.example',
  phone: '+20225550100',
  whatsapp: '+201005550100',
  address: { en: '12 Talaat Harb Street, Downtown, Cairo', ar: '12 شارع طلعت حرب، وسط البلد، القاهرة' },
  hours: { en: 'Saturday to Thursday, 10:00 to 20:00', ar: 'من السبت إلى الخميس، من 10:00 إلى 20:00' },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
  cashAnswerDays: 7,
}
