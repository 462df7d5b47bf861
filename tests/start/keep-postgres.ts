// Run as a program: starts the database in a folder, says where, and stops it when asked to end.
import { startPostgres } from '../../scripts/postgres.mjs'

const postgres = await startPostgres({ dir: process.argv[2] ?? '', durable: false })
process.stdout.write(`${JSON.stringify({ port: postgres.port, reused: postgres.reused })}\n`)
const waiting = setInterval(() => {}, 1000)
process.once('SIGTERM', () => {
  clearInterval(waiting)
  void postgres.stop().then(() => process.exit(0))
})
