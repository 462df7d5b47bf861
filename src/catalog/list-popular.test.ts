import { data, type ErrorResponse, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { door } from '#lib/call.ts'
import { Refusal } from '#lib/refusal.ts'
import { listPopular, popularIn, refuseWithPopular } from './list-popular.tsx'

const product = { id: 'A', images: [], sizes: [] }

function contextOf(answer: () => unknown): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(door, async () => answer())
  return context
}

/** As the router tells a page of a refusal. */
const missingWith = (answer: unknown): ErrorResponse & { internal: boolean } => ({
  status: 404,
  statusText: '',
  internal: false,
  data: answer,
})

const broken = () => {
  throw new Response(null, { status: 503 })
}

const thrownBy = (refused: Promise<never>): Promise<unknown> => refused.catch((error: unknown) => error)

test('a page that is not there shows what else there is', async () => {
  const context = contextOf(() => ({ products: [product] }))
  const popular = await listPopular(context)
  expect(popular).toMatchObject([{ id: 'A' }])
  for (const missing of [new Refusal('NOT_FOUND'), new Response(null, { status: 404 })])
    expect(await thrownBy(refuseWithPopular(context, missing))).toEqual(data({ popular }, { status: 404 }))
})

test('and is still only not there where nothing else can be read', async () => {
  const context = contextOf(broken)
  expect(await listPopular(context)).toEqual([])
  const refused = await thrownBy(refuseWithPopular(context, new Refusal('NOT_FOUND')))
  expect(refused).toEqual(data({ popular: [] }, { status: 404 }))
})

test('any other trouble stays what it is', async () => {
  const trouble = [new Refusal('UNAVAILABLE'), new Response(null, { status: 503 }), new Error('lost')]
  for (const error of trouble) expect(await thrownBy(refuseWithPopular(contextOf(broken), error))).toBe(error)
})

test('a refusal that came without them has none', () => {
  expect(popularIn(missingWith({ popular: [product] }))).toEqual([product])
  for (const error of [missingWith(null), missingWith({}), new Error('lost'), null])
    expect(popularIn(error)).toEqual([])
})
