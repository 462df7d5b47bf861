import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has before what a shopper wants. */
const MOST_STOPS = 80

/** What is wrong with what has the focus now: it must be seen, with a ring around it, and lie under nothing. */
function focusProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const called = `<${focused.tagName.toLowerCase()}> “${(focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40)}”`
    const shown = focused.closest('label') ?? focused
    const { x, y, width, height } = shown.getBoundingClientRect()
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    if (middleX < 0 || middleY < 0 || middleX > innerWidth || middleY > innerHeight) return `${called} is out of view`
    const top = document.elementFromPoint(middleX, middleY)
    if (!top || !(shown.contains(top) || top.contains(shown)))
      return `${called} is covered by <${top?.tagName.toLowerCase()}>`
    if (focused.getAttribute('tabindex') === '-1') return null
    const around = [focused, shown, ...shown.querySelectorAll('*'), shown.closest('article, tr')]
    const isRinged = around.some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)'
    })
    return isRinged ? null : `${called} has no ring`
  })
}

/** A slider's ring is around its thumb, which a script can't ask about: it looks otherwise with the focus than without. */
async function expectRingedThumb(page: Page, label: string): Promise<void> {
  const slider = page.getByRole('slider', { name: label })
  const withFocus = await slider.screenshot()
  await slider.evaluate((element) => element.blur())
  const without = await slider.screenshot()
  await slider.focus()
  expect(withFocus.equals(without), 'the slider looks the same without the focus').toBe(false)
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  const slider = await page.evaluate(
    () => document.activeElement?.matches('[type="range"]') && document.activeElement.ariaLabel,
  )
  if (slider) return expectRingedThumb(page, slider)
  await expect.poll(() => focusProblem(page), { message: `the focus after ${key}` }).toBeNull()
}

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

/** With the Tab key alone to this control; on the way the focus is always to be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return
    await press(page, 'Tab')
  }
  throw new Error(`${target} was not reached in ${MOST_STOPS} stops`)
}
