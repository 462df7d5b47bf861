import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { stylesWithin } from './styles-within.server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-styles-'))
mkdirSync(path.join(folder, 'assets'))
const write = (name: string, text: string) => writeFileSync(path.join(folder, 'assets', name), text)
write('card-a1.css', '.card{color:#000}\n')
write('shop-b2.css', '.shop{color:#000}'.repeat(1000))
write('evil-c3.css', '.a{content:"</style>"}')
afterAll(() => rmSync(folder, { recursive: true }))

const link = (file: string) => `<link rel="stylesheet" href="/assets/${file}"/>`

test('a small sheet is in the page, and its link asks for nothing', () => {
  expect(stylesWithin(folder)(`<head>${link('card-a1.css#')}</head>`)).toEqual({
    html: '<head><style>.card{color:#000}</style><link rel="stylesheet" href="/assets/card-a1.css#" disabled=""/></head>',
    styles: ['.card{color:#000}'],
  })
})

test.each(['shop-b2.css', 'evil-c3.css', 'gone-d4.css', '../secret.css'])('%s stays a file', (file) => {
  expect(stylesWithin(folder)(link(file))).toEqual({ html: link(file), styles: [] })
})
