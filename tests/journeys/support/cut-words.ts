/**
 * Arabic words that are cut: dots below a last letter hang lower than the letters of other scripts, so that a line is to
 * be 1.75 high wherever its box hides what sticks out. Runs in the browser, so it stands alone.
 */
export function cutWords(): string[] {
  const ARABIC = /[\u0600-\u06ff]/
  const ABOVE = 0.75
  const BELOW = 0.875
  const scope = document.querySelector('dialog:modal') ?? document.body
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('[inert]') === null
  const named = (element: Element, words: string): string =>
    `<${element.tagName.toLowerCase()} class="${element.className}"> “${words.trim().slice(0, 40)}”`

  /** The boxes that hide what sticks out of them, up to one that scrolls. */
  function boxesOf(element: Element): Element[] {
    const boxes: Element[] = []
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { clipPath, overflowY } = getComputedStyle(box)
      if (/auto|scroll/.test(overflowY) || clipPath !== 'none') break
      if (/hidden|clip/.test(overflowY)) boxes.push(box)
    }
    return boxes
  }

  /** Whether an edge lies within a line: nearer to its middle than it may, and not beyond it. */
  const isWithin = (room: number, needed: number, beyond: number): boolean => room < needed - 0.5 && room > 0.5 - beyond

  function cutText(text: Node, element: Element): boolean {
    const { fontSize, lineHeight } = getComputedStyle(element)
    const [above, below] = [ABOVE * Number.parseFloat(fontSize), BELOW * Number.parseFloat(fontSize)]
    const half = Number.parseFloat(lineHeight) / 2
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2)
    return boxesOf(element).some((box) => {
      const { top, bottom } = box.getBoundingClientRect()
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(box)
      const start = top + Number.parseFloat(borderTopWidth)
      const end = bottom - Number.parseFloat(borderBottomWidth)
      return lines.some((middle) => {
        const under = end - middle
        // Letters stand on whole pixels; where the box ends with the line, the line itself is measured.
        const room = Math.abs(under - half) < 1.5 ? half : under
        return isWithin(room, below, above) || isWithin(middle - start + 0.5, above, below)
      })
    })
  }

  const found: string[] = []
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element, textContent } = text
    if (!element || !textContent || !ARABIC.test(textContent) || element.tagName === 'OPTION') continue
    if (isShown(element) && cutText(text, element)) found.push(named(element, textContent))
  }
  for (const field of scope.querySelectorAll('input')) {
    if (!/^(text|search)$/.test(field.type) || field.dir === 'ltr' || !isShown(field)) continue
    const { lineHeight, fontSize } = getComputedStyle(field)
    if (Number.parseFloat(lineHeight) < 1.75 * Number.parseFloat(fontSize) - 0.1)
      found.push(`what is typed into ${named(field, field.name)}`)
    if (getComputedStyle(field, '::placeholder').overflowY !== 'visible') found.push(named(field, field.placeholder))
  }
  return [...new Set(found)]
}
