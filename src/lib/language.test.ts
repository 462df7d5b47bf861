import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLanguage, isLanguage, LANGUAGES, languageOf, withoutLanguage } from './language.ts'

test.each([
  ['/', 'en', '/'],
  ['/ar', 'ar', '/'],
  ['/ar/', 'ar', '/'],
  ['/products', 'en', '/products'],
  ['/ar/products', 'ar', '/products'],
  ['/arabic', 'en', '/arabic'],
  ['/art/ar', 'en', '/art/ar'],
  ['/ar/ar', 'ar', '/ar'],
  ['/AR/products', 'en', '/AR/products'],
])('%s is a page in %s, called %s without its language', (pathname, language, bare) => {
  expect([languageOf(pathname), withoutLanguage(pathname)]).toEqual([language, bare])
})

test('a page is found in either language and leads back', () => {
  const aPage = fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
  fc.assert(
    fc.property(
      aPage.filter((page) => languageOf(page) === 'en'),
      fc.constantFrom(...LANGUAGES),
      (page, language) => {
        const address = inLanguage(language, page)
        expect([languageOf(address), withoutLanguage(address)]).toEqual([language, page])
      },
    ),
  )
})

test('the home page has the shortest addresses', () => {
  expect([inLanguage('en', '/'), inLanguage('ar', '/')]).toEqual(['/', '/ar'])
})

test('only the shop’s two languages are languages', () => {
  expect(LANGUAGES.every(isLanguage)).toBe(true)
  for (const odd of ['fr', 'AR', '', null, undefined, ['ar'], {}]) expect(isLanguage(odd)).toBe(false)
})
