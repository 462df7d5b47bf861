import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A word made up once for a demo and kept in DATA_DIR; the first of two starts at once writes it, both read it. */
export async function keptWord(dataDir: string, name: string, bytes: number): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const file = path.join(dataDir, name)
  const fresh = randomBytes(bytes).toString('base64url')
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await chmod(file, 0o600)
  return (await readFile(file, 'utf8')).trim()
}
