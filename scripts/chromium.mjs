import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
)
const INSTALL = ['install', '--yes', '--no-install-recommends', 'chromium']

/** The browser the tests use; installed from the system's packages where we may. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`)
  return chosen || installed() || install()
}

function installed() {
  return PLACES.find((place) => existsSync(place))
}

function install() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('• installing Chromium\n')
    aptGet('update')
    aptGet(...INSTALL)
  }
  const found = installed()
  if (found) return found
  throw new Error(`The tests need Chromium. Install it with: sudo apt-get ${INSTALL.join(' ')}`)
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['--quiet', '--quiet', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    env,
    stdio: ['ignore', 'ignore', 2],
  })
}
