// `npm run bench`: what the shop serves, beside the most that this machine could, measured in the same run.
import './bootstrap.mjs'
import { fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { readFlags } from './flags.mjs'

const HELP = `npm run bench: how much the shop serves, and how much of what could be.

Starts a seeded shop as in production, with a database of its own in .data, and asks it.
Each figure stands beside a limit of the same run: for pages and calls a bare Node server that
answers the same bytes, for orders the same rows written by prepared transactions alone.

  --products <n>   100
  --orders <n>     1000
  --large          10,000 products and 999,999 orders; takes its time to fill
  --workers <n>    processes that answer: 1
  --kept           the shop of the last run of that size, as it is
  --only <words>   rows whose names have one of these words, by commas
  --seconds <n>    of each of three rounds: 3
  --help           this page`

const { values } = readFlags(HELP, {
  options: {
    products: { type: 'string', default: '100' },
    orders: { type: 'string', default: '1000' },
    workers: { type: 'string', default: '1' },
    large: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '3' },
  },
})

const { cpuSeconds, memoryOf } = await import('./bench/cpu.mjs')
const { ask, keepAsking, load, requestOf } = await import('./bench/load.mjs')
const { browsers, loadBareOrders, loadOrders, orderMaker, wantedVariants } = await import('./bench/orders.mjs')
const { keepLow, MOST_WANTED, openSeededShop } = await import('./bench/seeded-shop.mjs')
const { listCases } = await import('./bench/admin-lists.mjs')

const ROUNDS = 3
/** Each of a hundred pages is rendered once before they are measured. */
const SECONDS_OF_MANY = 4
/** Until each connection has planned what an order asks. */
const SECONDS_OF_FIRST_ORDERS = 5
const ORDERS_A_SECOND = 20
/** Of the shop to its database, which all guests share. */
const CONNECTIONS = 12
/** So many open orders a browser may have. */
const OPEN_EACH = 3
const seconds = Number(values.seconds)
const seeded = values.large
  ? { products: 10_000, orders: 999_999 }
  : { products: Number(values.products), orders: Number(values.orders) }

const productOf = (n) => `01ARZ3NDEKTSPR${String(n).padStart(12, '0')}`
const PRODUCT = productOf(7)
let turn = 0
const productInTurn = () => `/product/${productOf((turn++ % Math.min(100, seeded.products)) + 1)}`
const READS = [
  ['page: home', '/'],
  ['page: home, with 20 orders/s', '/', { isBusy: true }],
  ['page: products', '/products'],
  ['page: products, with 20 orders/s', '/products', { isBusy: true }],
  ['page: products, Arabic', '/ar/products'],
  ['page: product', `/product/${PRODUCT}`],
  ['page: product, with 20 orders/s', `/product/${PRODUCT}`, { isBusy: true }],
  ['page: 100 products in turn', productInTurn],
  ['page: 100 products in turn, with 20 orders/s', productInTurn, { isBusy: true }],
  ['page: 100 products in turn, with 20 orders/s of last pieces', productInTurn, { isBusy: true, isLow: true }],
  ['page: products, with 20 orders/s of last pieces', '/products', { isBusy: true, isLow: true }],
  ['call: 20 products', '/api/products?limit=20'],
  ['call: 20 products, with 20 orders/s', '/api/products?limit=20', { isBusy: true }],
  ['call: product', `/api/products/${PRODUCT}`],
  ['call: product, with 20 orders/s', `/api/products/${PRODUCT}`, { isBusy: true }],
  ['call: stock of a product', `/api/products/${PRODUCT}/stock`],
  ['call: search', () => `/api/products?q=piece+${Math.floor(Math.random() * seeded.products)}`],
  ['call: search of one word', '/api/products?q=piece'],
  ['call: shipping fees', '/api/shipping'],
  ['call: health', '/api/health'],
]

/** A file of the build, as each page asks for it. */
async function sheetOf(shop) {
  const { body } = await ask(shop.port, requestOf('/', { headers: { 'accept-encoding': 'identity' } }))
  return /\/assets\/[\w.-]+\.css/.exec(body)[0]
}

const isAsked = (name) => values.only === '' || values.only.split(',').some((word) => name.includes(word))
const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

const TELLING = /^(content-length|date|connection|keep-alive|transfer-encoding)$/i

function answerIn({ head, body }) {
  const lines = head.split('\r\n').slice(1)
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
  const headers = Object.fromEntries(pairs.filter(([name]) => !TELLING.test(name)))
  return { headers: { ...headers, 'content-length': body.length }, body: body.toString('base64') }
}

async function openBare(answer) {
  const server = fork(new URL('bench/bare-server.mjs', import.meta.url))
  const port = await new Promise((resolve) => {
    server.once('message', resolve)
    server.send(answerIn(answer))
  })
  return { port, pid: server.pid, close: () => server.kill() }
}

/** A round, and what of the processors it took of these processes: milliseconds an answer. */
async function measured(pids, round) {
  const before = Object.entries(pids).map(([name, pid]) => ({ name, pid, used: cpuSeconds(pid) }))
  const outcome = await round()
  for (const { name, pid, used } of before) outcome[name] = ((cpuSeconds(pid) - used) * 1000) / outcome.answered
  return outcome
}

