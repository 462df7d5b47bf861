import { z } from 'zod'
import { typed } from '#lib/wire.ts'
import { campaign, firstCampaign } from './campaign.ts'
import { cashRules, firstCashRules } from './cash-rules.ts'

const bilingual = z.object({ en: typed(500).min(1, 'required'), ar: typed(500).min(1, 'required') })
const phone = z.string().regex(/^\+20\d{9,10}$/, 'phoneEgyptian')
const days = z.int('from1To90').min(1, 'from1To90').max(90, 'from1To90')
const span = z
  .object({ min: days, max: days })
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'mostUnderLeast' })

/** What may come back, and how soon the shop moves: the form and the policy both say it from here. */
const returns = z.object({
  /** From the day of delivery. */
  days,
  /** The same for a piece that is faulty or not as described. */
  faultyDays: days,
  /** Business days until a request is answered. */
  answer: span,
  /** Business days from the approval until the money is back. */
  refund: span,
})

const firstReturns: z.output<typeof returns> = {
  days: 14,
  faultyDays: 30,
  answer: { min: 1, max: 2 },
  refund: { min: 3, max: 5 },
}

/** Under which numbers the seller is known to the state. Empty: not told. */
const registration = z.object({
  tax: z.union([z.literal(''), z.string().regex(/^\d{9}$/, 'taxNumber')]),
  trade: z.union([z.literal(''), z.string().regex(/^\d{1,12}$/, 'tradeNumber')]),
})

const firstRegistration: z.output<typeof registration> = { tax: '', trade: '' }

/** What stands in the head of each mail beside the address that the operator has set up. */
const mail = z.object({
  /** Empty: as the operator has it. */
  sender: typed(60),
  /** Where answers go. Empty: to the sender's own address. */
  replyTo: z.union([z.literal(''), z.email('emailInvalid')]),
})

const firstMail: z.output<typeof mail> = { sender: '', replyTo: '' }
const FIRST_LOW_STOCK = 5

/** As the owner types them, each in its section: see sections.ts. */
export const factFields = {
  name: typed(60).min(1, 'required'),
  currentCollection: z.enum(['Black', 'White']),
  email: z.email('emailInvalid'),
  phone,
  whatsapp: phone,
  address: bilingual,
  hours: bilingual,
  registration,
  social: z
    .array(z.object({ name: typed(30).min(1, 'required'), url: z.url({ protocol: /^https$/, error: 'linkInvalid' }) }))
    .max(8, 'tooMany'),
  /** Days after which an unanswered cash order is flagged. */
  cashAnswerDays: z.int('from1To60').min(1, 'from1To60').max(60, 'from1To60'),
  cashRules,
  returns: returns.refine(({ days: usual, faultyDays }) => usual <= faultyDays, {
    path: ['faultyDays'],
    message: 'faultyUnderUsual',
  }),
  /** An owner without a second factor can then do nothing but set one up. */
  ownersNeedSecondFactor: z.boolean(),
  /** So many pieces of a product, and fewer, are few. */
  lowStock: z.int('from1To99').min(1, 'from1To99').max(99, 'from1To99'),
  mail,
  preOrders: campaign,
}

/** What the owner says of the shop: read by the footer, the home page and mails. What older shops stored lacks some. */
export const facts = z
  .object({
    ...factFields,
    cashRules: cashRules.default(firstCashRules),
    registration: registration.default(firstRegistration),
    returns: returns.default(firstReturns),
    ownersNeedSecondFactor: z.boolean().default(false),
    lowStock: factFields.lowStock.default(FIRST_LOW_STOCK),
    mail: mail.default(firstMail),
    preOrders: campaign.default(firstCampaign),
  })
  .meta({ id: 'ShopFacts' })

export type Facts = z.output<typeof facts>

/** Without what whoever wants to get around a rule would like to know. */
export type PublicFacts = Omit<Facts, 'cashRules'>

/** Until the owner says otherwise. */
export const firstFacts: Facts = {
  name: 'Black & White',
  currentCollection: 'Black',
  email: 'hello@blackandwhite.example',
  phone: '+20225550100',
  whatsapp: '+201005550100',
  address: { en: '12 Talaat Harb Street, Downtown, Cairo', ar: '12 شارع طلعت حرب، وسط البلد، القاهرة' },
  hours: { en: 'Saturday to Thursday, 10:00 to 20:00', ar: 'من السبت إلى الخميس، من 10:00 إلى 20:00' },
  registration: firstRegistration,
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
  cashAnswerDays: 7,
  cashRules: firstCashRules,
  returns: firstReturns,
  ownersNeedSecondFactor: false,
  lowStock: FIRST_LOW_STOCK,
  mail: firstMail,
  preOrders: firstCampaign,
}
