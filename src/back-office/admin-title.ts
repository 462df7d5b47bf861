import { type AdminTexts, adminTextsIn } from '#i18n/load-admin-texts.ts'
import { textsIn } from '#i18n/texts.ts'
import { languageOf } from '#lib/language.ts'

/** A page of the back-office in the browser's tab; on the server, where its texts never are, only the shop's name. */
export function adminMeta(location: { pathname: string }, titleIn: (texts: AdminTexts) => string) {
  const language = languageOf(location.pathname)
  const { shopName } = textsIn(language).shop.shell
  const texts = adminTextsIn(language)
  const title = texts ? `${titleIn(texts)} · ${shopName}` : shopName
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
