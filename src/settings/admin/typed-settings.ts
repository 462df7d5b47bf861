import { westernDigits } from '#lib/digits.ts'

/** What the form holds, by the names that the server calls the fields by. */
export type Typed = (name: string) => string

export const MOST_LINKS = 8

const number = (typed: string): number => Number(westernDigits(typed).trim() || Number.NaN)

/** As the shop stores a number, however the owner typed it. */
const phone = (typed: string): string =>
  westernDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^(00|\+)?20(?=\d{9})/, '+20')
    .replace(/^0(?=\d{9})/, '+20')

const bilingual = (typed: Typed, name: string) => ({ en: typed(`${name}.en`), ar: typed(`${name}.ar`) })

/** The places of the links that are there: a row that was emptied is none. */
const filledLinks = (typed: Typed): number[] =>
  Array.from({ length: MOST_LINKS }, (_, at) => at).filter(
    (at) => (typed(`settings.social.${at}.name`) + typed(`settings.social.${at}.url`)).trim() !== '',
  )

/** What is sent of it. */
export function bodyOf(typed: Typed) {
  const collection: 'Black' | 'White' = typed('settings.currentCollection') === 'White' ? 'White' : 'Black'
  const span = (name: string) => ({ min: number(typed(`${name}.min`)), max: number(typed(`${name}.max`)) })
  return {
    settings: {
      name: typed('settings.name'),
      currentCollection: collection,
      email: typed('settings.email').trim(),
      phone: phone(typed('settings.phone')),
      whatsapp: phone(typed('settings.whatsapp')),
      address: bilingual(typed, 'settings.address'),
      hours: bilingual(typed, 'settings.hours'),
      social: filledLinks(typed).map((at) => ({
        name: typed(`settings.social.${at}.name`),
        url: typed(`settings.social.${at}.url`).trim(),
      })),
      cashAnswerDays: number(typed('settings.cashAnswerDays')),
      ownersNeedSecondFactor: typed('settings.ownersNeedSecondFactor') === 'on',
      returns: {
        days: number(typed('settings.returns.days')),
        faultyDays: number(typed('settings.returns.faultyDays')),
        answer: span('settings.returns.answer'),
        refund: span('settings.returns.refund'),
      },
    },
    texts: {
      about: bilingual(typed, 'texts.about'),
      policies: {
        shipping: bilingual(typed, 'texts.policies.shipping'),
        returns: bilingual(typed, 'texts.policies.returns'),
        payment: bilingual(typed, 'texts.policies.payment'),
        privacy: bilingual(typed, 'texts.policies.privacy'),
        terms: bilingual(typed, 'texts.policies.terms'),
      },
    },
  }
}

/** The server counts the links that it got; the form counts its rows. */
export function problemsByField(errors: Record<string, string>, typed: Typed): Record<string, string> {
  const rows = filledLinks(typed)
  return Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => [
      field.replace(/^settings\.social\.(\d+)/, (whole, at: string) => {
        const row = rows[Number(at)]
        return row === undefined ? whole : `settings.social.${row}`
      }),
      problem,
    ]),
  )
}
