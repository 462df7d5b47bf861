import { expect, onTestFinished, test, vi } from 'vitest'
import { type Page, pageCache } from './page-cache.server.ts'

const MEGABYTE = 1024 * 1024

function page(text: string, parts: { status?: number; bytes?: number } = {}): Page {
  const { status = 200, bytes = 10 } = parts
  return { status, headers: { text }, plain: Buffer.alloc(bytes), compressed: Buffer.alloc(0) }
}

/** A cache whose renderings end when the test says so. */
function heldCache() {
  const ends: ((page: Page) => void)[] = []
  const fails: ((error: Error) => void)[] = []
  const rendered: string[] = []
  const cache = pageCache((address) => {
    rendered.push(address)
    return new Promise<Page>((resolve, reject) => {
      ends.push(resolve)
      fails.push(reject)
    })
  })
  return { cache, ends, fails, rendered }
}

/** A cache that renders at once, every page as large as it says. */
function quick(bytes: number) {
  const rendered: string[] = []
  const cache = pageCache(async (address) => {
    rendered.push(address)
    return page(address, { bytes })
  })
  return { cache, rendered }
}

test('a page that a thousand visitors ask for at once is rendered once', async () => {
  const { cache, ends, rendered } = heldCache()
  const visits = Array.from({ length: 1000 }, async () => cache.get('/'))
  expect(rendered).toEqual(['/'])
  ends[0]?.(page('home'))
  const answers = await Promise.all(visits)
  expect(new Set(answers).size).toBe(1)
  expect(cache.get('/')).toBe(answers[0])
})

test('pages of different addresses are different pages', async () => {
  const { cache, rendered } = quick(10)
  await cache.get('/products?color=black')
  await cache.get('/products?color=white')
  await cache.get('/products?color=black')
  expect(rendered).toEqual(['/products?color=black', '/products?color=white'])
})

test('what is forgotten is rendered anew', async () => {
  const { cache, rendered } = quick(10)
  await cache.get('/')
  cache.forget()
  await cache.get('/')
  expect(rendered.length).toBe(2)
})

test('a page that was being rendered when a price changed is answered, but not kept', async () => {
  const { cache, ends, rendered } = heldCache()
  const early = cache.get('/')
  cache.forget()
  const late = cache.get('/')
  expect(rendered.length).toBe(2)
  ends[1]?.(page('new price'))
  expect((await late).headers['text']).toBe('new price')
  ends[0]?.(page('old price'))
  expect((await early).headers['text']).toBe('old price')
  expect((await cache.get('/')).headers['text']).toBe('new price')
})

test('neither is it kept where nobody asked again meanwhile', async () => {
  const { cache, ends, rendered } = heldCache()
  const early = cache.get('/')
  cache.forget()
  ends[0]?.(page('old price'))
  await early
  const late = cache.get('/')
  expect(rendered.length).toBe(2)
  ends[1]?.(page('new price'))
  expect((await late).headers['text']).toBe('new price')
})

test('an old rendering that ends does not let a third one start', async () => {
  const { cache, ends, rendered } = heldCache()
  const early = cache.get('/')
  cache.forget()
  const late = cache.get('/')
  ends[0]?.(page('old'))
  await early
  const third = cache.get('/')
  expect(rendered.length).toBe(2)
  ends[1]?.(page('new'))
  expect(await third).toBe(await late)
})

test('a refusal is answered and not kept', async () => {
  const { cache, ends, rendered } = heldCache()
  const first = cache.get('/products/none')
  ends[0]?.(page('none', { status: 404 }))
  expect((await first).status).toBe(404)
  const again = cache.get('/products/none')
  ends[1]?.(page('there', { status: 200 }))
  expect([(await again).status, rendered.length]).toEqual([200, 2])
})

test('a rendering that failed is tried again by the next visitor', async () => {
  const { cache, ends, fails } = heldCache()
  const first = cache.get('/')
  fails[0]?.(new Error('database gone'))
  await expect(first).rejects.toThrow('database gone')
  const second = cache.get('/')
  ends[1]?.(page('home'))
  expect((await second).headers['text']).toBe('home')
})

test('what visitors come back to stays, whatever else is asked for once', async () => {
  const { cache, rendered } = quick(MEGABYTE)
  for (const address of ['/', '/', '/products', '/products']) await cache.get(address)
  for (let odd = 0; odd < 200; odd += 1) await cache.get(`/product/${odd}`)
  rendered.length = 0
  for (const address of ['/', '/products', '/product/199']) await cache.get(address)
  expect(rendered).toEqual([])
  await cache.get('/product/0')
  expect(rendered).toEqual(['/product/0'])
})

test('past its budget the page asked for longest ago goes', async () => {
  const { cache, rendered } = quick(16 * MEGABYTE)
  for (const address of ['/1', '/2', '/3', '/1', '/4']) for (const _ of [1, 2]) await cache.get(address)
  rendered.length = 0
  for (const address of ['/1', '/3', '/4']) await cache.get(address)
  expect(rendered).toEqual([])
  await cache.get('/2')
  expect(rendered).toEqual(['/2'])
})

