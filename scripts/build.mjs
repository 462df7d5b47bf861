import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compress } from './compress.mjs'
import { isProgram, nodeThatEndsWithUs, run } from './processes.mjs'

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
  const locked = ['flock', '--no-fork', 'build/build.lock', ...command]
  const { code, output } = await run(locked, { signal }).catch((error) => {
    if (error.code === 'ENOENT') return run(command, { signal })
    throw error
  })
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
  lightenManifest()
  await compress('build/client')
  writeFileSync(STAMP, hash)
  return 0
}

/**
 * The browser's list of pages says of each which scripts it is made of, a third of its weight, and never asks: the server
 * tells what to fetch ahead, and a page that is gone to imports what it needs. What the entry needs stays. What is false
 * counts as false unsaid, and `entry.client.tsx` names each page after its key again.
 */
function lightenManifest() {
  for (const file of globSync('build/client/assets/manifest-*.js')) {
    const [, manifest] = /^window\.__reactRouterManifest=(.*);$/s.exec(readFileSync(file, 'utf8')) ?? []
    if (!manifest) throw new Error(`${file} is not written as it was: see decision 8`)
    const { routes, ...rest } = JSON.parse(manifest)
    for (const route of Object.values(routes))
      for (const unsaid of ['id', 'imports', 'hasDefaultExport']) delete route[unsaid]
    const light = JSON.stringify({ ...rest, routes }, (_, value) => (value === false ? undefined : value))
    writeFileSync(file, `window.__reactRouterManifest=${light};`)
  }
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
