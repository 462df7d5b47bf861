import { inLanguage, type Language, languageOf, withoutLanguage } from './language.ts'

const HERE = 'https://shop.invalid'

/** A path inside this shop, or null: a forged `next` must not lead to another site. */
export function pathInside(next: string | null): string | null {
  if (next === null || !/^\/(?![/\\])[^\\]*$/.test(next) || !URL.canParse(next, HERE)) return null
  const { origin, pathname, search, hash } = new URL(next, HERE)
  // Dots are taken out while parsing: `/..//evil` starts with two slashes only now.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null
}

const isAdminPath = (path: string): boolean => /^\/admin(\/|\?|#|$)/.test(withoutLanguage(path))

export function pathAfterSignIn(role: 'user' | 'admin', next: string | null, language: Language): string {
  const inside = pathInside(next)
  if (role === 'admin') return inside !== null && isAdminPath(inside) ? inside : inLanguage(language, '/admin')
  return inside ?? inLanguage(language, '/')
}

export function signInPath(address: { pathname: string; search: string }): string {
  const language = languageOf(address.pathname)
  const query = new URLSearchParams({ next: address.pathname + address.search })
  return `${inLanguage(language, '/auth')}?${query}`
}
