import type { ServerBuild } from 'react-router'
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'
import type { Page } from './page-cache.server.ts'
import type { Pages } from './pages.server.ts'
import { pageOf } from './send-page.server.ts'
import { type Trouble, troublePage } from './trouble-page.server.ts'

const BUILD = 'virtual:react-router/server-build'
/** Styles are laid into the page, and changes come over a socket. */
const OPENED = "style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:"
const TROUBLE_POLICY = `default-src 'self'; script-src 'self' 'unsafe-inline'; ${OPENED}`

type Answer = { result: unknown } | { error: Trouble }

/** Whoever started this server keeps the sources, as modules, and outlives it: `npm run dev`. */
function askStarter() {
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastNumber = 0
  process.on('message', ({ number, answer }: { number?: number; answer?: Answer }) => {
    if (number === undefined || !answer) return
    waiting.get(number)?.(answer)
    waiting.delete(number)
  })
  return (question: unknown): Promise<Answer> =>
    new Promise((resolve) => {
      lastNumber += 1
      waiting.set(lastNumber, resolve)
      process.send?.({ number: lastNumber, question })
    })
}

const notKept = (page: Page): Page => ({
  ...page,
  headers: {
    ...page.headers,
    'cache-control': 'no-store',
    'content-security-policy': `${page.headers['content-security-policy']}; ${OPENED}`,
  },
})

const broken = (trouble: Trouble): Pages => ({
  paths: [],
  forget: () => {},
  doubt: () => {},
  at: ({ pathname: path }) => ({
    path,
    get: () =>
      pageOf(Buffer.from(troublePage(trouble)), {
        status: 500,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': TROUBLE_POLICY,
        },
      }),
  }),
})

/** The pages as their sources are at this moment; opened anew each time, so that none is kept. */
export function pagesFromSources(open: (build: ServerBuild) => Pages): () => Promise<Pages> {
  const runner = new ModuleRunner({ transport: { invoke: askStarter() }, hmr: false }, new ESModulesEvaluator())
  let build: Promise<ServerBuild> | undefined
  process.on('message', ({ isChanged }: { isChanged?: true }) => {
    if (isChanged) build = undefined
  })
  const loadBuild = (): Promise<ServerBuild> => {
    runner.clearCache()
    return runner.import<ServerBuild>(BUILD)
  }
  return async () => {
    try {
      build ??= loadBuild()
      const pages = open(await build)
      const at: Pages['at'] = (url) => {
        const { path, get } = pages.at(url)
        return { path, get: async () => notKept(await get()) }
      }
      return { ...pages, at }
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      return broken({ ...(error as Trouble), message: String(error) })
    }
  }
}
