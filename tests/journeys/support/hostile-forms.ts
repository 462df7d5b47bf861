import type { TestBrowser } from '../../support/browser.ts'

export interface Attacked {
  url: string
  owner: TestBrowser
  words: (most: number) => string
  /** What an invitation to this mailbox had behind its `#`. */
  invitationOf: (email: string) => Promise<string>
}

interface Typed {
  method: string
  path: string
  form: unknown
}

/** All that was sent, for whoever asks which fields were filled. */
export const typedForms: Typed[] = []

/** Sends what has to be taken as it is: a shop that refused it would show nothing of it. */
export async function sent(by: TestBrowser, method: string, path: string, form?: unknown) {
  const { status, body } = await by.send(method, path, form)
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
  if (form !== undefined) typedForms.push({ method, path, form })
  return body
}

export const bilingual = (words: Attacked['words'], most: number) => ({ en: words(most), ar: words(most) })

/** A page of it shows as much in either language. */
export const both = (words: Attacked['words'], name: string, most: number) => ({
  [name]: words(most),
  [`${name}Ar`]: words(most),
})

/** What a spreadsheet would work out, where it is a cell of its own. */
export const formula = (words: Attacked['words'], most: number): string => `=1+${words(most - 3)}`

export const addressOf = (words: Attacked['words'], email: string) => ({
  ...{ name: formula(words, 120), email, phone: '01123456789', address: formula(words, 300) },
  ...{ city: 'cairo', cityName: words(80), country: 'EG' },
})

export interface HostileProduct {
  id: string
  sku: string
  finalPrice: number
}
