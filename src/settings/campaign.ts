import { z } from 'zod'
import { cairoTime } from '#lib/cairo-time.ts'
import { day, pounds, typedText } from '#lib/wire.ts'

const dayOrNone = z.union([z.literal(''), day], 'dayInvalid')

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const fields = z.object({
  isOpen: z.boolean(),
  /** Pounds, for one piece. */
  price: pounds.min(1, 'priceRequired').max(1_000_000, 'tooHigh'),
  colors: z.array(z.enum(['black', 'white'])).min(1, 'required'),
  sizes: z.array(z.enum(['XS', 'S', 'M', 'L', 'XL', 'XXL'])).min(1, 'required'),
  /** Days in Cairo; empty until somebody has said them. */
  releaseOn: dayOrNone,
  shipsOn: dayOrNone,
  /** The last day on which it can be asked for; empty: the one before the release. */
  takesUntil: dayOrNone.default(''),
  /** Pieces that one account may have waiting. */
  most: z.int('from1To99').min(1, 'from1To99').max(99, 'from1To99'),
  /** One a line, the same in both languages. What the shop itself keeps (code, free shipping) is said by its own fields. */
  benefits: z.object({ en: typedText(1000), ar: typedText(1000) }),
  /** What the code takes off that everybody gets; 0: there is none. */
  percentOff: z.int('invalid').min(0, 'tooLow').max(100, 'tooHigh'),
  /** Days from the release for which it holds. */
  codeDays: z.int('invalid').min(1, 'tooLow').max(365, 'tooHigh'),
  freeShipping: z.boolean(),
})

/** The collection that can be asked for before it is there. */
export const campaign = fields.superRefine(({ isOpen, releaseOn, shipsOn, takesUntil, benefits }, context) => {
  const problem = (path: string[], message: string): void => context.addIssue({ code: 'custom', path, message })
  if (isOpen && releaseOn === '') problem(['releaseOn'], 'required')
  if (isOpen && shipsOn === '') problem(['shipsOn'], 'required')
  if (releaseOn !== '' && shipsOn !== '' && shipsOn < releaseOn) problem(['shipsOn'], 'shipsBeforeRelease')
  if (releaseOn !== '' && takesUntil > releaseOn) problem(['takesUntil'], 'untilAfterRelease')
  if (linesIn(benefits.en).length !== linesIn(benefits.ar).length) problem(['benefits', 'ar'], 'linesDiffer')
})

export type Campaign = z.output<typeof campaign>

/** Closed: no shop takes pre-orders for a day that nobody has named. */
export const firstCampaign: Campaign = {
  isOpen: false,
  price: 85,
  colors: ['black', 'white'],
  sizes: ['M', 'L', 'XL', 'XXL'],
  releaseOn: '',
  shipsOn: '',
  takesUntil: '',
  most: 10,
  benefits: { en: 'Guaranteed availability\nPriority shipping', ar: 'قطعتك محجوزة لك\nأولوية في الشحن' },
  percentOff: 10,
  codeDays: 90,
  freeShipping: true,
}

/** Open, in its days, and before the one of the release: from then on the collection is simply there. */
export function isTaking(
  { isOpen, releaseOn, takesUntil }: Pick<Campaign, 'isOpen' | 'releaseOn' | 'takesUntil'>,
  now: Date,
): boolean {
  const today = cairoTime(now).slice(0, 10)
  return isOpen && today < releaseOn && (takesUntil === '' || today <= takesUntil)
}

export const benefitsIn = ({ benefits }: Pick<Campaign, 'benefits'>, language: 'en' | 'ar'): string[] =>
  linesIn(benefits[language])
