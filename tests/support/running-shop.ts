import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Postgres, startPostgres } from '../../scripts/postgres.mjs'
import { listProcesses, type Process } from '../../scripts/process-table.mjs'
import { startShop, type TestShop } from '../../scripts/test-shop.mjs'
import { type Database, openDatabase } from '../../src/lib/db.server.ts'
import { openJobs } from '../../src/lib/jobs.server.ts'

function familyOf(pid: number, all = listProcesses()): Process[] {
  return all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...familyOf(child.pid, all)])
}

/** The processes that this one started, and theirs. */
export const childrenOf = (pid: number): number[] => familyOf(pid).map((child) => child.pid)

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The server among the processes that `npm start` started. */
export function serverOf(shop: { pid: number }): number {
  const server = familyOf(shop.pid).find(({ command }) => command.includes('src/main.server.ts'))
  if (!server) throw new Error('The server is not running')
  return server.pid
}

export interface Town extends Database {
  dataDir: string
  /** Of its PostgreSQL. */
  folder: string
  postgres: Postgres
  /** A shop on this database, started as an operator would; one with another folder is on another machine. */
  open: (settings?: Record<string, string>, folder?: string) => Promise<TestShop>
  close: () => Promise<void>
}

/** The first process of the PostgreSQL in this folder: all the others end with it. */
export async function postmasterOf(folder: string): Promise<number> {
  const [pid] = (await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

/** The same database, at another port. */
export const startAgain = ({ folder }: Town, settings: Record<string, string> = {}): Promise<Postgres> =>
  startPostgres({ dir: folder, settings })

/** A durable database that outlives the shops that are opened on it. */
export async function town(): Promise<Town> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-faults-'))
  const folder = path.join(dataDir, 'town-postgres')
  const postgres = await startPostgres({ dir: folder })
  const database = openDatabase(postgres.url)
  // What a test does to the shop's stock sends jobs as well.
  const boss = await openJobs(postgres.url, () => {})
  const shops: TestShop[] = []
  return {
    ...database,
    dataDir,
    folder,
    postgres,
    open: async (settings = {}, folder = 'data') => {
      const own = { DATABASE_URL: postgres.url, DEMO_DATA: 'off', ...settings }
      const shop = await startShop({ dataDir: path.join(dataDir, folder), settings: own })
      shops.push(shop)
      return shop
    },
    close: async () => {
      await Promise.all(shops.map((shop) => shop.stop()))
      await boss.stop({ graceful: false })
      await database.db.destroy()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Of the processor, in seconds; Linux counts hundredths. */
function secondsOf(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) / 100
}

/** The processor that these processes have used since, in seconds. */
export function stopwatchOf(pids: readonly number[]): () => number {
  const sum = (): number => pids.reduce((seconds, pid) => seconds + secondsOf(pid), 0)
  const before = sum()
  return () => Math.round((sum() - before) * 10) / 10
}

/** Megabytes that a process holds, and files it has open; Linux says so. */
export const weightOf = (pid: number): { megabytes: number; files: number } => ({
  megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024),
  files: readdirSync(`/proc/${pid}/fd`).length,
})
