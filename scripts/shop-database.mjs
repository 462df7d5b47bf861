import path from 'node:path'
import { startPostgres } from './postgres.mjs'
import { readSettings } from './shop-settings.mjs'

/** Lends the shop's database, started for it where it is the shop's own and does not run, and its files. */
export async function withShopDatabase(work) {
  let postgres
  try {
    const settings = await readSettings()
    const { openDisk } = await import('../src/lib/open-disk.server.ts')
    if (!settings.databaseUrl) postgres = await startPostgres({ dir: path.join(settings.dataDir, 'postgres') })
    await work({ url: settings.databaseUrl ?? postgres.url, disk: await openDisk(settings), settings })
  } catch (error) {
    const { reasonOf } = await import('../src/lib/reason-of.ts')
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = 1
  } finally {
    await postgres?.stop()
  }
}
