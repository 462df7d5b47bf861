import type { Place } from '#lib/head.ts'
import { inLanguage } from '#lib/language.ts'
import type { PublicFacts } from './facts.ts'

const SCHEMA = 'https://schema.org'

/** The shop and its search as search engines read them (schema.org). */
export function shopFacts(facts: PublicFacts, { origin, language }: Place): object[] {
  const shop = `${origin}/#shop`
  return [
    {
      '@context': SCHEMA,
      '@type': 'OnlineStore',
      '@id': shop,
      name: facts.name,
      url: origin + inLanguage(language, '/'),
      logo: `${origin}/favicon.svg`,
      image: `${origin}/og.jpg`,
      email: facts.email,
      telephone: facts.phone,
      address: { '@type': 'PostalAddress', streetAddress: facts.address[language], addressCountry: 'EG' },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: facts.whatsapp,
        email: facts.email,
        areaServed: 'EG',
        availableLanguage: ['English', 'Arabic'],
      },
      sameAs: facts.social.map(({ url }) => url),
    },
    {
      '@context': SCHEMA,
      '@type': 'WebSite',
      name: facts.name,
      url: origin + inLanguage(language, '/'),
      inLanguage: language === 'ar' ? 'ar-EG' : 'en',
      publisher: { '@id': shop },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${inLanguage(language, '/products')}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
