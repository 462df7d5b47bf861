import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyFor } from './pages.server.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const scriptsIn = (policy: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith('script-src'))
    ?.split(' ')
    .slice(1)

test('a page without inline scripts may run the shop’s own files and nothing else', () => {
  expect(scriptsIn(policyFor('<html><script type="module" src="/assets/a.js"></script></html>'))).toEqual(["'self'"])
})

test('each inline script is named by its hash, once', () => {
  const [one, other] = ['window.a = 1', 'import "/assets/b.js"\nstart()']
  const html = `<script>${one}</script><script type="module" async="">${other}</script><script src="/a.js"></script><script>${one}</script>`
  expect(scriptsIn(policyFor(html))).toEqual(["'self'", hashOf(one), hashOf(other)])
})

test('a script of other words is not let in', () => {
  expect(scriptsIn(policyFor('<script>a()</script>'))).not.toContain(hashOf('a();'))
  expect(scriptsIn(policyFor('<script>a()</script>'))).not.toContain(hashOf(' a()'))
})

test('no page may be framed, rebased, send its forms away, load plugins, or run text as a script', () => {
  const policy = policyFor('<script>a()</script>')
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
