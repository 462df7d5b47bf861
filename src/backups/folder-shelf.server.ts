import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { unlessMissing } from '#lib/unless-missing.server.ts'
import { isName, MANIFEST, MEDIA, type Shelf } from './shelf.server.ts'

/** On the disk when it is told, so that no power cut takes it back; and for one user's eyes. */
const KEPT = { mode: 0o600, flush: true }
/** What is on its way to its name. */
const unfinished = (name: string): string => `${name}.part`

export function openFolderShelf(dir: string): Shelf {
  const place = (file: string): string => path.join(dir, file)
  const names = (): Promise<string[]> => readdir(dir).catch(() => [])

  async function sizesOfMedia(): Promise<Map<string, number>> {
    const files = await readdir(place(MEDIA), { recursive: true, withFileTypes: true }).catch(() => [])
    const sizes = new Map<string, number>()
    for (const file of files.filter((each) => each.isFile())) {
      const there = path.join(file.parentPath, file.name)
      sizes.set(path.relative(dir, there).split(path.sep).join('/'), (await stat(there)).size)
    }
    return sizes
  }

  return {
    name: dir,
    list: async () => (await names()).filter(isName).sort(),
    begin: async (name) => {
      for (const each of await names())
        if (each.endsWith('.part')) await rm(place(each), { recursive: true, force: true })
      return unfinished(name)
    },
    finish: async (name, manifest) => {
      await writeFile(path.join(place(unfinished(name)), MANIFEST), manifest, KEPT)
      await rename(place(unfinished(name)), place(name))
    },
    remove: (name) => rm(place(name), { recursive: true, force: true }),
    write: async (file, bytes) => {
      await mkdir(path.dirname(place(file)), { recursive: true })
      await pipeline(bytes, createWriteStream(place(file), KEPT))
      return {}
    },
    find: async (file) => {
      const handle = await unlessMissing(open(place(file)))
      return handle?.createReadStream() ?? null
    },
    sizesOfMedia,
    removeFile: (file) => rm(place(file), { force: true }),
    whyUnusable: async () => null,
  }
}
