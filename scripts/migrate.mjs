// node scripts/migrate.mjs <database url>
import { openDatabase } from '../src/lib/db.server.ts'
import { migrate } from '../src/lib/migrate.server.ts'

const { db } = openDatabase(process.argv[2])
try {
  const names = await migrate(db)
  process.stdout.write(`${names.join(' ') || 'up to date'}\n`)
} finally {
  await db.destroy()
}
