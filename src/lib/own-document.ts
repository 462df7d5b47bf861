import { withoutLanguage } from './language.ts'

let openedAt = ''

/** Once, before any page is gone to. */
export const noteDocument = (pathname: string): void => {
  openedAt = withoutLanguage(pathname)
}

/** What a document may show in a frame was settled when it was loaded, wherever the pages in it went since. */
export const isDocumentOf = (path: string): boolean => openedAt === path
