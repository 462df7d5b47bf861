import { readFlags } from './flags.mjs'

const { values, positionals } = readFlags(
  `npm run restore -- NAME: the shop as a back-up of BACKUP_S3_BUCKET or BACKUP_DIR has it; latest is the newest one.

Stop the shop first. Everything is looked through before anything is changed. Afterwards start
the shop: it brings an older back-up up to date.

  --replace    delete what is in the database; without it only an empty one is filled
  --help       this page`,
  { options: { replace: { type: 'boolean', default: false } }, allowPositionals: true },
)

await import('./bootstrap.mjs')
const { withShopDatabase } = await import('./shop-database.mjs')

await withShopDatabase(async ({ url, disk, settings: { backups, dataDir } }) => {
  const { restoreBackup } = await import('../src/backups/restore-backup.server.ts')
  const [name] = positionals
  if (!name) {
    const { openShelf } = await import('../src/backups/open-shelf.server.ts')
    const shelf = await openShelf(backups)
    throw new Error(`Which one? ${(await shelf.list()).join(', ') || `${shelf.name} has none`}`)
  }
  const restored = await restoreBackup({ url, disk, dataDir }, backups, { name, isReplacing: values.replace })
  process.stdout.write(`The shop is as it was in ${restored}.\n`)
})
