// What `npm run mail:preview` serves: an index, a page for each letter, and the letter itself for its frames.
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Worker } from 'node:worker_threads'

/** Where the shop of the examples stands: its pictures are the demo's here. */
const SHOP = 'https://shop.example'
const WIDTHS = [360, 640]
const PICTURES = globSync('db/demo/pictures/*-front.webp').sort()

export async function showLetters(port) {
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  process.stdout.write(`Every letter of the shop: http://localhost:${port}\n`)
}

async function answer({ url }, response) {
  const { pathname } = new URL(url, SHOP)
  if (pathname.startsWith('/media/')) return picture(pathname, response)
  const letters = await readLetters()
  const found = letters.find(({ address }) => pathname === address || pathname === `${address}/page`)
  if (pathname !== '/' && !found) return page(response, 404, 'No such letter', back())
  if (!found) return page(response, 200, 'Letters', index(letters))
  if (pathname.endsWith('/page')) return send(response, 200, found.letter.html.replaceAll(`${SHOP}/media/`, '/media/'))
  return page(response, 200, found.letter.subject, shown(found))
}

async function readLetters() {
  const thread = new Worker(new URL('./read-letters.mjs', import.meta.url))
  const [letters] = await once(thread, 'message')
  return letters.map((each) => ({ ...each, address: `/${each.language}/${each.room}/${slug(each.name)}` }))
}

const slug = (name) => name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()

function picture(pathname, response) {
  const sum = [...pathname.split('/')[2]].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  response.writeHead(200, { 'content-type': 'image/webp' }).end(readFileSync(PICTURES[sum % PICTURES.length]))
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const back = () => '<p><a href="/">All letters</a></p>'

function index(letters) {
  const rooms = Object.entries(Object.groupBy(letters, ({ room }) => room))
  return rooms.map(([room, ofRoom]) => `<h2>${room}</h2><ul>${names(ofRoom)}</ul>`).join('')
}

function names(letters) {
  const inEach = Object.values(Object.groupBy(letters, ({ name }) => name))
  const link = ({ address, letter }) => `<a href="${address}"><bdi>${escaped(letter.subject)}</bdi></a>`
  return inEach.map((each) => `<li>${escaped(each[0].name)}<br>${each.map(link).join(' · ')}</li>`).join('')
}

function shown({ address, language, name, room, letter }) {
  const other = address.replace(/^\/../, language === 'ar' ? '/en' : '/ar')
  const frames = WIDTHS.map(
    (width) => `<figure><figcaption>${width} px</figcaption>
<iframe src="${address}/page" width="${width}" height="900" title="${width} px wide"></iframe></figure>`,
  )
  return `${back()}<h1><bdi>${escaped(letter.subject)}</bdi></h1>
<p>${room}: ${escaped(name)} · <a href="${other}">in the other language</a> · <a href="${address}/page">the page alone</a></p>
<p>To: <bdi>${escaped(letter.to.name)}</bdi> &lt;${escaped(letter.to.address)}&gt;</p>
<div class="frames">${frames.join('')}<figure><figcaption>Text</figcaption>
<pre dir="auto" lang="${language}">${escaped(letter.text)}</pre></figure></div>`
}

function page(response, status, title, body) {
  send(
    response,
    status,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>
body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #0a0a0a }
a { color: inherit } li { margin-block: .5rem } ul { padding-inline-start: 1.25rem }
.frames { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start }
figure { margin: 0 } iframe { border: 1px solid #8a877f } pre { white-space: pre-wrap; max-inline-size: 40rem; unicode-bidi: plaintext }
</style>${body}</html>`,
  )
}

function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(body)
}
