import { existsSync } from 'node:fs'

/** From the environment and `.env`; a wrong one throws the line that names it. */
export async function readSettings() {
  const file = process.env.SHOP_ENV_FILE ?? '.env'
  if (existsSync(file)) process.loadEnvFile(file)
  const { readSettings: read } = await import('../src/lib/env.server.ts')
  return read(process.env)
}
