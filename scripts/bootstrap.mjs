// Imported first by every command. Runs on Node 20.19: brings node_modules up to date with package-lock.json, then goes
// on under the project's own Node.
import { existsSync, lstatSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'
import { follow, runLocked } from './processes.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const ownNode = path.join(root, 'node_modules/.bin/node')
const [major, minor] = process.versions.node.split('.').map(Number)

process.chdir(root)
if (!isInstalled(root)) await install()
if (major < 24 && existsSync(ownNode)) process.exit(await follow([ownNode, ...process.argv.slice(1)]))
if (major < 22 || (major === 22 && minor < 22))
  fail('No Node 24 comes with the packages for this platform: use Node 22.22 or newer.')
process.env.PATH = `${path.dirname(ownNode)}${path.delimiter}${process.env.PATH}`

async function install() {
  // npm would empty the folder behind the link, which is somebody else's.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink())
    fail('node_modules is a link to packages other than those of package-lock.json: remove the link.')
  mkdirSync('build', { recursive: true })
  const command = [process.execPath, 'scripts/install.mjs']
  const code = await runLocked('build/install.lock', command, follow)
  if (code !== 0) fail('The packages could not be installed with npm ci, see above.')
}

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
