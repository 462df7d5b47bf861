// The runners of single tests. Each counts by its own report; one that ran nothing has failed.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { nodeThatEndsWithUs, run } from './processes.mjs'
import { lendDatabase } from './test-database.mjs'
import { startShop } from './test-shop.mjs'

const MINUTES = 60_000

/** One crowded moment of a busy machine is forgiven and named; what is unsteady by itself shows more often. */
const MOST_UNSTEADY = 2

export async function vitest(project, bench, env = {}, patience = 20 * MINUTES) {
  const report = path.join(bench.folder, `${project}.json`)
  const figures = path.join(bench.folder, `${project}-figures.txt`)
  const settings = ['--config', 'scripts/vitest.config.mjs', '--project', project]
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`]
  const command = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...settings,
    ...reporters,
    ...named('-t', bench),
    ...bench.filters,
  ]
  const { code, output } = await runWithin(patience, command, bench, { ...env, TEST_FIGURES: figures })
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report) ?? {}
  const times = testResults.map(({ name, startTime, endTime }) => [path.relative('.', name), endTime - startTime])
  return {
    ...settle({ passed: numPassedTests, failed: numFailedTests, code, output }),
    figures: [...linesIn(figures), ...slowest(times, bench)],
  }
}

export async function playwright(bench) {
  const { settings, giveBack } = await lendDatabase('shop_journeys')
  const dataDir = path.join(bench.folder, 'journeys')
  const shop = await startShop({ dataDir, settings, signal: bench.signal })
  try {
    const report = path.join(bench.folder, 'journeys.json')
    const env = {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      SHOP_URL: shop.url,
      SHOP_DATA_DIR: shop.dataDir,
      ADMIN_EMAIL: shop.admin.email,
      ADMIN_PASSWORD: shop.admin.password,
      ...(bench.isLong ? { LONG_TESTS: '1' } : {}),
    }
    const cli = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json']
    const command = [...cli, ...triedAgain(bench), ...named('-g', bench), ...lookedAt(bench.look), ...bench.filters]
    const patience = (bench.isLong ? 90 : 40) * MINUTES
    const { code, output } = await runWithin(patience, command, bench, env)
    const { suites = [], stats: { expected = 0, unexpected = 0, flaky = 0 } = {} } = readReport(report) ?? {}
    const said = `The shop said last:\n${shop.output()}\n${withoutProgress(output)}`
    const forgiven = flaky > MOST_UNSTEADY ? 0 : flaky
    const counts = { passed: expected + forgiven, failed: unexpected + flaky - forgiven }
    const times = suites.map((suite) => [suite.file, durationOf(suite)])
    return {
      ...settle({ ...counts, code, output: said }),
      unsteady: suites.flatMap(unsteadyIn),
      figures: slowest(times, bench),
    }
  } finally {
    await shop.stop()
    await giveBack()
  }
}

/** Milliseconds by file, the longest first, for who asks where the time goes. */
const slowest = (times, { areTimesTold }) =>
  areTimesTold
    ? times
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, 10)
        .map(([file, duration]) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${file}`)
    : []

const durationOf = ({ suites = [], specs = [] }) =>
  [
    ...suites.map(durationOf),
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ].reduce((sum, duration) => sum + duration, 0)

/** Who reads only the end of a long run is to find there what failed. */
const withoutProgress = (output) => output.replace(/^.*\[\d+\/\d+\] .*\n/gm, '')

/** Journeys that passed only when they were tried again, each with what went wrong at first. */
function unsteadyIn({ suites = [], specs = [] }) {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results: [{ status, error = {} }] }) => {
        const what = stripVTControlCharacters(error.message ?? status).split('\n')[0]
        return `${file}:${error.location?.line ?? '?'} ${title}: ${what}`
      }),
  )
  return [...here, ...suites.flatMap(unsteadyIn)]
}

// Who runs some by name wants to see each of their failures.
const triedAgain = ({ names, filters }) => (names === undefined && filters.length === 0 ? ['--retries=1'] : [])

const named = (flag, { names }) => (names === undefined ? [] : [flag, names])

const lookedAt = ({ isHeaded, isTraced } = {}) => [
  ...(isHeaded ? ['--headed', '--workers=1'] : []),
  ...(isTraced ? ['--trace=on'] : []),
]

function runWithin(patience, command, { env, signal }, more) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  return run(nodeThatEndsWithUs(...command), { env: { ...env, ...more }, signal: limit })
}

function settle({ passed, failed, code, output }) {
  const ranWell = code === 0 && passed > 0
  return { passed, failed: failed || (ranWell ? 0 : 1), output }
}

/** What tests measured; none of them may have. */
const linesIn = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [])

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
