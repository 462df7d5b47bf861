import { listBackups, readManifest } from './manifest.server.ts'

/** When the newest back-up was made, in ISO; undefined where there is none. */
export async function lastBackup(dir: string): Promise<string | undefined> {
  const name = (await listBackups(dir)).at(-1)
  return name && (await readManifest(dir, name)).at
}
