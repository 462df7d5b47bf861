import { type AdminTexts, adminTextsIn } from '#i18n/load-admin-texts.ts'
import { textsIn } from '#i18n/texts.ts'
import { languageOf } from '#lib/language.ts'

let isDenied = false

/** Whoever is none of the team sees another page than the one they asked for. */
export const noteDenied = (isSo: boolean): void => {
  isDenied = isSo
}

const isOwners = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 'NOT_ALLOWED'

function titleShown(texts: AdminTexts, titleIn: (texts: AdminTexts) => string, answer: unknown): string {
  if (isDenied) return texts.denied.title
  return isOwners(answer) ? texts.denied.ownersTitle : titleIn(texts)
}

/**
 * A page of the back-office in the browser's tab; on the server, where its texts never are, only the shop's name.
 * `answer`: of a page that not all of the team may see, to what it asks for.
 */
export function adminMeta(location: { pathname: string }, titleIn: (texts: AdminTexts) => string, answer?: unknown) {
  const language = languageOf(location.pathname)
  const { shopName } = textsIn(language).shop.shell
  const texts = adminTextsIn(language)
  const title = texts ? `${titleShown(texts, titleIn, answer)} · ${shopName}` : shopName
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
