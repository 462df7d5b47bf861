import { randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { mayOwn } from './postgres-binaries.mjs'

const LOG_LIMIT = 10_000_000

/** Makes the folder, or refuses one that this user or this PostgreSQL can't use. */
export function openFolder(home, major) {
  try {
    mkdirSync(home, { recursive: true, mode: 0o711 })
    const foreign = [home, path.join(home, 'data')].filter(existsSync).find((each) => !mayOwn(statSync(each).uid))
    if (foreign)
      throw new Error(`it belongs to another user (id ${statSync(foreign).uid}); start the shop as that user`)
    const found = readIfThere(path.join(home, 'data/PG_VERSION')).trim()
    if (found && found !== major) throw new Error(`it was made by PostgreSQL ${found}, and this is PostgreSQL ${major}`)
    writeFileSync(path.join(home, 'owner'), '', { flag: 'a', mode: 0o600 })
  } catch (error) {
    throw new Error(`The database folder ${home} can't be used: ${error.message}, or choose another DATA_DIR.`)
  }
}

/** Made once. Written elsewhere and then linked, so that of two first starts both read the same whole password. */
export function keepPassword(home) {
  const file = path.join(home, 'password')
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 })
    linkUnlessThere(draft, file)
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}

function linkUnlessThere(draft, file) {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}

export function openLog(home) {
  const file = path.join(home, 'server.log')
  if (existsSync(file) && statSync(file).size > LOG_LIMIT) renameSync(file, `${file}.1`)
  const log = openSync(file, 'a', 0o600)
  return { log, from: statSync(file).size }
}

/** Why the server gave up, in its own words. */
export function lastWords(home, from) {
  const file = path.join(home, 'server.log')
  const lines = readFileSync(file).subarray(from).toString().trim().split('\n')
  return `${lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1)} (more in ${file})`
}

/** PostgreSQL's own lock file: the fourth line is the port, the eighth turns "ready" while connections are taken. */
export function readStatus(home) {
  const lines = readIfThere(path.join(home, 'data/postmaster.pid')).split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

export function readOwner(home) {
  return readIfThere(path.join(home, 'owner'))
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}
