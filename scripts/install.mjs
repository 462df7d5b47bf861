// Runs while holding the install lock, so that `npm start` and `npm test` on a fresh clone don't install into each other.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'
import { follow } from './processes.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

if (!isInstalled(root)) process.exitCode = await install()

async function install() {
  process.stderr.write('• installing packages\n')
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  // NODE_ENV=production would leave the development packages out; so would an `omit` in someone's npm settings.
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=error',
  ]
  const env = { ...process.env, NODE_ENV: '' }
  return follow([...npm, ...args], { cwd: root, env, stdio: ['ignore', 2, 2] })
}
