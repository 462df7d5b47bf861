// `npm run bench:web`: what a shopper on a cheap phone waits for, by Lighthouse's own mobile profile.
import './bootstrap.mjs'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { readFlags } from './flags.mjs'
import { freePort } from './processes.mjs'

const HELP = `npm run bench:web [-- options]

Builds where needed, starts a demo shop of its own and prints a table: Lighthouse, mobile, its standard (simulated)
throttling of 150 ms, 1.6 Mbit/s and a processor four times slower; medians of the runs, both languages.
TBT is four times what this machine took: the last column is Lighthouse's own measure of the machine (more is quicker).
Lighthouse itself is fetched by npx: it is no part of the shop.

  --runs <n>     how often each page is opened (5)
  --page <name>  one page alone: home, products or product
  --url <shop>   a shop that runs already, rather than one of its own`

const { values: told } = readFlags(HELP, {
  options: { runs: { type: 'string', default: '5' }, page: { type: 'string' }, url: { type: 'string' } },
})

const { chromium } = await import('@playwright/test')
const { findChromium } = await import('./chromium.mjs')
const { startShop } = await import('./test-shop.mjs')

const LIGHTHOUSE = 'lighthouse@13.5.0'
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo']
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

const ending = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => ending.abort())
const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
try {
  const shop = told.url ? { url: told.url } : await startShop({ dataDir: folder, signal: ending.signal })
  await measure(shop.url).finally(() => shop.stop?.())
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
process.exit()

async function measure(shop) {
  const columns = [...SCORES, ...Object.keys(TIMES), 'machine']
  print(['page', ...columns])
  print(['---', ...columns.map(() => '--:')])
  for (const { name, address } of await pagesOf(shop)) {
    const runs = []
    for (let tries = 0; runs.length < Number(told.runs) && tries < 3 * Number(told.runs); tries += 1) {
      const run = await open(shop + address)
      if (run) runs.push(run)
    }
    print([name, ...runs[0].map((_, at) => shown(median(runs.map((run) => run[at]))))])
  }
}

async function pagesOf(shop) {
  const { products } = await (await fetch(`${shop}/api/products?limit=1`)).json()
  const addresses = { home: '', products: '/products', product: `/product/${products[0].id}` }
  return Object.entries(addresses)
    .filter(([name]) => !told.page || name === told.page)
    .flatMap(([name, address]) => [
      { name: `${name}, English`, address: address || '/' },
      { name: `${name}, Arabic`, address: `/ar${address}` },
    ])
}

/** In a browser of its own: nothing is kept from the run before. */
async function open(url) {
  ending.signal.throwIfAborted()
  const port = await freePort()
  const browser = await chromium.launch({ executablePath: findChromium(), args: [`--remote-debugging-port=${port}`] })
  try {
    const flags = [`--port=${port}`, '--quiet', '--output=json']
    const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], { maxBuffer: 2 ** 26 })
    const lhr = JSON.parse(stdout)
    // A run in which it saw no largest paint has no score.
    if (lhr.categories.performance.score === null) return null
    const scores = SCORES.map((name) => lhr.categories[name].score * 100)
    const times = Object.values(TIMES).map((name) => lhr.audits[name].numericValue)
    return [...scores, ...times, lhr.environment.benchmarkIndex]
  } finally {
    await browser.close()
  }
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}

function shown(value) {
  return Number.isInteger(value) || value >= 1 ? String(Math.round(value)) : value.toFixed(3)
}

function print(cells) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
