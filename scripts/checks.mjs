import { audit } from './audit.mjs'
import { buildIfStale } from './build.mjs'
import { findCrowdedRooms, findLongFiles, findLongFunctions, findTooManyComments } from './limits.mjs'
import { findUnfitMigrations } from './migration-rules.mjs'
import { run } from './processes.mjs'
import { playwright, vitest } from './runners.mjs'
import { findSlowExpressions } from './slow-expressions.mjs'
import {
  findBareParticiples,
  findCastWords,
  findLies,
  findLostClasses,
  findParkedWork,
  findPhysicalSides,
} from './source-checks.mjs'
import { findSharedTables, findStraySql } from './sql-owners.mjs'

const DAY = 86_400_000

/** In the order they run, cheap ones first; sources are read beside the first tests. */
export const checks = [
  tool('types', 'route types', ['react-router', 'typegen']),
  // Several would each reckon the shared types anew: twice the processor's time, which the tests beside it need.
  tool('types', 'types', ['tsc', '--checkers', '1']),
  tool('lint', 'format and lint', ['biome', 'check', '--error-on-warnings']),
  tool('lint', 'promises and switches', ['oxlint', '--type-aware', '--deny-warnings', 'src', 'tests'], (output) =>
    /on [1-9]\d* files/.test(output),
  ),
  tool('lint', 'boundaries', ['depcruise', 'src', '--output-type', 'err-long'], (output) =>
    /\(([1-9]\d*) modules/.test(output),
  ),
  tool('lint', 'dead code', ['knip']),
  tool('lint', 'copies', ['jscpd', 'src', '--min-tokens', '50', '--threshold', '1']),
  { stage: 'lint', title: 'type lies and silenced rules', check: search(findLies) },
  { stage: 'lint', title: 'casts of the shop’s words', check: search(findCastWords) },
  { stage: 'lint', title: 'names that say what they hold', check: search(findBareParticiples) },
  { stage: 'lint', title: 'parked work', check: search(findParkedWork) },
  { stage: 'lint', title: 'left and right in styles', check: search(findPhysicalSides) },
  { stage: 'lint', title: 'classes that no style has', check: search(findLostClasses) },
  { stage: 'lint', title: 'slow regular expressions', check: search(findSlowExpressions) },
  { stage: 'lint', title: 'SQL where it belongs', check: search(findStraySql) },
  { stage: 'lint', title: 'one owner of each table', check: search(findSharedTables) },
  { stage: 'lint', title: 'migrations beside the release before', check: search(findUnfitMigrations) },
  { stage: 'lint', title: 'crowded rooms', check: search(findCrowdedRooms) },
  { stage: 'lint', title: 'long files', check: search(findLongFiles) },
  { stage: 'lint', title: 'long functions', check: search(findLongFunctions) },
  { stage: 'lint', title: 'share of comments', check: search(findTooManyComments) },
  { stage: 'lint', title: 'known weaknesses of packages', check: audit },
  { stage: 'build', title: 'pages', check: build },
  { stage: 'tables', title: 'table types', check: verifyTables },
  { stage: 'unit', title: 'unit and API tests', check: unit },
  { stage: 'journeys', title: 'browser tests', check: playwright, needsBrowser: true },
  { stage: 'start', title: 'start and stop', check: servers('start'), needsBrowser: true },
  { stage: 'faults', title: 'faults', check: servers('faults'), needsBrowser: true },
  { stage: 'long', title: 'long tests', check: long, needsBrowser: true },
]

function tool(stage, title, command, didSomething = () => true) {
  const check = async ({ env, signal }) => {
    const { code, output } = await run(command, { env, signal })
    if (code === 0 && !didSomething(output)) return { passed: 0, failed: 1, output: `It looked at nothing.\n${output}` }
    return verdict(code === 0, output)
  }
  return { stage, title, check }
}

function verdict(isGood, output) {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, output }
}

function search(find) {
  return async () => {
    const found = find()
    return verdict(found.length === 0, found.join('\n'))
  }
}

async function build({ signal }) {
  await buildIfStale({ signal })
  return verdict(true, '')
}

async function verifyTables({ env, signal, database }) {
  const { template } = await database.urls()
  const command = ['npm', 'run', '--silent', 'tables', '--', '--verify']
  const { code, output } = await run(command, { env: { ...env, DATABASE_URL: template }, signal })
  return verdict(code === 0, output)
}

async function unit(bench) {
  const { admin } = await bench.database.urls()
  return vitest('unit', bench, { TEST_DATABASE_URL: admin })
}

function servers(project) {
  return async (bench) => {
    await buildIfStale(bench)
    return vitest(project, bench)
  }
}

async function long(bench) {
  await buildIfStale(bench)
  const { admin } = await bench.database.urls()
  const drawing = Object.entries(bench.drawing).filter(([, value]) => value !== undefined)
  return vitest('long', bench, { ...Object.fromEntries(drawing), TEST_DATABASE_URL: admin }, DAY)
}
