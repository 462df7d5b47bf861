import { inLanguage, type Language, languageOf } from './language.ts'

export interface Place {
  origin: string
  language: Language
}

export interface Head extends Place {
  /** Address of the English page, with the query that makes it another page. */
  address: string
  title: string
  description: string
  /** Path of the uploaded picture that stands for the page elsewhere; without one it is the shop's own. */
  image?: string | undefined
  imageAlt?: string | undefined
  type?: 'website' | 'product'
  /** schema.org, for search engines. */
  facts?: readonly object[]
}

export const placeOf = ({ url }: Request): Place => {
  const { origin, pathname } = new URL(url)
  return { origin, language: languageOf(pathname) }
}

const NAME = 'Black & White'
const LOCALES: Record<Language, string> = { en: 'en_US', ar: 'ar_EG' }

/** JPEG, 1200 by 630: what WhatsApp and Facebook show. */
const sharedPicture = (image: string | undefined): string =>
  /^\/media\/\w+\//.exec(image ?? '')?.[0].concat('og.jpg') ?? '/og.jpg'

function whole({ origin, address, language, title, description, type = 'website', facts = [], ...head }: Head) {
  const english = origin + inLanguage('en', address)
  const arabic = origin + inLanguage('ar', address)
  const here = language === 'en' ? english : arabic
  const other = language === 'en' ? 'ar' : 'en'
  const link = { tagName: 'link' as const, rel: 'alternate' }
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link' as const, rel: 'canonical', href: here },
    { ...link, hrefLang: 'en', href: english },
    { ...link, hrefLang: 'ar-EG', href: arabic },
    { ...link, hrefLang: 'x-default', href: english },
    { property: 'og:site_name', content: NAME },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: here },
    { property: 'og:locale', content: LOCALES[language] },
    { property: 'og:locale:alternate', content: LOCALES[other] },
    { property: 'og:image', content: origin + sharedPicture(head.image) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: head.imageAlt || title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...facts.map((fact) => ({ 'script:ld+json': fact })),
  ]
}

/** Crawlers ask the server; a page turned in the browser needs its title only. */
export const headOf = (head: Head): ReturnType<typeof whole> =>
  import.meta.env.SSR ? whole(head) : [{ title: head.title }]
