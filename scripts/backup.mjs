import { readFlags } from './flags.mjs'

readFlags(`npm run backup: the database and the uploads, as they are at one moment, while the shop sells.

Into BACKUP_S3_BUCKET or, without one, BACKUP_DIR (DATA_DIR/backups); sealed with BACKUP_KEY if there is
one. Older ones are thinned.

  --help    this page`)

await import('./bootstrap.mjs')
const { withShopDatabase } = await import('./shop-database.mjs')

await withShopDatabase(async ({ url, disk, settings: { backups } }) => {
  const { openShelf } = await import('../src/backups/open-shelf.server.ts')
  const { writeBackup } = await import('../src/backups/write-backup.server.ts')
  const name = await writeBackup({ url, disk }, backups, new Date())
  if (!name) throw new Error('Another back-up is being written.')
  process.stdout.write(`${(await openShelf(backups)).name}/${name}\n`)
})