test('all pages together take no more than sixty-four megabytes', async () => {
  const { cache, rendered } = quick(MEGABYTE)
  const addresses = Array.from({ length: 100 }, (_, at) => `/${at}`)
  for (const address of addresses) for (const _ of [1, 2]) await cache.get(address)
  for (let odd = 0; odd < 100; odd += 1) await cache.get(`/odd/${odd}`)
  rendered.length = 0
  // From the newest on, so that looking pushes out nothing that is still to be looked at.
  for (const address of addresses.toReversed()) await cache.get(address)
  expect(100 - rendered.length).toBe(48)
})

test('a page that lacks something is answered, and rendered anew for the next visitor', async () => {
  const { cache, ends, rendered } = heldCache()
  const first = cache.get('/product/1')
  ends[0]?.({ ...page('without fees'), isWhole: false })
  expect((await first).headers['text']).toBe('without fees')
  const second = cache.get('/product/1')
  ends[1]?.(page('with fees'))
  expect([(await second).headers['text'], rendered.length]).toEqual(['with fees', 2])
  expect(await cache.get('/product/1')).toBe(await second)
})

test('a page larger than all that may be kept is answered and not kept', async () => {
  const { cache, rendered } = quick(65 * MEGABYTE)
  await cache.get('/')
  await cache.get('/')
  expect(rendered.length).toBe(2)
})

test('forgetting frees the whole budget', async () => {
  const { cache, rendered } = quick(16 * MEGABYTE)
  const all = ['/1', '/1', '/2', '/2', '/3', '/3', '/4']
  for (const address of all) await cache.get(address)
  cache.forget()
  for (const address of all) await cache.get(address)
  rendered.length = 0
  for (const address of ['/1', '/2', '/3', '/4']) await cache.get(address)
  expect(rendered).toEqual([])
})

test('a page in doubt is rendered anew for who asks; what was read before the doubt is in doubt', async () => {
  const { cache, ends, rendered } = heldCache()
  const first = cache.get('/')
  cache.doubt()
  ends[0]?.(page('three left'))
  expect((await first).headers['text']).toBe('three left')
  const second = cache.get('/')
  ends[1]?.(page('two left'))
  await second
  cache.doubt()
  const third = cache.get('/')
  ends[2]?.(page('one left'))
  expect((await third).headers['text']).toBe('one left')
  expect(await cache.get('/')).toBe(await third)
  expect(rendered.length).toBe(3)
})

test('of many pages in doubt four are rendered at a time, and the others shown as they were for half a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { cache, ends, rendered } = heldCache()
  const all = ['/1', '/2', '/3', '/4', '/5', '/6']
  for (const [at, address] of all.entries()) {
    const rendering = cache.get(address)
    ends[at]?.(page('before'))
    await rendering
  }
  rendered.length = 0
  cache.doubt()
  const [one, two, three, four, five, six] = all.map((address) => cache.get(address))
  expect(rendered).toEqual(['/1', '/2', '/3', '/4'])
  expect([await five, await six].map((shown) => shown?.headers['text'])).toEqual(['before', 'before'])
  vi.advanceTimersByTime(29_999)
  void cache.get('/5')
  expect(rendered).toEqual(['/1', '/2', '/3', '/4'])
  vi.advanceTimersByTime(1)
  void cache.get('/5')
  expect(rendered).toEqual(['/1', '/2', '/3', '/4', '/5'])
  for (const end of ends.slice(6)) end(page('after'))
  const after = await Promise.all([one, two, three, four])
  expect(after.map((shown) => shown?.headers['text'])).toEqual(['after', 'after', 'after', 'after'])
  expect((await cache.get('/1')).headers['text']).toBe('after')
  void cache.get('/6')
  expect(rendered).toEqual(['/1', '/2', '/3', '/4', '/5', '/6'])
})

test('another doubt makes a page no younger', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { cache, ends, rendered } = heldCache()
  const kept = cache.get('/')
  ends[0]?.(page('before'))
  await kept
  cache.doubt()
  vi.advanceTimersByTime(20_000)
  cache.doubt()
  for (const address of ['/1', '/2', '/3', '/4']) void cache.get(address)
  expect((await cache.get('/')).headers['text']).toBe('before')
  vi.advanceTimersByTime(10_000)
  void cache.get('/')
  expect(rendered).toEqual(['/', '/1', '/2', '/3', '/4', '/'])
})

test('what is forgotten is not shown though many are rendered', async () => {
  const { cache, ends, rendered } = heldCache()
  const kept = cache.get('/')
  ends[0]?.(page('the old price'))
  await kept
  const others = ['/2', '/3', '/4', '/5']
  cache.doubt()
  for (const address of others) void cache.get(address)
  cache.forget()
  const shown = cache.get('/')
  expect(rendered).toEqual(['/', ...others, '/'])
  ends[5]?.(page('the new price'))
  expect((await shown).headers['text']).toBe('the new price')
})
