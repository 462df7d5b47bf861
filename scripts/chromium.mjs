import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without its windows: the same pages in half the time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
)
const INSTALL = ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell']

/** The browser the tests use; installed from the system's packages where we may. */
export function findChromium({ isHeaded = false } = {}) {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`)
  if (chosen) return chosen
  if (isHeaded) return findWhole()
  if (!existsSync(SHELL)) install()
  const found = [SHELL, ...WHOLE].find((place) => existsSync(place))
  if (found) return found
  throw new Error(`The tests need Chromium. Install it with: sudo apt-get ${INSTALL.join(' ')}`)
}

function findWhole() {
  const found = WHOLE.find((place) => existsSync(place))
  if (found) return found
  throw new Error('--headed needs a whole Chromium. Install it with: sudo apt-get install chromium')
}

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write('• installing Chromium\n')
  aptGet('update')
  aptGet(...INSTALL)
}

/** Gives up after minutes where the packages can't be reached. */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const settings = ['DPkg::Lock::Timeout=120', 'Acquire::Retries=1', 'Acquire::http::Timeout=20']
  spawnSync('apt-get', ['--quiet', '--quiet', ...settings.flatMap((each) => ['-o', each]), ...args], {
    env,
    stdio: ['ignore', 'ignore', 2],
    timeout: 180_000,
  })
}
