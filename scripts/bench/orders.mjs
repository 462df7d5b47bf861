// Guests who order over HTTP; and the limit: the same rows written by prepared transactions and nothing else.
import pg from 'pg'
import { ask, load, requestOf } from './load.mjs'
import { MOST_WANTED } from './seeded-shop.mjs'

/** A browser may have three orders open. */
const ORDERS_OF_ONE = 3

/** Browsers with their tokens, made before anything is measured. */
export async function browsers(port, count) {
  const found = []
  const request = requestOf('/api/csrf-token')
  for (let at = 0; at < count; at += 1) {
    const { head, body } = await ask(port, request)
    const [, cookie] = /\r\nset-cookie: ([^;\r]+)/i.exec(head)
    found.push({ cookie, token: JSON.parse(body).csrfToken })
  }
  return found
}

const productId = (n) => `01ARZ3NDEKTSPR${String(n).padStart(12, '0')}`
let ordered = 0

function formOf(place) {
  ordered += 1
  const price = (10_000 + place + 1) / 100
  const unique = String(Date.now() % 100_000) + String(ordered % 1000).padStart(3, '0')
  return {
    products: [{ product: productId(place + 1), size: 'M', quantity: 1, price }],
    total: Math.round(price * 100 + 5000) / 100,
    shippingFee: 50,
    shippingAddress: {
      name: 'Mona Adel',
      email: `mona.${Date.now()}.${ordered}@example.com`,
      phone: `010${unique.padStart(8, '0')}`,
      address: '3 El Nasr Street, floor 2',
      city: 'cairo',
      cityName: 'Nasr City',
      country: 'EG',
    },
    paymentInfo: { method: 'cod' },
  }
}

/** `spread`: how many products are wanted. One browser's second order comes when all have had their first: none waits for itself. */
export function orderMaker(known, spread) {
  let made = 0
  return () => {
    const { cookie, token } = (made < known.length * ORDERS_OF_ONE && known[made % known.length]) || {}
    const body = JSON.stringify(formOf(made % spread))
    made += 1
    if (!token) return undefined
    const headers = { cookie, 'x-csrf-token': token, 'idempotency-key': `bench-${Date.now()}-${made}` }
    return requestOf('/api/orders/guest', { method: 'POST', headers, body })
  }
}

export async function loadOrders(port, { connections, seconds, spread, known }) {
  return load(port, { connections, seconds, next: orderMaker(known, spread) })
}

const quoted = (names) => names.map((name) => `"${name}"`).join(', ')

/** An insert like the one that made these rows; what PostgreSQL works out itself is left to it. */
async function insertLike(client, table, where, id) {
  const [schema, name] = table.includes('.') ? table.split('.') : ['public', table]
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns where table_schema = $1 and table_name = $2
      and is_generated = 'NEVER' and is_identity = 'NO' and coalesce(column_default, '') not like 'nextval%'`,
    [schema, name],
  )
  const names = rows.map((row) => row.name)
  const { rows: like } = await client.query({
    text: `select ${names.map((each) => `"${each}"::text`).join(', ')} from ${table} where ${where}`,
    values: [id],
    rowMode: 'array',
  })
  const text = `insert into ${table} (${quoted(names)}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`
  return like.map((values) => ({ name: `bare ${table}`, text, names, values }))
}

/** What one order has written, as statements to write it again under another name. */
async function statementsLike(client, id) {
  const parts = [
    ['orders', 'id = $1'],
    ['order_lines', 'order_id = $1'],
    ['order_history', 'order_id = $1'],
    ['order_keepers', 'order_id = $1'],
    ['stock_ledger', 'order_id = $1'],
    ['pgboss.job', "data ->> 'orderId' = $1"],
  ]
  const made = []
  for (const [table, where] of parts) made.push(...(await insertLike(client, table, where, id)))
  return made
}

/** As the ends of ids are written. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const spelled = (count) => [20, 15, 10, 5, 0].map((bits) => LETTERS[(count >> bits) & 31]).join('')

/** Of each row what must be its own. */
function anew({ names, values }, { id, count, variant }) {
  const own = {
    order_id: id,
    sku: `BW${id.slice(-6)}`,
    placed_by: `browser bare ${count}`,
    phone: `+20155${String(count % 10_000_000).padStart(7, '0')}`,
    email: `bare.${count}@example.com`,
    idempotency_key: `bare ${count}`,
    token_hash: `bare ${count}`,
    variant_id: variant,
    // Never the shop's to do: it would write letters about the order that these rows are like.
    start_after: '2100-01-01',
  }
  const isOrder = names.includes('placed_by')
  return values.map((value, at) => {
    const name = names[at]
    if (name === 'id') return isOrder ? id : crypto.randomUUID()
    return name in own ? own[name] : value
  })
}

/** Other than in the runs before, where the shop is kept. */
let written = (Math.floor(Date.now() / 1000) % 30_000) * 1000

async function write(client, statements, own) {
  for (const statement of statements) {
    const { name, text } = statement
    await client.query({ name, text, values: anew(statement, own) })
  }
}

/** What is read and planned once a connection: of the shop's too, long before somebody measures. */
async function prepare(client, statements, variant) {
  written += 1
  const own = { id: `01BARE00000000000000Z${spelled(written)}`, count: written, variant }
  await client.query('begin')
  await write(client, statements, own)
  await client.query('rollback')
}

/** The same writes over as many connections: lock the size, write what an order writes, move the stock. */
export async function loadBareOrders(url, { orderId, connections, seconds, variants }) {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client(url)
      // One that fails tells so by its query as well.
      client.on('error', () => {})
      await client.connect()
      return client
    }),
  )
  const statements = await statementsLike(clients[0], orderId)
  for (const client of clients) await prepare(client, statements, variants[0])
  let made = 0
  const began = performance.now()
  const end = began + seconds * 1000
  const order = async (client) => {
    while (performance.now() < end) {
      made += 1
      written += 1
      const count = written
      const variant = variants[count % variants.length]
      const id = `01BARE00000000000000Z${spelled(count)}`
      await client.query('begin')
      await client.query({
        name: 'lock',
        text: 'select on_hand from variants where id = $1 for update',
        values: [variant],
      })
      await write(client, statements, { id, count, variant })
      await client.query({
        name: 'take',
        text: 'update variants set reserved = reserved + 1 where id = $1',
        values: [variant],
      })
      await client.query('commit')
    }
  }
  await Promise.all(clients.map(order))
  const perSecond = (made * 1000) / (performance.now() - began)
  await Promise.all(clients.map((client) => client.end()))
  return { answered: made, perSecond, statements: statements.length + 4 }
}

/** Of what is wanted the sizes that are ordered. */
export const wantedVariants = (spread = MOST_WANTED) =>
  Array.from({ length: spread }, (_, at) => `01ARZ3NDEKTSVA${String((at + 1) * 3 + 1).padStart(12, '0')}`)
