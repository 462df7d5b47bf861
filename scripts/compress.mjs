import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { isProgram } from './processes.mjs'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const BEST = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }

if (isProgram(import.meta.url)) await compress('build/client')

/** Writes .br and .gz beside every text file that lacks a newer one: the server never compresses the same file twice. */
export async function compress(folder) {
  const files = globSync('**/*.{js,css,svg,json,txt}', { cwd: folder }).map((file) => path.join(folder, file))
  await Promise.all(
    files.flatMap((file) => [
      writeUnlessNewer(file, `${file}.br`, (text) => brotli(text, BEST)),
      writeUnlessNewer(file, `${file}.gz`, (text) => gzip(text, { level: 9 })),
    ]),
  )
}

async function writeUnlessNewer(file, packed, pack) {
  const written = statSync(packed, { throwIfNoEntry: false })
  if (written && written.mtimeMs > statSync(file).mtimeMs) return
  writeFileSync(packed, await pack(readFileSync(file)))
}
