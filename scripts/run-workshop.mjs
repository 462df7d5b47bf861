// `npm run dev`: the pages' sources and the port are this process's; the server behind it comes and goes.
import http from 'node:http'
import path from 'node:path'
import { untilEnded } from './ending.mjs'
import { startPostgres } from './postgres.mjs'
import { readSettings } from './shop-settings.mjs'
import { openFront } from './workshop-front.mjs'
import { openServer } from './workshop-server.mjs'
import { openSources } from './workshop-sources.mjs'

const ending = untilEnded()
process.env.NODE_ENV = 'development'
process.env.DATA_DIR ||= '.data/dev'
process.env.LOG_LEVEL ||= 'warn'

process.exit(await runWorkshop())

async function runWorkshop() {
  const opened = []
  try {
    const settings = await readSettings()
    const door = http.createServer()
    await listen(door, settings)
    opened.push(() => door.closeAllConnections())
    const database = settings.databaseUrl ? undefined : startPostgres({ dir: path.join(settings.dataDir, 'postgres') })
    if (database) opened.push(async () => (await database).stop())
    const sources = await openSources({ door, settings })
    opened.push(() => sources.close())
    const server = await openServer({ sources, settings, postgres: await database })
    opened.push(() => server.stop())
    openFront({ door, sources, server })
    await new Promise((resolve) => ending.signal.addEventListener('abort', resolve))
    return 0
  } catch (error) {
    if (ending.signal.aborted) return 0
    process.stderr.write(`${error.message}\n`)
    return 1
  } finally {
    for (const close of opened.reverse()) await Promise.resolve(close()).catch(() => {})
  }
}

async function listen(door, { port, host }) {
  const listening = Promise.withResolvers()
  door.once('error', () => listening.reject(new Error(`Wrong setting PORT: ${port} is taken on ${host}`)))
  door.listen({ port, host }, listening.resolve)
  await listening.promise
}
