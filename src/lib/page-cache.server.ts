/** Bytes, plain and compressed together. */
const BUDGET = 64 * 1024 * 1024
/** What pages that were asked for once may take of it, so that a thousand odd addresses don't push out the home page. */
const ONCE = BUDGET / 4

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

/** Rendered pages by address; the same page is never rendered twice at once. */
export function pageCache<Serving = void>(render: (address: string, serving: Serving) => Promise<Page>) {
  const once = shelf(ONCE)
  const often = shelf(BUDGET - ONCE)
  const underway = new Map<string, Promise<Page>>()
  let generation = 0

  async function renderAndKeep(address: string, serving: Serving): Promise<Page> {
    const started = generation
    const page = await render(address, serving)
    // What was read before a change must not be kept after it.
    const isCurrent = started === generation && !once.has(address) && !often.has(address)
    if (page.status === 200 && page.isWhole !== false && isCurrent) once.put(address, page)
    return page
  }

  return {
    forget: (): void => {
      once.clear()
      often.clear()
      underway.clear()
      generation += 1
    },
    get(address: string, serving: Serving): Promise<Page> | Page {
      const page = often.take(address) ?? once.take(address)
      if (page) {
        often.put(address, page)
        return page
      }
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
