import { withoutLanguage } from './language.ts'

let openedAt = ''
let isStarting = false

/** Once, before any page is gone to. */
export const noteDocument = (pathname: string): void => {
  openedAt = withoutLanguage(pathname)
  isStarting = true
  addEventListener('hydrated', () => {
    isStarting = false
  })
}

/** While React takes over what the server drew. */
export const isTakingOver = (): boolean => isStarting

/** What a document may show in a frame was settled when it was loaded, wherever the pages in it went since. */
export const isDocumentOf = (path: string): boolean => openedAt === path
