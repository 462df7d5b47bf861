import { accountLetter } from '../../src/accounts/account-letter.server.ts'
import { type AccountMail, accountLetters } from '../../src/i18n/en/letters/account.ts'
import { inLanguage, type Language } from '../../src/lib/language.ts'
import type { Letter } from '../../src/lib/mail.server.ts'
import { firstFacts } from '../../src/settings/facts.ts'
import { exampleLink, exampleOrder } from '../support/example-order.ts'

const PAGES: Partial<Record<AccountMail, string>> = {
  verify: '/verify-email#01KAJ6Z0E4W9S5T3R2Q1LINK01.sOmE-SeAl',
  welcome: '/account',
  taken: '/forgot-password',
  reset: '/reset-password#01KAJ6Z0E4W9S5T3R2Q1LINK01.sOmE-SeAl',
}

const isKind = (text: string): text is AccountMail => text in accountLetters.kinds

export function letters(language: Language): Record<string, Letter> {
  const { name, email } = exampleOrder(language)
  const write = (kind: AccountMail): Letter => {
    const page = PAGES[kind]
    const link = page && exampleLink(inLanguage(language, page))
    const isProven = kind !== 'verify' && kind !== 'taken'
    const to = { name: isProven ? name : '', address: email }
    return accountLetter({ kind, language, to, link, seed: 'example', facts: firstFacts })
  }
  const kinds = Object.keys(accountLetters.kinds).filter(isKind)
  return Object.fromEntries(kinds.map((kind) => [kind, write(kind)]))
}
