type Bytes = AsyncIterable<Buffer>

/** Where back-ups lie: each under its name, and beside them in `media` what they share. */
export interface Shelf {
  /** As whoever runs the server knows it. */
  name: string
  /** Names of those that are finished, the oldest first. */
  list: () => Promise<string[]>
  /** Clears what was begun and never finished. Answers under which path the files of a new one go. */
  begin: (name: string) => Promise<string>
  /** From here on it has its name. */
  finish: (name: string, manifest: string) => Promise<void>
  remove: (name: string) => Promise<void>
  /** A large one may be cut: its parts are named `file.1`, `file.2` and so on. */
  write: (file: string, bytes: Bytes) => Promise<{ parts?: number }>
  /** Null where there is no such file. */
  find: (file: string) => Promise<Bytes | null>
  /** How many bytes each file has that back-ups share. */
  sizesOfMedia: () => Promise<Map<string, number>>
  removeFile: (file: string) => Promise<void>
  /** As a line about a setting; null where it can be used. */
  whyUnusable: () => Promise<string | null>
}

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

export const isName = (text: string): boolean => NAME.test(text)

export const nameOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** To the second. */
export const momentOf = (name: string): Date => new Date(name.replace(/-(\d\d)-(\d\d)Z$/, ':$1:$2Z'))

export const MANIFEST = 'manifest.json'
export const MEDIA = 'media'
