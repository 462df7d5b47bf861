/** What is wrong with a letter in a window of this width. Runs in the browser, so it stands alone. */
export function lookAtLetter({ width, dir }: { width: number; dir: 'ltr' | 'rtl' }): string[] {
  const called = (element: Element): string =>
    `<${element.tagName.toLowerCase()}> “${element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40)}”`
  const shown = (selector: string): HTMLElement[] =>
    [...document.body.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
  const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element)

  function tooWide(): string[] {
    const by = document.documentElement.scrollWidth - width
    return by > 0 ? [`${by} px wider than the window`] : []
  }

  function turned(): string[] {
    const start = dir === 'rtl' ? ['right', 'start'] : ['left', 'start']
    return shown('p, h1, h2, li').flatMap((block) => {
      const { direction, textAlign, letterSpacing } = styleOf(block)
      const isRight = direction === dir && start.includes(textAlign.replace('-webkit-', ''))
      if (!isRight) return [`${called(block)} reads ${direction}, ${textAlign}`]
      return letterSpacing === 'normal' ? [] : [`${called(block)} has its letters drawn apart`]
    })
  }

  function loose(): string[] {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const kept =
      /EGP\s[\d,]+\.\d\d|[\d,]+\.\d\d\s*ج\.م|\bBW[0-9A-Z]{6}\b|[\w.+-]+@[\w.-]+\.\w+|(?<![\w/])\+?\d{9,13}(?!\w)/
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node
      if (!parentElement?.checkVisibility() || parentElement.closest('bdi, [dir="ltr"]')) continue
      const [word] = kept.exec(textContent ?? '') ?? []
      if (word) found.push(`${word} is not kept apart from the words around it`)
    }
    return found
  }

  const isPainted = (element: Element | null): boolean =>
    element !== null && !/^(transparent|rgba\(.*, 0\))$/.test(styleOf(element).backgroundColor)

  function small(): string[] {
    return shown('a').flatMap((link) => {
      const { height } = link.getBoundingClientRect()
      const standsAlone = styleOf(link).display !== 'inline'
      const isButton = isPainted(link)
      if (isButton || standsAlone) return height >= 43.5 ? [] : [`${called(link)} is ${Math.round(height)} px high`]
      return []
    })
  }

  function pictures(): string[] {
    return shown('img').flatMap((picture) => {
      if (!(picture instanceof HTMLImageElement)) return []
      const box = picture.getBoundingClientRect()
      const isDrawn = picture.naturalWidth > 0 && box.width === picture.width && box.height === picture.height
      return isDrawn ? [] : [`the picture ${picture.alt} is not drawn in its size`]
    })
  }

  return [...tooWide(), ...turned(), ...loose(), ...small(), ...pictures()]
}
