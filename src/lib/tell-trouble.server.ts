import { withHeadScript } from './head-script.server.ts'
import { PAGE_TROUBLE } from './page-trouble.ts'

/** Runs in the page, before all else: it is sent as its own text, so nothing outside it is known. */
function tellTrouble(where: string): void {
  let left = 3
  const tell = async (error: unknown, at: string): Promise<void> => {
    left -= 1
    if (left < 0) return
    const message = String(error).slice(0, 300)
    const page = location.pathname.slice(0, 300)
    const body = JSON.stringify({ kind: 'script', message, page, at: at.slice(-300) })
    const isHeard = async () => {
      const { csrfToken } = await (await fetch('/api/csrf-token')).json()
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken }
      return (await fetch(where, { method: 'POST', keepalive: true, headers, body })).status !== 403
    }
    try {
      // In a browser without a session each token asked for begins one: of two asked at once, only the later holds.
      if (!(await isHeard())) await isHeard()
    } catch {}
  }
  addEventListener('error', ({ message, filename, lineno, colno }) => {
    void tell(message, `${filename}:${lineno}:${colno}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    const [at = ''] = /https?:\S+:\d+:\d+/.exec(reason?.stack) ?? []
    void tell(reason, at)
  })
}

// zod would try whether it may make functions out of text, and each page of the back-office tell that it may not.
const ZOD = 'globalThis.__zod_globalConfig={jitless:true};'

/** A page tells what broke in it: in front of its scripts, so that it hears of those too. */
export const tellingTrouble = (marked: string, mark: string): string =>
  withHeadScript(marked, mark, `${ZOD}(${tellTrouble})(${JSON.stringify(`/api${PAGE_TROUBLE}`)})`)
