import { withHeadScript } from './head-script.server.ts'

/** Runs in the page's head, before any file of ours is there: it is sent as its own text, so nothing outside it is known. */
function startLate(files: readonly string[], start: string): void {
  const taps: { tapped: HTMLElement; isChecked: boolean }[] = []
  const met = new Set<HTMLElement>()
  let isBegun = false
  /** The line is for the pictures in sight. A browser asks for those of a frame once it is laid out, so it comes first. */
  const meet = (): void => {
    if (isBegun) return
    const fresh = [...document.querySelectorAll<HTMLElement>('img[loading="lazy"]')].filter((each) => !met.has(each))
    const away = fresh.filter((picture) => {
      const { top, left, right } = picture.getBoundingClientRect()
      return top >= innerHeight || left >= innerWidth || right <= 0
    })
    for (const picture of fresh) met.add(picture)
    for (const picture of away) picture.hidden = true
    if (document.readyState === 'loading') requestAnimationFrame(meet)
  }
  const run = (): void => {
    const link = (href: string) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    document.head.append(...files.map(link))
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', textContent: start }))
  }
  /** Once the page has loaded, or somebody moves on it. */
  const begin = (): void => {
    if (isBegun) return
    isBegun = true
    for (const picture of met) picture.hidden = false
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
    else run()
  }
  const keep = ({ target }: Event): void => {
    // What opens a popover, leads somewhere or sends a form does so by itself.
    const missed = 'button[type="button"]:not([popovertarget]), input[type="radio"], input[type="checkbox"]'
    const tapped = target instanceof Element ? target.closest<HTMLElement>(missed) : null
    if (tapped) taps.push({ tapped, isChecked: tapped.matches(':checked') })
  }
  addEventListener('click', keep)
  addEventListener('hydrate', () => removeEventListener('click', keep))
  addEventListener('hydrated', () => {
    // What one tap changes is there for the next.
    for (const { tapped, isChecked } of taps.splice(0))
      setTimeout(() => {
        if (tapped instanceof HTMLInputElement) tapped.checked = !isChecked
        tapped.click()
      })
  })
  for (const hand of ['pointerdown', 'keydown', 'scroll']) addEventListener(hand, begin, { passive: true })
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)))
  requestAnimationFrame(meet)
  // A picture may never come.
  addEventListener('DOMContentLoaded', () => setTimeout(begin, 5000))
}

/**
 * What a page shows needs no script, so its styles and its first picture come before them: its modules are fetched once
 * it has loaded, or at the first touch. Until they run, what is tapped is kept for them.
 */
export function beginLate(marked: string, mark: string): { marked: string; later: string[] } {
  const own = `(?=[^>]* nonce="${mark}")`
  const files: string[] = []
  const later: string[] = []
  const withoutFiles = marked.replaceAll(
    new RegExp(`<link(?=[^>]* rel="modulepreload")${own}[^>]* href="([^"]+)"[^>]*>`, 'g'),
    (_, file: string) => {
      files.push(file)
      return ''
    },
  )
  const module = new RegExp(`<script(?=[^>]* type="module")${own}(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  let script: string | undefined
  const begun = withoutFiles.replaceAll(module, (_, text: string) => {
    later.push(text)
    const args = [files, text].map((each) => JSON.stringify(each).replaceAll('<', '\\u003c'))
    script = `(${startLate})(${args})`
    // The browser's part finds its element here.
    return '<script type="text/plain"></script>'
  })
  return { marked: script === undefined ? begun : withHeadScript(begun, mark, script), later }
}
