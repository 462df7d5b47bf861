import { createHash } from 'node:crypto'
import type { EntryContext, LoaderFunctionArgs, RouterContextProvider, ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { type Door, door } from './call.ts'
import type { PageServing } from './page-serving.ts'
import { openPages, ownScripts, policyFor } from './pages.server.ts'
import { scriptMark } from './script-mark.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const scriptsIn = (policy: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith('script-src'))
    ?.split(' ')
    .slice(1)

type Rendering = [Request, number, Headers, EntryContext, RouterContextProvider]

const MARK = 'w0rd'
const policyOfPage = (html: string) => policyFor(ownScripts(html, MARK).scripts)
const own = (script: string, attributes = '') => `<script${attributes} nonce="${MARK}">${script}</script>`

test('a page without inline scripts may run the shop’s own files and nothing else', () => {
  const html = `<html><script type="module" src="/assets/a.js" nonce="${MARK}"></script></html>`
  expect(scriptsIn(policyOfPage(html))).toEqual(["'self'"])
})

test('each inline script of the renderer is named by its hash, once', () => {
  const [one, other] = ['window.a = 1', 'import "/assets/b.js"\nstart()']
  const html = `${own(one)}${own(other, ' type="module" async=""')}<script src="/a.js"></script>${own(one)}`
  expect(scriptsIn(policyOfPage(html))).toEqual(["'self'", hashOf(one), hashOf(other)])
})

test('a script of other words is not let in', () => {
  expect(scriptsIn(policyOfPage(own('a()')))).not.toContain(hashOf('a();'))
  expect(scriptsIn(policyOfPage(own('a()')))).not.toContain(hashOf(' a()'))
})

test.each([
  '<script>steal()</script>',
  '<script nonce="">steal()</script>',
  '<script nonce="word">steal()</script>',
  `<p title='nonce="${MARK}"'></p><script>steal()</script>`,
  '<script x="<script>steal()</script>',
])('whatever else found a way onto the page is no script of the shop: %s', (injected) => {
  for (const html of [injected + own('a()'), own('a()') + injected])
    expect(scriptsIn(policyOfPage(html))).toEqual(["'self'", hashOf('a()')])
})

test('the marks don’t leave the house', () => {
  expect(ownScripts(`<link nonce="${MARK}">${own('a()')}`, MARK).html).toBe('<link><script>a()</script>')
})

test('HT2: no page may be framed, rebased, send its forms away, load plugins, or run text as a script', () => {
  const policy = policyOfPage(own('a()'))
  for (const part of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy.split('; ')).toContain(part)
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})

const FEES = { method: 'GET', path: '/shipping' } as const

/** A build of a page that goes on without the fees where it can't have them, and of two that say what they need. */
function buildOfPages(): ServerBuild {
  const loader = async ({ context }: LoaderFunctionArgs) => {
    const ask = context.get(door)
    return { fees: await ask(FEES, {}).catch(() => 'unknown') }
  }
  const about = {
    page: { id: 'page', path: 'product', hasLoader: true, module: '' },
    checkout: { id: 'checkout', path: 'ar?/checkout', hasLoader: false, module: '' },
    result: { id: 'result', path: 'ar?/payment/result', hasLoader: false, module: '' },
  }
  const moduleWith = (handle: PageServing) => ({ handle, default: () => null })
  const answer = (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) =>
    new Response(JSON.stringify(staticHandlerContext.loaderData), { status, headers })
  const build = {
    entry: { module: { default: answer } },
    routes: {
      page: { ...about.page, module: { loader, default: () => null } },
      checkout: { ...about.checkout, module: moduleWith({ frames: 'bank' }) },
      result: { ...about.result, module: moduleWith({ framedBy: 'self' }) },
    },
    assets: { entry: { imports: [], module: '' }, routes: about, url: '', version: '1' },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    routeDiscovery: { mode: 'initial' },
  }
  return build as object as ServerBuild
}

describe('a page on which something is missing', () => {
  const twoLooks = async (answers: (() => unknown)[]) => {
    const answerNext: Door = async () => answers.shift()?.()
    const pages = openPages(buildOfPages(), answerNext, 'https://shop.example')
    const look = async () => (await pages.at(new URL('https://shop.example/product')).get()).plain.toString()
    return [await look(), await look()]
  }
  const refuse = (status: number) => () => {
    throw new Response(null, { status })
  }
  const pageWith = (fees: string) => JSON.stringify({ page: { fees } })

  test('is shown, and whole again for the next visitor', async () => {
    const fail = () => {
      throw new Error('connection lost')
    }
    for (const trouble of [refuse(503), refuse(500), fail])
      expect(await twoLooks([trouble, () => '50'])).toEqual([pageWith('unknown'), pageWith('50')])
  })

  test('is for no cache between us, as a whole one is for a second', async () => {
    const build = buildOfPages()
    Object.assign(build.routes['page']?.module ?? {}, { handle: { fresh: 'all' } })
    const policyOf = async (answer: () => unknown, query = '') => {
      const pages = openPages(build, async () => answer(), 'https://shop.example')
      return (await pages.at(new URL(`https://shop.example/product${query}`)).get()).headers['cache-control']
    }
    expect(await policyOf(() => '50', '?words=of+a+search')).toBe('no-cache')
    expect(await policyOf(refuse(503))).toBe('no-cache')
    expect(await policyOf(() => '50')).toBe('public, max-age=0, must-revalidate, s-maxage=1')
  })

  test('is made of what others are made of, until something changes', async () => {
    const build = buildOfPages()
    Object.assign(build.routes['page']?.module ?? {}, { handle: { fresh: 'all' } })
    const editions: unknown[] = []
    const pages = openPages(build, async (_, __, edition) => editions.push(edition), 'https://shop.example')
    const look = (words: string) => pages.at(new URL(`https://shop.example/product?words=${words}`)).get()
    await look('one')
    await look('two')
    pages.forget()
    await look('three')
    const [one, two, three] = editions
    expect(one).toBeTypeOf('object')
    expect(two).toBe(one)
    expect(three).not.toBe(one)
  })

  test('is kept where the shop’s answer was no', async () => {
    expect(await twoLooks([refuse(404), () => '50'])).toEqual([pageWith('unknown'), pageWith('unknown')])
    expect(await twoLooks([() => '50', () => '60'])).toEqual([pageWith('50'), pageWith('50')])
  })
})

test('a page that shows what it was told as it stands lends no script of it the shop’s name', async () => {
  const evil = '<script>steal()</script>'
  const startScript = 'window.start()'
  const build = buildOfPages()
  const render = (...[, status, headers, context, routerContext]: Rendering) => {
    const { fees } = context.staticHandlerContext.loaderData['page'] as { fees: string }
    return new Response(`${fees}<script nonce="${routerContext.get(scriptMark)}">${startScript}</script>`, {
      status,
      headers,
    })
  }
  build.entry = { module: { default: render } } as ServerBuild['entry']
  const pages = openPages(build, async () => evil, 'https://shop.example')
  const { plain, headers } = await pages.at(new URL('https://shop.example/product')).get()
  expect(plain.toString()).toBe(`${evil}<script>${startScript}</script>`)
  expect(scriptsIn(headers['content-security-policy'] ?? '')).toEqual(["'self'", hashOf(startScript)])
})

describe('frames', () => {
  const policyOf = async (path: string, frames?: string) => {
    const pages = openPages(buildOfPages(), async () => '50', 'https://shop.example', { bank: frames })
    const page = await pages.at(new URL(path, 'https://shop.example')).get()
    return page.headers['content-security-policy']?.split('; ')
  }

  test.each(['/payment/result', '/ar/payment/result?success=true'])('%s may stand in one of our own', async (path) =>
    expect(await policyOf(path)).toContain("frame-ancestors 'self'"),
  )

  test('the bank’s pages are shown at checkout, where the frame is configured, and nowhere else', async () => {
    for (const path of ['/checkout', '/ar/checkout'])
      expect(await policyOf(path, "'self' https:")).toContain("frame-src 'self' https:")
    for (const policy of [await policyOf('/checkout'), await policyOf('/product', "'self' https:")])
      expect(policy?.join()).not.toContain('frame-src')
    expect(await policyOf('/checkout', "'self' https:")).toContain("frame-ancestors 'none'")
  })
})
