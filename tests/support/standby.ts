import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Postgres, startPostgres } from '../../scripts/postgres.mjs'

export interface Pair {
  primary: Postgres
  standby: Postgres
  close: () => Promise<void>
}

/** A PostgreSQL, and another that follows it: a copy of its folder that was taken while it stood still. */
export async function primaryAndStandby(): Promise<Pair> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-pair-'))
  const [own, other] = [path.join(folder, 'primary'), path.join(folder, 'standby')]
  const first = await startPostgres({ dir: own })
  await first.stop()
  await cp(own, other, { recursive: true })
  const primary = await startPostgres({ dir: own })
  const { hostname, port, username, password } = new URL(primary.url)
  const source = `host=${hostname} port=${port} user=${username} password=${password}`
  await appendFile(path.join(other, 'data/postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  await writeFile(path.join(other, 'data/standby.signal'), '')
  const standby = await startPostgres({ dir: other })
  return {
    primary,
    standby,
    close: async () => {
      await standby.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
