import { isOfMedia, namesOf, readManifest } from './manifest.server.ts'
import type { Shelf } from './shelf.server.ts'

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
  const keptNames = new Set([...names.slice(-NEWEST), ...lastOf(dayOf, DAYS), ...lastOf(monthOf, MONTHS)])
  return names.filter((name) => keptNames.has(name))
}

/** Old back-ups go, and pictures that none of the others names. */
export async function thinBackups(shelf: Shelf): Promise<void> {
  const names = await shelf.list()
  const keptNames = staying(names)
  for (const name of names.filter((each) => !keptNames.includes(each))) await shelf.remove(name)
  const manifests = await Promise.all(keptNames.map((name) => readManifest(shelf, name)))
  const needed = new Set(manifests.flatMap(({ media }) => media.flatMap(namesOf)))
  const there = [...(await shelf.sizesOfMedia()).keys()].filter(isOfMedia)
  for (const file of there) if (!needed.has(file)) await shelf.removeFile(file)
}
