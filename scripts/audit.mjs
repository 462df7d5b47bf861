// `npm run audit`: what is known against the packages of the lock file. High and critical end it with 1.
// `npm test` only tells them: what somebody finds out overnight breaks no change that has nothing to do with it.
import { fileURLToPath } from 'node:url'
import { isProgram, run } from './processes.mjs'

const SERIOUS = ['high', 'critical']
/** Milliseconds that `npm test` waits for the registry. */
const PATIENCE = 20_000

const ASK = ['npm', 'audit', '--json', '--loglevel=silent', '--fetch-retries=0', `--fetch-timeout=${PATIENCE / 2}`]

/** Undefined where the registry has not said it. */
export function readAudit(output) {
  try {
    const { vulnerabilities } = JSON.parse(output)
    return vulnerabilities && Object.values(vulnerabilities).filter(({ severity }) => SERIOUS.includes(severity))
  } catch {
    return undefined
  }
}

const line = ({ name, severity, range, via }) => {
  const titles = via.flatMap(({ title, url }) => (title ? [`${title} (${url})`] : []))
  return `${severity}: ${name} ${range}${titles.length > 0 ? `: ${titles.join('; ')}` : ''}`
}

export function tellAudit(serious) {
  if (serious === undefined) return ['the registry did not say: npm run audit asks again']
  return serious.map(line)
}

/** Of `npm test`: passes whatever is known, and tells it. */
export async function audit({ env, signal }) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
  const { output } = await run(ASK, { env, signal: limit })
  return { passed: 1, failed: 0, figures: tellAudit(readAudit(output)) }
}

async function main() {
  const { output } = await run(ASK, { cwd: fileURLToPath(new URL('..', import.meta.url)) })
  const serious = readAudit(output)
  const told = serious === undefined ? ['The registry did not say. Ask again later.'] : tellAudit(serious)
  if (serious?.length === 0) told.push('Nothing high or critical is known.')
  process.stdout.write(`${told.join('\n')}\n`)
  return serious?.length === 0 ? 0 : 1
}

if (isProgram(import.meta.url)) process.exit(await main())
