import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openFolderShelf } from './folder-shelf.server.ts'
import { keepFile } from './kept-file.server.ts'
import { type Manifest, mediaFile } from './manifest.server.ts'
import { nameOf } from './shelf.server.ts'
import { staying, thinBackups } from './thin-backups.server.ts'

const HOURS = 3_600_000

test('a fortnight of days and a year of months stay, and the newest however many a day has', () => {
  const nights = Array.from({ length: 500 }, (_, at) => nameOf(new Date(Date.UTC(2025, 0, 1) + at * 24 * HOURS)))
  const kept = staying(nights)
  expect(kept.slice(-14)).toEqual(nights.slice(-14))
  expect(kept.slice(0, -14).map((name) => name.slice(0, 10))).toEqual([
    ...['2025-06-30', '2025-07-31', '2025-08-31', '2025-09-30', '2025-10-31', '2025-11-30', '2025-12-31'],
    ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
  ])
  const hours = Array.from({ length: 10 }, (_, at) => nameOf(new Date(Date.UTC(2026, 0, 1) + at * HOURS)))
  expect(staying(hours)).toEqual(hours.slice(-3))
})

test('a picture goes with the last back-up that names it', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'thin-'))
  const shelf = openFolderShelf(dir)
  const stored = async (key: string) => ({
    key,
    ...(await keepFile(
      (async function* () {
        yield Buffer.from(key)
      })(),
      { shelf, under: '', file: mediaFile(undefined, key), secret: undefined },
    )),
  })
  const [old, shared] = [await stored('old/original.webp'), await stored('shared/original.webp')]
  for (let day = 1; day <= 16; day += 1) {
    const at = new Date(Date.UTC(2026, 2, day))
    const media = day === 1 ? [old, shared] : [shared]
    const manifest: Manifest = {
      ...{ format: 1, at: at.toISOString(), migration: '', key: '', tables: [], sequences: [], media },
      jobs: { file: '', bytes: 0, sha256: '' },
    }
    await mkdir(path.join(dir, nameOf(at)))
    await writeFile(path.join(dir, nameOf(at), 'manifest.json'), JSON.stringify(manifest))
  }
  await thinBackups(shelf)
  expect((await readdir(dir)).filter((name) => name.startsWith('2026'))).toHaveLength(14)
  expect(await readdir(path.join(dir, 'media/open/old'))).toEqual([])
  expect(await readdir(path.join(dir, 'media/open/shared'))).toEqual(['original.webp'])
  await rm(dir, { recursive: true })
})
