/** What one look at a page in the browser tells. Runs there, so it stands alone. */
export interface Seen {
  lang: string
  dir: string
  headings: number
  /** Controls that are too small to hit. */
  small: string[]
  /** Words of the other script, with what stands around them. */
  latin: string[]
  /** Where the landmarks stand: those of the head, and the page's largest words. */
  landmarks: Record<string, { x: number; width: number }>
  /** Sum of the layout's shifts so far, and what moved. */
  shift: { by: number; of: string[] }
}

/** The browser's own record of a shift, which TypeScript does not know yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Resolves once the page's letters are there and nothing in it moves. */
export async function standsStill(): Promise<void> {
  await document.fonts.ready
  for (let moving = running(); moving.length > 0; moving = running())
    await Promise.allSettled(moving.map(({ finished }) => finished))
  function running(): Animation[] {
    return document.getAnimations().filter(({ playState }) => playState === 'running')
  }
}

/** How far the page is wider than the view (which such a page may widen), and what sticks out. */
export function overflowOf(width: number): { by: number; of: string[] } {
  const by = document.documentElement.scrollWidth - width
  if (by <= 0) return { by: 0, of: [] }
  const sticking = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width: wide } = element.getBoundingClientRect()
    return wide > 0 && element.checkVisibility() && (right > width + 0.5 || left < -0.5)
  })
  const names = sticking.map(
    ({ tagName, textContent }) => `<${tagName.toLowerCase()}> “${textContent.trim().slice(0, 40)}”`,
  )
  return { by, of: names.slice(-3) }
}

export async function lookOver(allowedWords: string[]): Promise<Seen> {
  const scope = document.querySelector('dialog:modal') ?? document.body
  const calledOf = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent
    return `<${element.tagName.toLowerCase()}> “${name.replace(/\s+/g, ' ').trim().slice(0, 40) || element.getAttribute('name') || element.className}”`
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert]') === null &&
    element.getClientRects().length > 0
  const isClipped = (element: Element): boolean => getComputedStyle(element).clipPath === 'inset(50%)'

  /** What a finger hits: a label for its hidden field, the whole card for a link that is stretched over it. */
  function hitBox(element: Element): DOMRect {
    const label = element.closest('label')
    if (label && (isClipped(element) || element.matches('[type="radio"], [type="checkbox"]')))
      return label.getBoundingClientRect()
    const after = getComputedStyle(element, '::after')
    const isStretched = after.content !== 'none' && after.position === 'absolute' && element instanceof HTMLElement
    return (isStretched ? (element.offsetParent ?? element) : element).getBoundingClientRect()
  }
  const isButton = (element: Element): boolean => {
    if (element.matches('[type="radio"], [type="checkbox"], [type="range"]')) return false
    if (element.matches('button, select, textarea, input')) return true
    const { borderTopWidth, backgroundColor } = getComputedStyle(element)
    return Number.parseFloat(borderTopWidth) > 0 || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
  }
  const isInText = (element: Element): boolean =>
    element.tagName === 'A' &&
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    )

  function small(): string[] {
    const controls = scope.querySelectorAll(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
    )
    return [...controls].flatMap((element) => {
      if (!isShown(element) || isInText(element) || element.getAttribute('tabindex') === '-1') return []
      if (isClipped(element) && !element.closest('label')) return []
      const box = hitBox(element)
      const least = isButton(element) ? 43.5 : 23.5
      if (box.height >= least && box.width >= 23.5) return []
      return [`${calledOf(element)} ${Math.round(box.width)}x${Math.round(box.height)}`]
    })
  }

  function latin(): string[] {
    const allowed = new Set(allowedWords)
    const strange = (text: string): string[] =>
      (
        text
          .replace(/\S+@\S+|https?:\S+|\bBW[0-9A-Z]+\b|\b(?:[A-Z]+-)?[0-9A-Z]{8}\b/g, ' ')
          .match(/[A-Za-z][A-Za-z'’-]*/g) ?? []
      ).filter((word) => !allowed.has(word))
    const isForeign = (element: Element | null): boolean =>
      !element || element.closest('[lang="en"], script, style, noscript, textarea, bdi[dir="ltr"]') !== null
    const found: string[] = []
    const look = (text: string | null, where: string): void => {
      const words = strange(text ?? '')
      if (words.length > 0) found.push(`${where}: ${words.join(' ')}`)
    }
    look(document.title, 'title')
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement } = node
      const isOption = parentElement?.tagName === 'OPTION'
      if (parentElement && !isForeign(parentElement) && (isOption || isShown(parentElement)))
        look(node.textContent, calledOf(parentElement))
    }
    for (const element of scope.querySelectorAll('[aria-label], [placeholder], [alt], [title], [aria-valuetext]')) {
      if (isForeign(element) || !isShown(element)) continue
      for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'aria-valuetext'])
        look(element.getAttribute(name), `${name} of ${calledOf(element)}`)
    }
    return [...new Set(found)]
  }

  /** Where the letters of a word stand, whatever box they are in and without the tracking behind the last one. */
  function lettersOf(word: Element): { x: number; width: number } {
    const range = document.createRange()
    range.selectNodeContents(word)
    const { x, width: wide } = range.getBoundingClientRect()
    const { letterSpacing, direction } = getComputedStyle(word)
    const behind = Number.parseFloat(letterSpacing) || 0
    return { x: direction === 'rtl' ? x + behind : x, width: wide - behind }
  }

  function landmarks(): Seen['landmarks'] {
    const head = document.querySelector('header') ?? document.querySelector('[data-ground="ink"]')
    const [menu, cart] = head?.querySelectorAll('button[aria-haspopup="dialog"]') ?? []
    const panel = document.querySelector('dialog:modal h2')?.parentElement?.parentElement
    const marks = {
      logo: head?.querySelector('a [lang="en"]')?.closest('a'),
      language: head?.querySelector('a[hreflang]'),
      menu,
      cart,
      panel,
    }
    const words = {
      title: document.querySelector('main h1'),
      'black half': document.querySelector('main a[href$="color=black"] picture + span'),
      'white half': document.querySelector('main a[href$="color=white"] picture + span'),
    }
    const stand = (all: object, boxOf: (element: Element) => { x: number; width: number }) =>
      Object.entries(all).flatMap(([name, element]) => {
        if (!(element instanceof Element && isShown(element))) return []
        const { x, width: wide } = boxOf(element)
        return [[name, { x, width: wide }]]
      })
    return Object.fromEntries([
      ...stand(marks, (element) => element.getBoundingClientRect()),
      ...stand(words, lettersOf),
    ])
  }

  const shift = await new Promise<Seen['shift']>((resolve) => {
    const sum: Seen['shift'] = { by: 0, of: [] }
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        sum.by += value
        for (const { node, previousRect, currentRect } of sources)
          sum.of.push(
            `${node?.nodeName} “${node?.textContent?.trim().slice(0, 30)}” ${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`,
          )
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
  })

  return {
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    headings: [...document.querySelectorAll('h1')].filter(isShown).length,
    small: small(),
    latin: latin(),
    landmarks: landmarks(),
    shift,
  }
}
