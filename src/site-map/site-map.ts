import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { XML_HEAD, xmlText } from '#lib/xml.ts'

export interface Entry {
  /** Address of the English page. */
  address: string
  changedAt?: Date | undefined
  /** Paths. */
  images?: readonly string[]
}

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** Each page in both languages, and each of the two naming both. */
function pageLines(publicUrl: string, { address, changedAt, images = [] }: Entry): string[] {
  const addresses = {
    en: xmlText(publicUrl + inLanguage('en', address)),
    ar: xmlText(publicUrl + inLanguage('ar', address)),
  }
  const alternates = Object.entries({ en: addresses.en, 'ar-EG': addresses.ar, 'x-default': addresses.en }).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  )
  const lastmod = changedAt ? [`<lastmod>${changedAt.toISOString()}</lastmod>`] : []
  const pictures = images.map(
    (path) => `<image:image><image:loc>${xmlText(publicUrl + path)}</image:loc></image:image>`,
  )
  return LANGUAGES.map((language) =>
    ['<url>', `<loc>${addresses[language]}</loc>`, ...lastmod, ...alternates, ...pictures, '</url>'].join(''),
  )
}

export const siteMap = (publicUrl: string, entries: readonly Entry[]): string =>
  [
    XML_HEAD,
    `<urlset ${NAMESPACES}>`,
    ...entries.flatMap((entry) => pageLines(publicUrl, entry)),
    '</urlset>',
    '',
  ].join('\n')

/** Where there are too many for one file: the files that there are. */
export const siteMapIndex = (publicUrl: string, files: readonly string[]): string =>
  [
    XML_HEAD,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map((path) => `<sitemap><loc>${xmlText(publicUrl + path)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
