import { randomBytes } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkedKey, type Disk } from './disk.server.ts'
import type { Part } from './part.ts'
import { isCode, unlessMissing } from './unless-missing.server.ts'

/** Moved, or copied where it lies on another disk. */
async function move(file: string, target: string): Promise<void> {
  try {
    await rename(file, target)
  } catch (error) {
    if (!isCode(error, 'EXDEV')) throw error
    await copyFile(file, target, constants.COPYFILE_FICLONE)
    await rm(file)
  }
}

export function openFolder(folder: string): Disk {
  const place = (key: string): string => path.join(folder, checkedKey(key))

  /** Written beside and moved into place; the name is its own, since two processes may draw the same picture. */
  async function keep(key: string, write: (part: string) => Promise<void>): Promise<void> {
    const target = place(key)
    const part = `${target}.${randomBytes(6).toString('hex')}.part`
    await mkdir(path.dirname(target), { recursive: true })
    try {
      await write(part)
      await rename(part, target)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  async function* list(name?: string): AsyncGenerator<string> {
    const root = name === undefined ? folder : place(name)
    const files = (await unlessMissing(readdir(root, { recursive: true, withFileTypes: true }))) ?? []
    for (const file of files)
      if (file.isFile()) yield path.relative(folder, path.join(file.parentPath, file.name)).split(path.sep).join('/')
  }

  return {
    put: (key, bytes) => keep(key, (part) => writeFile(part, bytes)),
    putFile: (key, file) => keep(key, (part) => move(file, part)),
    findBytes: (key) => unlessMissing(readFile(place(key))),
    findStream: async (key, part?: Part) => {
      const handle = await unlessMissing(open(place(key)))
      return handle && createReadStream('', { fd: handle, ...(part ? { start: part.from, end: part.to } : {}) })
    },
    delete: (key) => rm(place(key), { force: true }),
    deleteAll: (name) => rm(place(name), { recursive: true, force: true }),
    list,
    whyUnusable: async () => null,
  }
}
