import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from './id.server.ts'

/** Milliseconds: no file takes so long to come, so a killed process has left it. */
const LEFT = 3_600_000

async function clearLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const there = await stat(file).catch(() => null)
    if (there && there.mtimeMs < Date.now() - LEFT) await rm(file, { force: true })
  }
}

/** A file of this machine for what is too large to be held in memory, until it is looked at and kept. */
export async function arriveAt(dataDir: string, bytes: Readable): Promise<string> {
  const folder = path.join(dataDir, 'arriving')
  await mkdir(folder, { recursive: true })
  await clearLeft(folder)
  const file = path.join(folder, newId())
  try {
    await pipeline(bytes, createWriteStream(file))
    return file
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}
