/** Where the focus was: enough to find a way on when that is no longer there. */
export interface Place {
  element: HTMLElement
  /** What it stands in, the nearest first; the last is the page's main part. */
  around: readonly HTMLElement[]
  /** By which it is known when it was drawn anew: what it says, or a field's name. */
  words: string
  /** Of the child that it stood in, for each of `around`. */
  positions: readonly number[]
}

const CAN_HAVE_IT = 'button, a[href], input, select, textarea, summary'
/** More than these are no group that belongs together. */
const FEW = 6

const wordsOf = (element: HTMLElement): string => element.getAttribute('name') ?? element.textContent.trim()

export const isThere = (element: HTMLElement): boolean =>
  element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled')

const inside = (around: HTMLElement): HTMLElement[] =>
  [...around.querySelectorAll<HTMLElement>(CAN_HAVE_IT)].filter((each) => isThere(each) && each.tabIndex >= 0)

/** Undefined for what lies outside of the main part: nothing of that goes away. */
export function placeOf(element: HTMLElement, main: HTMLElement): Place | undefined {
  if (element === main || !main.contains(element)) return undefined
  const around: HTMLElement[] = []
  const positions: number[] = []
  for (let child = element; child !== main && child.parentElement; child = child.parentElement) {
    around.push(child.parentElement)
    positions.push([...child.parentElement.children].indexOf(child))
  }
  return { element, around, words: wordsOf(element), positions }
}

/** What had the focus in here before, or what stands in its place now; the latest first. */
function usedBefore(around: HTMLElement, before: readonly Place[]): HTMLElement | undefined {
  const here = inside(around)
  const places = before.filter((place) => place.around.includes(around)).reverse()
  for (const { element, words } of places) {
    const match = here.find((each) => each === element) ?? here.find((each) => words !== '' && wordsOf(each) === words)
    if (match) return match
  }
  return undefined
}

/** A row is gone: the same button of the row that stands there now, else of the one before. */
function inNextRow(list: HTMLElement, lostPlace: Place, before: readonly Place[]): HTMLElement | undefined {
  const level = lostPlace.around.indexOf(list)
  const goneRow = level > 0 ? lostPlace.around[level - 1] : lostPlace.element
  const rows = [...list.children].filter((row): row is HTMLElement => row instanceof HTMLElement)
  const row = rows[Math.min(lostPlace.positions[level] ?? 0, rows.length - 1)]
  if (!row) return undefined
  const here = inside(row)
  const usedPlaces = before.filter((place) => goneRow !== undefined && place.around.includes(goneRow)).reverse()
  const words = usedPlaces.map((place) => place.words).find((text) => here.some((each) => wordsOf(each) === text))
  return here.find((each) => wordsOf(each) === words) ?? here[0]
}

function targetIn(around: HTMLElement, lostPlace: Place, before: readonly Place[]): HTMLElement | undefined {
  const isList = around.matches('tbody, ul, ol')
  const next = isList ? inNextRow(around, lostPlace, before) : usedBefore(around, before)
  if (next) return next
  const here = inside(around)
  return here.length <= FEW ? (here.find((each) => each.ariaCurrent !== null) ?? here[0]) : undefined
}

/** As near as can be to what is lost: its group, its row or the next one, its panel; else where the page begins. */
export function nextPlace(lostPlace: Place, before: readonly Place[]): HTMLElement | undefined {
  const main = lostPlace.around.at(-1)
  for (const around of lostPlace.around) {
    const target = around !== main && isThere(around) ? targetIn(around, lostPlace, before) : undefined
    if (target) return target
  }
  if (!main) return undefined
  const beginning = main.querySelector<HTMLElement>('[data-home]') ?? main.querySelector('h1') ?? main
  return usedBefore(main, before) ?? beginning
}
