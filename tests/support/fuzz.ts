import { z } from 'zod'
import type { TestBrowser } from './browser.ts'
import { makeFee, makeOrder, makeProduct } from './builders.ts'
import { type Dice, diceOf, drawn, type Schema, spoiled } from './drawn.ts'
import type { TestShop } from './shop.ts'

interface Media {
  schema: Schema
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}

interface Call {
  method: string
  path: string
  operation: Operation
  body: Schema | undefined
}

/** What ends the sessions of those who ask, or belongs to the provider. */
const LEFT_OUT = /^(post \/api\/auth\/logout|delete \/api\/auth\/|.* \/api\/payment\/callback|delete \/api\/staff)/
const JSON_TYPE = 'application/json'
const DEEPEST = 12

/** The document without references; what contains itself ends as anything. */
function unfolded(value: unknown, schemas: Record<string, unknown>, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((each) => unfolded(each, schemas, depth))
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value as Schema
  if ($ref !== undefined)
    return depth > DEEPEST ? {} : unfolded(schemas[$ref.split('/').at(-1) ?? ''], schemas, depth + 1)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unfolded(inner, schemas, depth)]))
}

async function callsOf(shop: TestShop): Promise<Call[]> {
  const { body } = await shop.browser().get('/api/openapi.json')
  const paths = unfolded(body.paths, body.components.schemas) as Record<string, Record<string, Operation>>
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      LEFT_OUT.test(`${method} ${path}`)
        ? []
        : [{ method, path, operation, body: operation.requestBody?.content[JSON_TYPE]?.schema }],
    ),
  )
}

async function furnished(shop: TestShop): Promise<string[]> {
  const { db } = shop.at
  await makeFee(db)
  const products = await Promise.all([1, 2, 3].map(() => makeProduct(db)))
  const orders = await Promise.all(products.map(({ id }) => makeOrder(db, [{ productId: id }])))
  return [...products.map(({ id }) => id), ...orders, '01ARZ3NDEKTSV4RRFFQ69G5FAV']
}

function addressOf({ path, operation: { parameters = [] } }: Call, dice: Dice, ids: readonly string[]): string {
  const query = new URLSearchParams()
  let address = path
  for (const { name, in: place, required, schema } of parameters) {
    const isOdd = dice.below(12) === 0
    const value = isOdd ? spoiled('', dice) : drawn(schema, dice, ids)
    const written = (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed().slice(0, 3000)
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(written || 'x'))
    else if (place === 'query' && (required || dice.below(3) > 0)) query.append(name, written)
  }
  return query.size > 0 ? `${address}?${query}` : address
}

const checks = new WeakMap<Schema, z.ZodType>()
function fits(schema: Schema, value: unknown): boolean {
  const check = checks.get(schema) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
  checks.set(schema, check)
  return check.safeParse(value).success
}

interface Answered {
  status: number
  headers: Headers
  body: unknown
}

/** An address has words alone; where a number is described, it is what they say. */
function isAsked({ operation: { parameters = [] } }: Call, address: string): boolean {
  const query = new URL(address, 'http://shop').searchParams
  return parameters.every(({ name, in: place, schema }) => {
    const said = place === 'query' ? query.getAll(name) : []
    return said.every((word) => [word, Number(word)].some((value) => fits(schema, value)))
  })
}

interface Sent {
  address: string
  body: unknown
}

/** What is wrong with an answer, if anything. */
function wrongIn(call: Call, sent: Sent, { status, headers, body }: Answered) {
  const { responses } = call.operation
  if (status >= 500) return `answered ${status}`
  const declared = responses[status] ?? (status >= 400 ? responses['4XX'] : undefined)
  if (!declared) return `${status} is not declared`
  const shape = declared.content?.[JSON_TYPE]?.schema
  const isJson = headers.get('content-type')?.includes('json') ?? false
  if (shape && isJson && !fits(shape, body)) return `${status} is not as it is described`
  if (status < 300 && call.body && !fits(call.body, sent.body)) return 'took what the description does not allow'
  if (status < 300 && !isAsked(call, sent.address)) return 'took a query that the description does not allow'
  return undefined
}

const MOST_IDS = 100

/** What an answer names can be asked for next. */
function keepIds(ids: string[], answer: string, dice: Dice): void {
  const named = answer.match(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g) ?? []
  if (named.length > 0) ids[ids.length < MOST_IDS ? ids.length : dice.below(MOST_IDS)] = dice.pick(named)
}

export interface Fuzzed {
  sent: number
  byStatus: Record<string, number>
  wrong: string[]
}

/** So many requests, drawn from the shop's own description and from one seed, of everybody by turns. */
export async function fuzz(shop: TestShop, { seed, count }: { seed: number; count: number }): Promise<Fuzzed> {
  const [calls, ids] = [await callsOf(shop), await furnished(shop)]
  const dice = diceOf(seed)
  const fuzzed: Fuzzed = { sent: 0, byStatus: {}, wrong: [] }
  let people: TestBrowser[] = []
  const one = async (turn: number): Promise<void> => {
    const call = calls[turn % calls.length] as Call
    const browser = dice.pick(people)
    const address = addressOf(call, dice, ids)
    const whole = call.body ? drawn(call.body, dice, ids) : {}
    const said = dice.below(2) === 0 ? whole : spoiled(whole, dice)
    const body = said === undefined ? '' : JSON.stringify(said)
    const asked = call.method === 'get' ? browser.get(address) : browser.send(call.method.toUpperCase(), address, body)
    const answer = await asked
    fuzzed.sent += 1
    fuzzed.byStatus[answer.status] = (fuzzed.byStatus[answer.status] ?? 0) + 1
    const wrong = wrongIn(call, { address, body: body === '' ? undefined : JSON.parse(body) }, answer)
    if (answer.status < 300) keepIds(ids, JSON.stringify(answer.body), dice)
    if (wrong) fuzzed.wrong.push(`${call.method} ${address.slice(0, 300)} ${body.slice(0, 600)}: ${wrong}`)
  }
  for (let start = 0; start < count; start += calls.length) {
    // Somebody may have signed themself out on the way.
    const [owner, shopper] = await Promise.all((['owner', 'user'] as const).map(shop.signedIn))
    if (owner && shopper) people = [owner, owner, owner, owner, shopper, shop.browser()]
    const turns = Array.from({ length: Math.min(calls.length, count - start) }, (_, at) => start + at)
    for (let at = 0; at < turns.length; at += 8) await Promise.all(turns.slice(at, at + 8).map(one))
  }
  return fuzzed
}
