import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { fingerprint } from './seal.server.ts'
import { MANIFEST, MEDIA, type Shelf } from './shelf.server.ts'

/** `parts`: how many it was cut into, where it was; bytes and digest are of all of them. */
const fileShape = { file: z.string(), parts: z.int().optional(), bytes: z.int(), sha256: z.string() }
const KeptFile = z.object(fileShape)
/** What a file of a back-up is, as it lies on the shelf. */
export type KeptFile = z.output<typeof KeptFile>

const Manifest = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  /** The last migration that the database had seen. */
  migration: z.string(),
  /** Of the key that its files are sealed with; empty: not sealed. */
  key: z.string(),
  tables: z.array(z.object({ ...fileShape, name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), last: z.int() })),
  jobs: KeptFile,
  media: z.array(z.object({ ...fileShape, key: z.string() })),
})
export type Manifest = z.output<typeof Manifest>

/** The names under which it lies there. */
export const namesOf = ({ file, parts }: Pick<KeptFile, 'file' | 'parts'>): string[] =>
  parts === undefined ? [file] : Array.from({ length: parts }, (_, at) => `${file}.${at + 1}`)

/** What could not be read again is not written. */
export const textOf = (manifest: Manifest): string => JSON.stringify(Manifest.parse(manifest), null, 1)

export async function readManifest(shelf: Shelf, name: string): Promise<Manifest> {
  const bytes = await shelf.find(`${name}/${MANIFEST}`)
  if (!bytes) throw new Error(`The back-up ${name} has no ${MANIFEST}`)
  return Manifest.parse(JSON.parse((await buffer(bytes)).toString()))
}

/** Pictures never change, so back-ups share them: each is copied once for each key. */
export const mediaFile = (secret: string | undefined, key: string): string =>
  path.posix.join(MEDIA, secret ? fingerprint(secret) : 'open', key)

/** What somebody else put beside it is theirs. */
export const isOfMedia = (file: string): boolean => /^media\/(open|[0-9a-f]{12})\//.test(file)
