import type { Facts } from './facts.ts'
import type { ShopTexts } from './shop-texts.ts'

interface Section {
  facts: readonly (keyof Facts)[]
  about?: true
  policies?: readonly (keyof ShopTexts['policies'])[]
}

/** What is saved together, and told with who changed it and when. Each has an address of its own. */
const SECTIONS = {
  contact: { facts: ['name', 'email', 'phone', 'whatsapp', 'address', 'hours', 'registration'] },
  social: { facts: ['social'] },
  collection: { facts: ['currentCollection'] },
  preOrders: { facts: ['preOrders'] },
  returns: { facts: ['returns'] },
  delivery: { facts: [], policies: ['shipping'] },
  policies: { facts: [], policies: ['returns', 'payment', 'privacy', 'terms'] },
  about: { facts: [], about: true },
  stock: { facts: ['lowStock'] },
  cash: { facts: ['cashAnswerDays', 'cashRules'] },
  mail: { facts: ['mail'] },
  security: { facts: ['ownersNeedSecondFactor'] },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof SECTIONS
export const SECTION_NAMES = Object.keys(SECTIONS) as [SectionName, ...SectionName[]]

/** Where a field of the record is changed: `texts.policies.terms.en` among the policies. */
export function sectionOf(path: string): SectionName | undefined {
  const [name = '', part, policy] = path.split('.')
  const has = ({ facts, about, policies = [] }: Section): boolean => {
    if (name !== 'texts') return facts.some((each) => each === name)
    return part === 'about' ? about === true : policies.some((each) => each === policy)
  }
  return SECTION_NAMES.find((section) => has(SECTIONS[section]))
}

const picked = (from: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([name, value]) => names.includes(name) && value !== undefined))

interface Sent {
  settings: object
  texts: { about?: ShopTexts['about'] | undefined; policies?: object | undefined }
}

/** The record with what was sent of this section in it; what belongs to others stays as it is stored. */
export function withSection(name: SectionName, stored: { settings: Facts; texts: ShopTexts }, sent: Sent) {
  const { facts, about, policies = [] }: Section = SECTIONS[name]
  return {
    settings: { ...stored.settings, ...picked(sent.settings, facts) },
    texts: {
      about: (about && sent.texts.about) ?? stored.texts.about,
      policies: { ...stored.texts.policies, ...picked(sent.texts.policies ?? {}, policies) },
    },
  }
}