const FIELDS = ['perSecond', 'median', 'p99', 'server', 'database']
const medians = (rounds) =>
  Object.fromEntries(FIELDS.map((field) => [field, median(rounds.map((round) => round[field] ?? Number.NaN))]))

const rows = []
const shown = (number, digits = 0) =>
  Number.isFinite(number) ? number.toLocaleString('en', { maximumFractionDigits: digits }) : '–'

function add(name, ours, bare) {
  const others = ours.flatMap((round) => Object.entries(round.others ?? {}))
  const own = medians(ours)
  const limit = medians(bare)
  const times = [own.median, own.p99].map((time) => shown(time, 2))
  const processors = [own.server, limit.server, own.database].map((time) => shown(time, 3))
  const share = shown(own.perSecond / limit.perSecond, 2)
  const row = [name, shown(own.perSecond), shown(limit.perSecond), share, ...times, ...processors]
  rows.push(row)
  const refused = others.length > 0 ? `  refused: ${JSON.stringify(Object.fromEntries(others))}` : ''
  process.stdout.write(`${row.join(' | ')}${refused}\n`)
}

async function measureRead(shop, [name, path, { isBusy = false, isLow = false } = {}], known) {
  const next = typeof path === 'string' ? () => request : () => requestOf(path())
  const request = requestOf(typeof path === 'string' ? path : path())
  const answer = await ask(shop.port, request)
  if (answer?.status !== 200) throw new Error(`${name}: ${answer?.status} ${answer?.body}`)
  const bare = await openBare(answer)
  const visit = (port, of, length = seconds) => load(port, { connections: 20, seconds: length, next: of })
  await visit(shop.port, next, typeof path === 'string' ? 1 : SECONDS_OF_MANY)
  await visit(bare.port, () => request, 1)
  const fill = isLow ? await keepLow(shop.databaseUrl) : undefined
  const stop = isBusy
    ? keepAsking(shop.port, { perSecond: ORDERS_A_SECOND, next: orderMaker(known, MOST_WANTED) })
    : undefined
  if (stop) await sleep(SECONDS_OF_FIRST_ORDERS * 1000)
  const ours = []
  const limits = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await measured(shop.pids, () => visit(shop.port, next)))
    limits.push(await measured({ server: bare.pid }, () => visit(bare.port, () => request)))
  }
  const outcome = await stop?.()
  await fill?.()
  if (outcome?.failed) process.stdout.write(`${outcome.failed} of ${outcome.asked} orders failed\n`)
  bare.close()
  add(name, ours, limits)
}

async function measureOrders(shop, [name, spread]) {
  const ours = []
  const limits = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const known = await browsers(shop.port, 400 * seconds)
    const placed = () => loadOrders(shop.port, { connections: 50, seconds, spread, known })
    const outcome = await measured(shop.pids, placed)
    const [, orderId] = /"id":"(\w{26})"/.exec(
      (await ask(shop.port, orderMaker(await browsers(shop.port, 1), 1)())).body,
    )
    const variants = wantedVariants(spread)
    const bare = await loadBareOrders(shop.databaseUrl, { orderId, connections: CONNECTIONS, seconds, variants })
    if (round === 0) continue
    ours.push(outcome)
    limits.push(bare)
  }
  add(name, ours, limits)
}

async function measureLists(shop) {
  for (const { name, request } of await listCases(shop)) {
    if (!isAsked(name)) continue
    const visit = () => load(shop.port, { connections: 1, seconds: 1, next: () => request })
    await visit()
    const ours = []
    for (let round = 0; round < ROUNDS; round += 1) ours.push(await measured(shop.pids, visit))
    add(name, ours, [])
  }
}

const ending = new AbortController()
process.once('SIGINT', () => ending.abort())
const shop = await openSeededShop({ ...seeded, workers: values.workers, signal: ending.signal, isKept: values.kept })
try {
  process.stdout.write(`${shown(shop.size.products)} products, ${shown(shop.size.orders)} orders\n`)
  const whoOrder = Math.ceil((ORDERS_A_SECOND * (2 * ROUNDS * seconds + 2 * SECONDS_OF_FIRST_ORDERS)) / OPEN_EACH)
  for (const each of [...READS, ['file: a style sheet', await sheetOf(shop)]])
    if (isAsked(each[0])) await measureRead(shop, each, await browsers(shop.port, each[2] ? whoOrder : 0))
  for (const each of [
    ['orders: 50 guests, 50 sizes', MOST_WANTED],
    ['orders: 50 guests, one size', 1],
  ])
    if (isAsked(each[0])) await measureOrders(shop, each)
  await measureLists(shop)
  process.stdout.write(`Memory of the server: ${memoryOf(shop.pids.server)} MB\n`)
} finally {
  await shop.stop()
}
const TITLE = [
  '',
  'a second',
  'bare',
  'share',
  'median ms',
  'p99 ms',
  'server CPU ms',
  'bare CPU ms',
  'database CPU ms',
]
const table = [TITLE, TITLE.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
process.stdout.write(`\n${table.join('\n')}\n`)
