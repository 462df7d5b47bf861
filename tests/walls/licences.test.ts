import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findUnagreed } from '../../scripts/licences.mjs'

const about = (name: string, more: object) =>
  findUnagreed([{ name, version: '1.0.0', ...more }]).filter((line) => line.startsWith(`${name}: `))

test('what the lock file names is agreed to, and listed', () => {
  expect(findUnagreed()).toEqual([])
})

test('a licence that nobody agreed to is refused, and so is none', () => {
  for (const license of [
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    '(AGPL-3.0-only OR SSPL-1.0)',
    'UNLICENSED',
    undefined,
  ])
    expect(about('parka', { license }), license).toHaveLength(1)
  for (const license of ['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND LGPL-3.0-or-later'])
    expect(about('parka', { license }), license).toEqual([])
})

test('an install script is refused by the name of its package', () => {
  expect(about('parka', { license: 'MIT', hasInstallScript: true })).toHaveLength(1)
  expect(about('@swc/core', { license: 'MIT', hasInstallScript: true })).toEqual([])
  expect(about('@swc/core-like', { license: 'MIT', hasInstallScript: true })).toHaveLength(1)
})

test('a list of another day is out of date', () => {
  expect(findUnagreed([], 'yesterday')).toEqual(['docs/licences.md: out of date, run npm run licences'])
})

test('HT7: no package turns what a browser sends into calls of the server', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const names = Object.keys(packages)
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name) => /react-server-dom|plugin-rsc/.test(name))).toEqual([])
})
