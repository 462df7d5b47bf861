// `npm test`: every check in turn, one line each; what a check says is shown only when it fails.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checks } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { untilEnded } from './ending.mjs'
import { openTestDatabase } from './test-database.mjs'
import { cleanEnvironment } from './test-environment.mjs'
import { readTestFlags } from './test-flags.mjs'

const { values, positionals } = readTestFlags()
const ending = untilEnded()

process.exit(await main())

async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-test-'))
  const total = { passed: 0, failed: 0 }
  const bench = openBench(folder)
  try {
    const chosen = chosenChecks()
    if (chosen.some(({ needsBrowser }) => needsBrowser))
      bench.env.CHROMIUM_PATH = findChromium({ isHeaded: values.headed })
    const inTurn = async (checks) => {
      for (const check of checks) add(total, await runCheck(check, bench))
    }
    const { sources = [], servers = [], units = [], then = [] } = Object.groupBy(chosen, turnOf)
    await Promise.all([inTurn(sources), inTurn(servers), inTurn(units)])
    await inTurn(then)
  } catch (error) {
    if (!ending.signal.aborted) process.stdout.write(`${error.message}\n`)
    total.failed += 1
  } finally {
    await bench.database.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  if (ending.signal.aborted) process.stdout.write('Stopped before the end.\n')
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}

/** Sources are read, and servers waited for, beside the tests of units; the browser tests fill two cores alone. */
function turnOf({ stage }) {
  if (stage === 'types' || stage === 'lint') return 'sources'
  if (stage === 'start' || stage === 'faults') return 'servers'
  return stage === 'build' || stage === 'tables' || stage === 'unit' ? 'units' : 'then'
}

/** What every check may use: a folder that goes at the end, an environment without the shop's settings, a database. */
function openBench(folder) {
  const { signal } = ending
  const temporary = path.join(folder, 'tmp')
  mkdirSync(temporary)
  const env = { ...cleanEnvironment(), TMPDIR: temporary, NO_COLOR: '1' }
  return {
    folder,
    env,
    signal,
    isLong: values.long,
    areTimesTold: values.slowest,
    drawing: { TEST_SEED: values.seed, TEST_COUNT: values.count },
    look: { isHeaded: values.headed, isTraced: values.trace },
    filters: positionals,
    names: values.grep,
    database: openTestDatabase({ folder, env, signal }),
  }
}

function chosenChecks() {
  const stages = new Set(checks.map(({ stage }) => stage))
  const only = values.only?.split(',') ?? stagesOf(positionals) ?? [...stages].filter(isRunByDefault)
  const unknown = only.find((stage) => !stages.has(stage))
  if (unknown) throw new Error(`There is no check "${unknown}": choose from ${[...stages].join(', ')}.`)
  return checks.filter(({ stage }) => only.includes(stage))
}

function isRunByDefault(stage) {
  return stage !== 'long' || values.long
}

/** The checks that the named files belong to. */
function stagesOf(files) {
  const homes = {
    'tests/journeys': 'journeys',
    'tests/long': 'long',
    'tests/start': 'start',
    'tests/faults': 'faults',
  }
  const homeOf = (file) =>
    Object.entries(homes).find(([folder]) => file.includes(folder))?.[1] ?? (values.long ? 'long' : 'unit')
  return files.length > 0 ? [...new Set(files.map(homeOf))] : undefined
}

async function runCheck({ stage, title, check }, bench) {
  ending.signal.throwIfAborted()
  const from = performance.now()
  const outcome = await check(bench).catch((error) => ({ passed: 0, failed: 1, output: error.message }))
  ending.signal.throwIfAborted()
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  const { passed, failed, output, unsteady = [], figures = [] } = outcome
  const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : ''
  process.stdout.write(`${failed ? '✗' : '✓'} ${stage.padEnd(9)}${title}${counts}  ${seconds} s\n`)
  for (const journey of unsteady) process.stdout.write(`  unsteady, passed when tried again: ${journey}\n`)
  for (const figure of figures) process.stdout.write(`  ${figure}\n`)
  if (failed && output) process.stdout.write(`${output.trim().replace(/^/gm, '    ')}\n`)
  return outcome
}

function add(total, { passed, failed }) {
  total.passed += passed
  total.failed += failed
}
