import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './chromium.mjs'
import { playwright } from './runners.mjs'
import { cleanEnvironment } from './test-environment.mjs'

const WEIGHINGS = ['sweep.spec.ts', '--grep', 'a first visit']

/** What the sweep weighs, with the bytes it saw; null where there is no build to weigh. */
export async function pageWeights() {
  if (!existsSync('build/stamp')) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-measure-'))
  const temporary = path.join(folder, 'tmp')
  mkdirSync(temporary)
  const ending = new AbortController()
  const { signal } = ending
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => ending.abort())
  try {
    const env = { ...cleanEnvironment(), TMPDIR: temporary, NO_COLOR: '1', CHROMIUM_PATH: findChromium() }
    const { failed, output } = await playwright({ folder, env, signal, isLong: false, filters: WEIGHINGS })
    const { suites } = JSON.parse(readFileSync(path.join(folder, 'journeys.json'), 'utf8'))
    return { isGood: failed === 0, output, weights: suites.flatMap(specsOf).flatMap(weightsOf) }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function weightsOf({ tests }) {
  return tests[0].annotations.filter(({ type }) => type === 'weight').map(({ description }) => JSON.parse(description))
}
