import { expect, test } from 'vitest'
import { beginLate } from './late-start.server.ts'

const MARK = 'w0rd'
const START = 'import "/assets/a.js";import("/assets/entry.js")'
const own = (attributes: string) => `nonce="${MARK}" ${attributes}`
const link = (href: string) => `<link ${own(`rel="modulepreload" href="${href}"`)}/>`
const page = `<!doctype html><html><head>${link('/assets/a.js')}${link('/assets/b.js')}<link rel="stylesheet" href="/assets/a.css"/></head>
<script ${own('')}>window.context = {}</script><script ${own('type="module" async=""')}>${START}</script>`

test('the modules of a page are fetched by a script of its own, which is let in, as is what it starts', () => {
  const { marked, later } = beginLate(page, MARK)
  expect(later).toEqual([START])
  expect(marked).not.toContain('<link nonce')
  expect(marked).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
  expect(marked).toContain(`<link rel="stylesheet" href="/assets/a.css"/><script nonce="${MARK}">(function startLate(`)
  expect(marked).toMatch(/<\/script><\/head>\s*<script/)
  // Its own element stays, since the browser's part looks for one there.
  expect(marked).toContain(`<script ${own('')}>window.context = {}</script><script type="text/plain"></script>`)
  expect(marked).toContain(JSON.stringify(['/assets/a.js', '/assets/b.js']))
  expect(marked).not.toContain('type="module"')
})

test('what carries no mark, or a file of scripts, is left alone', () => {
  for (const html of [
    '<link rel="modulepreload" href="/evil.js"/><script type="module">steal()</script>',
    `<script ${own('type="module" src="/assets/a.js"')}></script>`,
  ])
    expect(beginLate(html, MARK)).toEqual({ marked: html, later: [] })
})

test('nothing that is started ends the script around it', () => {
  const one = `<!doctype html><head></head><script ${own('type="module"')}>start("<!--")</script>`
  const { marked, later } = beginLate(one, MARK)
  expect(later).toEqual(['start("<!--")'])
  expect(marked).toContain('(function startLate(')
  expect(marked).toContain('start(\\"\\u003c!--\\")')
  expect(marked).not.toContain('<!--')
})
