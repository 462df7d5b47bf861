import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { freePort, pause } from '../../scripts/processes.mjs'

/** Debian's WebKit, which is Safari's: `apt-get install webkit2gtk-driver xvfb`. */
export const isWebkitHere = ['WebKitWebDriver', 'Xvfb'].every((name) => !spawnSync(name, ['--help']).error)

/** Milliseconds: a busy machine's. */
const PATIENCE = 60_000

export interface Webkit {
  go: (url: string) => Promise<void>
  /** What the function answers in the page, which gets these arguments and sees nothing else. */
  ask: <Given extends unknown[], Said>(inPage: (...given: Given) => Said, ...given: Given) => Promise<Said>
  /** The first that is seen of these, pressed with the mouse where that reaches it. */
  press: (selector: string, words?: RegExp) => Promise<void>
  type: (name: string, text: string) => Promise<void>
  close: () => Promise<void>
}

/** As narrow as its window can be: 447 px. */
export async function openWebkit(): Promise<Webkit> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(screen.stdio[3] ?? screen, 'data')
  const port = String(await freePort())
  // Its sandbox does not start as root; pages are those of this shop. Motion needs layers of their own.
  const ways = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_FORCE_COMPOSITING_MODE: '1' }
  const env = { ...process.env, ...ways, DISPLAY: `:${String(display).trim()}` }
  const driver = spawn('WebKitWebDriver', ['-p', port], { env, stdio: 'ignore' })

  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${path}: ${value?.message ?? value?.error ?? response.status}`)
    return value
  }

  const begin = async (tries = 50): Promise<string> => {
    try {
      return (await send('POST', '/session', { capabilities: {} })).sessionId
    } catch (error) {
      if (tries === 0) throw error
      await pause(100)
      return begin(tries - 1)
    }
  }
  const session = `/session/${await begin()}`
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 390, height: 844 })

  const run = (script: string, args: unknown[]) => send('POST', `${session}/execute/sync`, { script, args })
  const ask: Webkit['ask'] = (inPage, ...given) => run(`return (${inPage})(...arguments)`, given)
  /** Until it is there and can be reached: what closes before it takes its time. */
  const use = async (act: string, body: object, selector: string, words = /^/): Promise<void> => {
    const until = performance.now() + PATIENCE
    let problem = 'not seen'
    while (performance.now() < until) {
      const handle = await run(`return (${seen})(...arguments)`, [selector, words.source])
      try {
        if (handle) return await send('POST', `${session}/element/${Object.values(handle)[0]}/${act}`, body)
      } catch (error) {
        problem = String(error)
      }
      await pause(100)
    }
    throw new Error(`${selector} ${words}: ${problem}`)
  }

  return {
    ask,
    go: (url) => send('POST', `${session}/url`, { url }),
    press: (selector, words) => use('click', {}, selector, words),
    type: (name, text) => use('value', { text }, `[name="${name}"]`),
    close: async () => {
      await send('DELETE', session).catch(() => {})
      for (const each of [driver, screen]) {
        each.kill()
        if (each.exitCode === null && each.signalCode === null) await once(each, 'exit')
      }
    },
  }
}

/** Runs in the page; the driver makes a handle of the element. */
function seen(selector: string, words: string): Element | undefined {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const said = element.ariaLabel ?? element.textContent
    if (!new RegExp(words, 'i').test(said.trim()) || !element.checkVisibility()) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return element
  }
  return undefined
}
