import { inLanguage, type Language, languageOf } from './language.ts'

/** Where a page stands. */
export interface Place {
  /** Scheme and host that it was asked for under. */
  origin: string
  language: Language
}

export interface Head extends Place {
  /** Address of the English page, with the query that makes it another page. */
  address: string
  title: string
  description: string
  /** Path of the picture that stands for the page elsewhere. */
  image?: string | undefined
  type?: 'website' | 'product'
  /** What search engines read of it (schema.org). */
  facts?: readonly object[]
}

export const placeOf = ({ url }: Request): Place => {
  const { origin, pathname } = new URL(url)
  return { origin, language: languageOf(pathname) }
}

const LOCALES: Record<Language, string> = { en: 'en_US', ar: 'ar_EG' }

/** One page in two languages, told to search engines and to whoever shares it. */
function whole({ origin, address, language, title, description, image, type = 'website', facts = [] }: Head) {
  const english = origin + inLanguage('en', address)
  const arabic = origin + inLanguage('ar', address)
  const other = language === 'en' ? 'ar' : 'en'
  const link = { tagName: 'link' as const, rel: 'alternate' }
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link' as const, rel: 'canonical', href: language === 'en' ? english : arabic },
    { ...link, hrefLang: 'en', href: english },
    { ...link, hrefLang: 'ar-EG', href: arabic },
    { ...link, hrefLang: 'x-default', href: english },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: language === 'en' ? english : arabic },
    { property: 'og:locale', content: LOCALES[language] },
    { property: 'og:locale:alternate', content: LOCALES[other] },
    ...(image ? [{ property: 'og:image', content: origin + image }] : []),
    ...facts.map((fact) => ({ 'script:ld+json': fact })),
  ]
}

/** Whoever reads more than the title asks the server: a page turned in the browser carries no more than that. */
export const headOf = (head: Head): ReturnType<typeof whole> =>
  import.meta.env.SSR ? whole(head) : [{ title: head.title }]
