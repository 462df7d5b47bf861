import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compress } from './compress.mjs'
import { isProgram, nodeThatEndsWithUs, run, runLocked } from './processes.mjs'

const STAMP = 'build/stamp'
const SOURCES = [
  'src/**/*',
  'public/**/*',
  'package*.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]

if (isProgram(import.meta.url)) process.exitCode = isStale() ? await build() : 0

/** Builds under a lock: `npm start` and `npm test` may both find the build stale. */
export async function buildIfStale({ signal } = {}) {
  if (!isStale()) return
  process.stderr.write('• building the pages\n')
  mkdirSync('build', { recursive: true })
  const command = nodeThatEndsWithUs('scripts/build.mjs')
  const { code, output } = await runLocked('build/build.lock', command, (locked) => run(locked, { signal }))
  if (code !== 0) throw new Error(`The pages could not be built.\n${output}`)
}

async function build() {
  const hash = sourcesHash()
  rmSync(STAMP, { force: true })
  const { code, output } = await run(nodeThatEndsWithUs('node_modules/@react-router/dev/bin.cjs', 'build'), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) {
    process.stderr.write(output)
    return code
  }
  await compress('build/client')
  writeFileSync(STAMP, hash)
  return 0
}

function isStale() {
  try {
    return readFileSync(STAMP, 'utf8') !== sourcesHash()
  } catch {
    return true
  }
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const file of sources()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function sources() {
  return globSync(SOURCES, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
}
