// The pages' sources, made into modules as they are asked for: by browsers, and by the server that renders them.
import path from 'node:path'
import { createServer } from 'vite'
import { hotTexts } from './hot-texts.mjs'

const UNWATCHED = ['**/.data/**', '**/build/**', '**/test-results/**', '**/docs/**']

export async function openSources({ door, settings }) {
  const listeners = new Set()
  let isBroken = false
  const tell = {
    name: 'tell-of-changes',
    // Vite opens a new watcher whenever its own settings change.
    configureServer: ({ watcher }) =>
      void watcher.on('all', (_, file) => {
        for (const listener of listeners) listener(path.resolve(file))
        if (isBroken) reload()
      }),
  }
  const takeBack = keepEnding()
  const vite = await createServer({
    appType: 'custom',
    cacheDir: 'build/vite',
    clearScreen: false,
    plugins: [hotTexts(), tell],
    optimizeDeps: { entries: ['src/**/*.tsx', '!src/entry.server.tsx', '!src/**/*.test.tsx'] },
    server: {
      middlewareMode: true,
      ws: { server: door },
      watch: { ignored: [...UNWATCHED, `${settings.dataDir}/**`] },
      fs: { deny: ['.env', '.env.*', '**/.git/**', '**/.data/**', `${settings.dataDir}/**`] },
      allowedHosts: [new URL(settings.publicUrl).hostname],
    },
  })
  takeBack()

  /** Pages that only say what is wrong look again. */
  function reload() {
    isBroken = false
    vite.environments.client.hot.send({ type: 'full-reload' })
  }

  return {
    serve: (request, response, next) => vite.middlewares(request, response, next),
    /** One question of the server's module runner. */
    async answer(question) {
      const answer = await vite.environments.ssr.hot.handleInvoke(question)
      isBroken ||= answer.error !== undefined
      return answer
    },
    onChange: (listener) => listeners.add(listener),
    reload,
    close: () => vite.close(),
  }
}

/** The router's plugin opens a server of its own, which would exit at the first signal, before the database has ended. */
function keepEnding() {
  const sources = [
    [process, 'SIGTERM'],
    [process.stdin, 'end'],
  ]
  const before = sources.map(([source, event]) => source.listeners(event))
  return () => {
    for (const [at, [source, event]] of sources.entries())
      for (const listener of source.listeners(event)) if (!before[at].includes(listener)) source.off(event, listener)
  }
}
