/** Bytes, plain and compressed together. */
const BUDGET = 64 * 1024 * 1024
/** What pages that were asked for once may take of it, so that a thousand odd addresses don't push out the home page. */
const ONCE = BUDGET / 4
/** Renderings at once; while there are so many, whoever asks is shown a page that is in doubt. */
const AT_ONCE = 4
/** Milliseconds that a page is shown for though it is in doubt. */
const LONGEST_DOUBT = 30_000

export interface Page {
  status: number
  headers: Record<string, string>
  plain: Buffer
  compressed: Buffer
  /** False where something that belongs on it could not be read. */
  isWhole?: boolean
}

const sizeOf = (page: Page): number => page.plain.length + page.compressed.length

function shelf(budget: number) {
  const pages = new Map<string, Page>()
  let bytes = 0

  function take(address: string): Page | undefined {
    const page = pages.get(address)
    if (page && pages.delete(address)) bytes -= sizeOf(page)
    return page
  }

  return {
    take,
    addresses: () => pages.keys(),
    has: (address: string): boolean => pages.has(address),
    put(address: string, page: Page): void {
      pages.set(address, page)
      bytes += sizeOf(page)
      for (const oldest of pages.keys()) {
        if (bytes <= budget) break
        take(oldest)
      }
    },
    clear(): void {
      pages.clear()
      bytes = 0
    },
  }
}

/**
 * Rendered pages by address; the same page is never rendered twice at once. What is forgotten is shown no more. What is
 * in doubt is rendered anew for who asks for it; where many such are asked for at once, most are shown as they were.
 */
export function pageCache<Serving = void>(render: (address: string, serving: Serving) => Promise<Page>) {
  const once = shelf(ONCE)
  const often = shelf(BUDGET - ONCE)
  const underway = new Map<string, Promise<Page>>()
  /** When each came in doubt. */
  const doubts = new Map<string, number>()
  let generation = 0
  let lastDoubt = { at: 0 }

  async function renderAndKeep(address: string, serving: Serving): Promise<Page> {
    const started = generation
    const doubtBefore = lastDoubt
    const page = await render(address, serving)
    // What was read before a change must not be kept after it.
    const isCurrent = started === generation && !once.has(address) && !often.has(address)
    if (page.status !== 200 || page.isWhole === false || !isCurrent) return page
    once.put(address, page)
    if (lastDoubt !== doubtBefore) doubts.set(address, lastDoubt.at)
    return page
  }

  const isGoodEnough = (address: string): boolean => {
    const since = doubts.get(address)
    return since === undefined || (underway.size >= AT_ONCE && performance.now() - since < LONGEST_DOUBT)
  }

  return {
    forget: (): void => {
      once.clear()
      often.clear()
      doubts.clear()
      underway.clear()
      generation += 1
    },
    doubt: (): void => {
      const before = new Map(doubts)
      lastDoubt = { at: performance.now() }
      doubts.clear()
      for (const address of [...once.addresses(), ...often.addresses()])
        doubts.set(address, before.get(address) ?? lastDoubt.at)
      // Who asks from now on is not to wait for what was read before.
      underway.clear()
    },
    get(address: string, serving: Serving): Promise<Page> | Page {
      const page = often.take(address) ?? once.take(address)
      if (page && isGoodEnough(address)) {
        often.put(address, page)
        return page
      }
      doubts.delete(address)
      const already = underway.get(address)
      if (already) return already
      const rendering = renderAndKeep(address, serving).finally(() => {
        if (underway.get(address) === rendering) underway.delete(address)
      })
      underway.set(address, rendering)
      return rendering
    },
  }
}
