import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { fingerprint, opened, sealed } from './seal.server.ts'

const kept = { file: z.string(), bytes: z.int(), sha256: z.string() }
const KeptFile = z.object(kept)
/** What a file of a back-up is, as it lies on the disk. */
export type KeptFile = z.output<typeof KeptFile>

const Manifest = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  /** The last migration that the database had seen. */
  migration: z.string(),
  /** Of the key that its files are sealed with; empty: not sealed. */
  key: z.string(),
  tables: z.array(z.object({ ...kept, name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), last: z.int() })),
  jobs: KeptFile,
  media: z.array(z.object({ ...kept, key: z.string() })),
})
export type Manifest = z.output<typeof Manifest>

const MANIFEST = 'manifest.json'

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

export const nameOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Names of the back-ups in a folder, the oldest first. One that was not finished has no name yet. */
export async function listBackups(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => [])
  return names.filter((name) => NAME.test(name)).sort()
}

/** What could not be read again is not written. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(path.join(folder, MANIFEST), JSON.stringify(Manifest.parse(manifest), null, 1), {
    mode: 0o600,
    flush: true,
  })

export const readManifest = async (dir: string, name: string): Promise<Manifest> =>
  Manifest.parse(JSON.parse(await readFile(path.join(dir, name, MANIFEST), 'utf8')))

/** Pictures never change, so back-ups share them: each is copied once for each key. */
export const mediaFile = (secret: string | undefined, key: string): string =>
  path.posix.join('media', secret ? fingerprint(secret) : 'open', key)

interface Place {
  /** A back-up's own folder, or that of all for what they share; and the path in it, which the file is sealed to. */
  dir: string
  file: string
  secret: string | undefined
}

/** On the disk when this is done, so that no power cut takes back what was told. */
export async function keepFile(source: AsyncIterable<Buffer>, { dir, file, secret }: Place): Promise<KeptFile> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      hash.update(part)
      bytes += part.length
      yield part
    }
  }
  const target = path.join(dir, file)
  await mkdir(path.dirname(target), { recursive: true })
  const parts = secret ? sealed(secret, file)(source) : source
  await pipeline(parts, counted, createWriteStream(target, { mode: 0o600, flush: true }))
  return { file, bytes, sha256: hash.digest('hex') }
}

export const openFile = ({ dir, file, secret }: Place): AsyncIterable<Buffer> =>
  secret ? opened(path.join(dir, file), secret, file) : createReadStream(path.join(dir, file))

/** Whether it lies there as it was written, read to its end. */
export async function isWhole(dir: string, { file, bytes, sha256 }: KeptFile): Promise<boolean> {
  const there = await stat(path.join(dir, file)).catch(() => null)
  if (there?.size !== bytes) return false
  const hash = createHash('sha256')
  for await (const part of createReadStream(path.join(dir, file))) hash.update(part)
  return hash.digest('hex') === sha256
}
