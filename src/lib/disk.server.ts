import type { Readable } from 'node:stream'
import type { Part } from './part.ts'

/** Files by their key: in a folder of this machine, or in a store that several machines share. */
export interface Disk {
  /** Whole or not at all: neither a reader nor a killed process meets half a file. */
  put: (key: string, bytes: Buffer) => Promise<void>
  /** The same of a file of this machine, which is gone afterwards. */
  putFile: (key: string, file: string) => Promise<void>
  findBytes: (key: string) => Promise<Buffer | null>
  findStream: (key: string, part?: Part) => Promise<Readable | null>
  delete: (key: string) => Promise<void>
  /** Everything whose key begins with this name and a slash. */
  deleteAll: (name: string) => Promise<void>
  /** Keys; where a name is given, those that begin with it and a slash. */
  list: (name?: string) => AsyncIterable<string>
  /** Why it can't be used, as a line about a setting; null where it can. */
  whyUnusable: () => Promise<string | null>
}

const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

/** No key leads out of where files are kept, or means something to a store. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a file’s key: ${key}`)
  return key
}
