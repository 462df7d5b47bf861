import { createContext } from 'react-router'

// The server's own modules and the bundled pages are two module graphs; they meet at this one key.
const key = Symbol.for('shop.script-mark')
const shared = globalThis as { [key]?: ReturnType<typeof createContext<string>> }

/** What a page's own scripts are marked with while it is rendered: a word that nobody outside can know. */
shared[key] ??= createContext<string>()
export const scriptMark = shared[key]
