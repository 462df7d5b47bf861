import { withHeadScript } from './head-script.server.ts'
import { languageOf } from './language.ts'

/** Runs in the page: it is sent as its own text, so nothing outside it is known. */
function goToArabic(): void {
  if (!/(^|; )language=ar(;|$)/.test(document.cookie)) return
  const { pathname, search, hash } = location
  location.replace(`/ar${pathname === '/' ? '' : pathname}${search}${hash}`)
}

/**
 * The server leads who reads Arabic to the Arabic page; a cache between us, which tells no cookies apart, gives them the
 * English one, and that leads on by itself.
 */
export const inChosenLanguage = (marked: string, mark: string, address: string): string =>
  languageOf(address) === 'ar' ? marked : withHeadScript(marked, mark, `(${goToArabic})()`)
