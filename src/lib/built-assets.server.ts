import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { takesBrotli, takesGzip } from './takes-coding.ts'
import { unlessMissing } from './unless-missing.server.ts'

const CODINGS = [
  { name: 'br', ending: '.br', takes: takesBrotli },
  { name: 'gzip', ending: '.gz', takes: takesGzip },
] as const

export interface BuiltAsset {
  bytes: Buffer
  /** Undefined: as it is. */
  coding: 'br' | 'gzip' | undefined
}

/** Null where this build has no such file. */
export type FindBuiltAsset = (file: string, accepted: string | undefined) => Promise<BuiltAsset | null>

/** What a build brings is never changed: each file is read when it is first asked for, and kept in memory (9 MB at most). */
export async function openBuiltAssets(folder: string): Promise<FindBuiltAsset> {
  const files = new Set(await readdir(folder))
  const contents = new Map<string, Buffer>()

  async function read(file: string): Promise<Buffer | null> {
    const known = contents.get(file)
    if (known) return known
    const bytes = await unlessMissing(readFile(path.join(folder, file)))
    if (bytes) contents.set(file, bytes)
    return bytes
  }

  return async (file, accepted) => {
    if (!files.has(file)) return null
    const coding = CODINGS.find(({ ending, takes }) => files.has(file + ending) && takes(accepted))
    const bytes = await read(file + (coding?.ending ?? ''))
    return bytes && { bytes, coding: coding?.name }
  }
}
