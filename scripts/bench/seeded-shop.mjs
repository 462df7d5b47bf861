// A shop as after years of business, served as in production, on a database of its own.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../src/lib/db.server.ts'
import { fillShop } from '../../tests/support/large-shop.ts'
import { startPostgres } from '../postgres.mjs'
import { findProcess } from '../process-table.mjs'
import { codeOf, familyOf, nodeThatEndsWithUs } from '../processes.mjs'
import { startShop } from '../test-shop.mjs'

/** Of these the shoppers order: enough that no size runs out. */
const ON_SHELF = 1_000_000
/** The same each time: a shop that was kept has its owner. */
const PASSWORD = 'measured-on-loopback'
export const MOST_WANTED = 50
const WANTED = `product_id in (select id from products order by id limit ${MOST_WANTED})`
const LAST_PIECES = 5

const PICTURES = [
  `insert into media (id, width, height, bytes)
    select '01ARZ3NDEKTSMD' || lpad((n * 3 + place)::text, 12, '0'), 1200, 1600, 90000
    from generate_series(1, $1::int) as n, generate_series(0, 2) as place`,
  `insert into product_images (product_id, position, media_id, alt)
    select '01ARZ3NDEKTSPR' || lpad(n::text, 12, '0'), place,
      '01ARZ3NDEKTSMD' || lpad((n * 3 + place)::text, 12, '0'), 'Piece ' || n
    from generate_series(1, $1::int) as n, generate_series(0, 2) as place`,
]
const TEXTS = `update products set name_ar = 'قطعة ' || right(sku, 5),
  description = repeat('Heavy cotton, cut wide, made to be worn for years. ', 6),
  description_ar = repeat('قطن ثقيل بقصة واسعة، صُنع ليُلبس سنوات. ', 6), material = 'Cotton, 240 g', material_ar = 'قطن'`

async function seed(url, { products, orders }) {
  const { db, pool } = openDatabase(url, () => {}, { statement_timeout: 0 })
  const customers = Math.min(100_000, Math.max(50, Math.floor(orders / 10)))
  await fillShop({ at: { db, pool } }, { orders, customers, products, preOrders: Math.min(orders, 1000) })
  for (const statement of PICTURES) await pool.query(statement, [products])
  await pool.query(TEXTS)
  await pool.query(`update variants set on_hand = ${ON_SHELF} where ${WANTED}`)
  await pool.query('vacuum analyze')
  await db.destroy()
}

async function migrate(url) {
  const [node, ...args] = nodeThatEndsWithUs('scripts/migrate.mjs', url)
  const code = await codeOf(spawn(node, args, { stdio: ['ignore', 'ignore', 'inherit'] }))
  if (code !== 0) throw new Error('The migrations failed.')
}

const serverOf = ({ pid }) =>
  familyOf(pid)
    .map((identity) => Number(identity.split(' ')[0]))
    .find((child) => findProcess(child)?.command.includes('src/main.server.ts'))

async function ask(url, statement) {
  const client = new pg.Client(url)
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

async function sizeOf(url) {
  const { rows } = await ask(
    url,
    'select (select count(*)::int from products) as products, (select count(*)::int from orders) as orders',
  )
  return rows[0]
}

/** The postmaster, which everything that the database does is below. */
const databaseIn = (dir) =>
  Number(readFileSync(path.join(dir, 'postgres/data/postmaster.pid'), 'utf8').split('\n', 1)[0])

/** Of what is wanted there are five pieces at most, so each order changes what pages say; told to stop, the shelf is full. */
export async function keepLow(url) {
  const client = new pg.Client(url)
  await client.connect()
  const shelve = (pieces) =>
    client.query(`update variants set on_hand = least(reserved + ${pieces}, ${ON_SHELF}) where ${WANTED}`)
  await shelve(LAST_PIECES)
  let shelving = Promise.resolve()
  const timer = setInterval(() => {
    shelving = shelving.then(() => shelve(LAST_PIECES))
  }, 1000)
  return async () => {
    clearInterval(timer)
    await shelving
    await shelve(ON_SHELF)
    await client.end()
  }
}

/** Each size has a folder of its own, so that who keeps one is not given another. */
export async function openSeededShop({ products, orders, workers, signal, isKept = false }) {
  const dir = `.data/bench-${products}-${orders}`
  if (!isKept) rmSync(dir, { recursive: true, force: true })
  const postgres = await startPostgres({ dir: path.join(dir, 'postgres') })
  try {
    await migrate(postgres.url)
    if ((await sizeOf(postgres.url)).products === 0) await seed(postgres.url, { products, orders })
    const size = await sizeOf(postgres.url)
    const settings = { DATABASE_URL: postgres.url, DEMO_DATA: 'off', ADMIN_PASSWORD: PASSWORD, WORKERS: workers }
    const shop = await startShop({ dataDir: dir, settings, signal })
    const stop = () => shop.stop().finally(() => postgres.stop())
    const pids = { server: serverOf(shop), database: databaseIn(dir) }
    const admin = { ...shop.admin, password: PASSWORD }
    return { ...shop, size, admin, port: Number(new URL(shop.url).port), databaseUrl: postgres.url, pids, stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
