import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { withHeadScript } from './head-script.server.ts'
import { type Language, languageOf } from './language.ts'

/** What is fetched before somebody is at the next page. */
export interface Ahead {
  /** Pages whose files come as soon as somebody moves on one, by the names of their routes. */
  pages: readonly string[]
  /** What they say: names of texts. */
  texts: readonly string[]
  /** What the page of one of these asks as it opens; addresses with `ONE` for the id at the end of the link's. */
  answers: (language: Language) => readonly string[]
}

export const ONE = '00000000000000000000000000'

/** Runs in the page: it is sent as its own text, so nothing outside it is known. */
function lookAhead(files: readonly string[], answers: readonly string[], one: string): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const hands = ['pointerdown', 'pointermove', 'scroll', 'keydown']
  const fetchFiles = (): void => {
    for (const hand of hands) removeEventListener(hand, fetchFiles)
    // A file that does not come now is asked for again by its page.
    for (const file of files) fetch(file, { priority: 'low' }).catch(() => {})
  }
  addEventListener('hydrated', () => hands.map((hand) => addEventListener(hand, fetchFiles, { passive: true })))

  const early = new Map<string, Promise<Response | undefined>>()
  let tappedId = ''
  let ending = new AbortController()
  const drop = (): void => {
    early.clear()
    tappedId = ''
    ending.abort()
    ending = new AbortController()
  }
  globalThis.early = (address) => {
    const answer = early.get(address)
    early.delete(address)
    return answer
  }
  // Between a finger down and up there is time for a question and its answer; a finger that scrolls ends them.
  addEventListener('pointercancel', drop)
  addEventListener('pointerdown', ({ target, button }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="/product/"]') : null
    const [id] = /\w{26}$/.exec(link?.pathname ?? '') ?? []
    // Who taps again while a page is on its way asks for nothing more.
    if (!id || button !== 0 || id === tappedId) return
    drop()
    tappedId = id
    const { signal } = ending
    const hear = (address: string) =>
      fetch(address, { signal })
        .then((response) => (response.ok ? response : undefined))
        .catch(() => undefined)
    for (const answer of answers.map((each) => each.replace(one, id))) early.set(answer, hear(answer))
    // Who stays after all, and comes by another way later, is told what holds then.
    const forget = (): void => (signal === ending.signal ? drop() : undefined)
    void Promise.all(early.values()).then(() => setTimeout(forget, 2000))
  })
}

/** Each source that has a file of its own, and which: as the build says. */
function namedIn(folder: string): Record<string, { file: string } | undefined> {
  const list = path.join(folder, '.vite/manifest.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
}

const filesOfPages = ({ assets }: ServerBuild, pages: readonly string[]): string[] =>
  pages.flatMap((id) => {
    const { module, imports = [], css = [] } = assets.routes[id] ?? {}
    return module ? [module, ...imports, ...css.map((sheet) => sheet.replace(/#$/, ''))] : []
  })

/** A page that is read by shoppers fetches what the next one needs, but for what it has itself. */
export function lookingAhead(build: ServerBuild, { pages, texts, answers }: Ahead) {
  const named = texts.length > 0 ? namedIn(build.assetsBuildDirectory) : {}
  const textsIn = (language: Language): string[] =>
    texts.flatMap((name) => {
      const file = named[`src/i18n/${language}/${name}.ts`]?.file
      return file ? [`/${file}`] : []
    })
  const files = filesOfPages(build, pages)
  return (marked: string, mark: string, address: string): string => {
    const language = languageOf(address)
    const missing = [...new Set([...files, ...textsIn(language)])].filter((file) => !marked.includes(file))
    const args = [missing, answers(language), ONE].map((each) => JSON.stringify(each))
    return withHeadScript(marked, mark, `(${lookAhead})(${args})`)
  }
}
