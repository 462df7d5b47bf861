import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { listBackups, readManifest } from './manifest.server.ts'

/** How many are kept: the newest, the newest of each day, and of each month. */
const NEWEST = 3
const DAYS = 14
const MONTHS = 12

const dayOf = (name: string): string => name.slice(0, 10)
const monthOf = (name: string): string => name.slice(0, 7)

/** Names that stay, of names with the oldest first. */
export function staying(names: readonly string[]): string[] {
  const lastOf = (part: (name: string) => string, most: number): string[] =>
    [...new Map(names.map((name) => [part(name), name])).values()].slice(-most)
  const kept = new Set([...names.slice(-NEWEST), ...lastOf(dayOf, DAYS), ...lastOf(monthOf, MONTHS)])
  return names.filter((name) => kept.has(name))
}

/** Old back-ups go, and pictures that none of the others names. */
export async function thinBackups(dir: string): Promise<void> {
  const names = await listBackups(dir)
  const kept = staying(names)
  for (const name of names.filter((each) => !kept.includes(each)))
    await rm(path.join(dir, name), { recursive: true, force: true })
  const manifests = await Promise.all(kept.map((name) => readManifest(dir, name)))
  const needed = new Set(manifests.flatMap(({ media }) => media.map(({ file }) => file)))
  const store = path.join(dir, 'media')
  const files = await readdir(store, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const file of files.filter((each) => each.isFile())) {
    const place = path.join(file.parentPath, file.name)
    if (!needed.has(path.relative(dir, place).split(path.sep).join('/'))) await rm(place, { force: true })
  }
}
