import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, pause } from '../../scripts/processes.mjs'
import type { TestShop } from '../../scripts/test-shop.mjs'
import { sessionForm } from '../../src/payments/session-form.ts'
import { testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { orderForm } from '../support/order-form.ts'
import { callbackOf, openBank, postCallback } from '../support/paying.ts'
import { film, picture, videoOf } from '../support/pictures.ts'
import { type Town, town } from '../support/running-shop.ts'

const MEGABYTE = 1024 * 1024

/** Debian's nginx and openssl; `apt-get install nginx-light openssl`. */
const isHere = ['nginx', 'openssl'].every((name) => !spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error)

/** deploy/nginx.conf as it is, at ports and in a folder of its own. */
function configuration(folder: string, ports: Record<'http' | 'https' | 'first' | 'second', number>): string {
  const site = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports.second}`)
    .replaceAll(/\/etc\/letsencrypt\/live\/shop\.example/g, folder)
    .replaceAll('/var/cache/nginx-shop', path.join(folder, 'cache'))
    .replaceAll('shop.example', 'localhost')
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; pid ${folder}/pid; error_log stderr crit;
events {} http { access_log off; ${own.join(' ')} ${site} }`
}

async function openNginx(folder: string, ports: Parameters<typeof configuration>[1]): Promise<ChildProcess> {
  const key = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', ...key],
    {
      stdio: 'ignore',
    },
  )
  writeFileSync(`${folder}/nginx.conf`, configuration(folder, ports))
  return spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', `${folder}/nginx.conf`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

describe.skipIf(!isHere)('behind Debian’s nginx (skipped where nginx or openssl is not installed)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-nginx-'))
  const trust = process.env['NODE_TLS_REJECT_UNAUTHORIZED']
  let place: Town
  let provider: Awaited<ReturnType<typeof openBank>>
  let nginx: ChildProcess
  let shop: TestShop
  let url: string
  let open: (which: 'first' | 'second') => Promise<TestShop>

  beforeAll(async () => {
    // The certificate is the test's own.
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
    mkdirSync(path.join(folder, 'cache'))
    const ports = { http: await freePort(), https: await freePort(), first: await freePort(), second: await freePort() }
    url = `https://localhost:${ports.https}`
    provider = await openBank()
    place = await town()
    const settings = { PUBLIC_URL: url, TRUST_PROXY: '127.0.0.1', ...provider.settings }
    open = (which) => place.open({ PORT: String(ports[which]), ...settings })
    shop = await open('first')
    nginx = await openNginx(folder, ports)
    for (let tries = 0; tries < 50 && !(await fetch(url).catch(() => null)); tries += 1) await pause(100)
    await makeFee(place.db)
  })
  afterAll(async () => {
    if (trust === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED']
    else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = trust
    nginx.kill('SIGTERM')
    if (nginx.exitCode === null) await once(nginx, 'exit')
    await place.close()
    await provider.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function owner() {
    const browser = testBrowser(url)
    expect((await browser.signIn(shop.admin.email, shop.admin.password)).status).toBe(200)
    return browser
  }

  test('files that are everybody’s are kept; pages, calls and cookies are nobody else’s', async () => {
    const page = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
    const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? []
    const seen = async (address: string, headers = {}) => (await fetch(url + address, { headers })).headers
    await seen(asset)
    const strange = { cookie: '__Host-bw_session=mine', authorization: 'Bearer mine' }
    expect((await seen(asset, strange)).get('x-cache')).toBe('HIT')
    expect((await seen(asset)).getSetCookie()).toEqual([])
    const session = async () => (await seen('/api/csrf-token')).getSetCookie()[0] ?? ''
    const [mine, yours] = [await session(), await session()]
    expect(mine).toMatch(/^__Host-bw_session=.*; Secure/)
    expect(yours.split(';')[0]).not.toBe(mine.split(';')[0])
    const arabic = await fetch(`${url}/?lang=ar`, { redirect: 'manual' })
    expect([arabic.status, arabic.headers.getSetCookie().length]).toEqual([302, 1])
    for (const address of ['/', '/api/products', '/?lang=ar']) expect((await seen(address)).get('x-cache')).toBe(null)
    const etag = page.headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const me = await owner()
    expect((await me.get('/api/auth/me')).status).toBe(200)
    expect((await testBrowser(url).get('/api/auth/me')).status).toBe(401)
  })

  test('a film of 190 MB gets through, one of 230 MB is refused before it is sent', async () => {
    const me = await owner()
    const shot = film()
    const padding = Buffer.alloc(190 * MEGABYTE)
    padding.writeUInt32BE(padding.length, 0)
    padding.write('free', 4)
    const poster = await picture(400, 500).jpeg().toBuffer()
    const { status } = await me.send('POST', '/api/cloudinary/upload', videoOf(Buffer.concat([shot, padding]), poster))
    expect(status).toBe(201)
    const large = https.request(`${url}/api/cloudinary/upload`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(230 * MEGABYTE) },
    })
    large.on('error', () => {})
    large.flushHeaders()
    const [answer] = await once(large, 'response')
    large.destroy()
    expect(answer.statusCode).toBe(413)
  })

  test('what the card provider says through the proxy is believed', async () => {
    const { id: productId } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 9 }] })
    const browser = testBrowser(url)
    const form = orderForm({ productId }, { paymentInfo: { method: 'card' } })
    const { order } = (await browser.send('POST', '/api/orders/guest', form)).body
    const { body } = await browser.send('POST', '/api/payment/session', sessionForm(order))
    await provider.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'late' })
    expect((await postCallback({ url }, await callbackOf(provider.bank))).status).toBe(200)
    const row = place.db.selectFrom('payments').select('kind').where('orderId', '=', order.id)
    expect(await row.execute()).toEqual([{ kind: 'card' }])
  })

  test('replaced by another and back again, nobody who asks is lost', async () => {
    const outcomes: (number | string)[] = []
    let isOver = false
    const askOn = async (ask: () => Promise<{ status: number }>) => {
      while (!isOver) {
        outcomes.push(await ask().then(({ status }) => status, String))
        await pause(5)
      }
    }
    const browser = testBrowser(url)
    const { id: productId } = await makeProduct(place.db, { sizes: [{ size: 'M', stock: 100_000 }] })
    const order = () => browser.send('POST', '/api/orders/guest', orderForm({ productId }))
    const crowd = [askOn(() => fetch(url)), askOn(() => browser.get('/api/products')), askOn(order)]
    const stand = await open('second')
    await shop.stop()
    await pause(500)
    shop = await open('first')
    await stand.stop()
    await pause(500)
    isOver = true
    await Promise.all(crowd)
    expect(outcomes.length).toBeGreaterThan(100)
    // A guest who orders on and on is told 429: an answer too.
    expect(outcomes.filter((outcome) => ![200, 201, 429].includes(Number(outcome)))).toEqual([])
    expect(outcomes).toContain(201)
  })
})
