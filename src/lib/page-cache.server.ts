/** Bytes, plain and compressed together. */
const BUDGET = 64 * 1024 * 1024

export interface Page {
  status: number
  headers: Record<string, string>
  plain: Buffer
  compressed: Buffer
}

const sizeOf = (page: Page): number => page.plain.length + page.compressed.length

/** Rendered pages by address, the ones asked for longest ago dropped first; the same page is never rendered twice at once. */
export function pageCache(render: (address: string) => Promise<Page>) {
  const kept = new Map<string, Page>()
  const underway = new Map<string, Promise<Page>>()
  let bytes = 0
  let generation = 0

  function keep(address: string, page: Page): void {
    kept.set(address, page)
    bytes += sizeOf(page)
    for (const [oldest, old] of kept) {
      if (bytes <= BUDGET) break
      kept.delete(oldest)
      bytes -= sizeOf(old)
    }
  }

  async function renderAndKeep(address: string): Promise<Page> {
    const started = generation
    const page = await render(address)
    // What was read before a change must not be kept after it.
    if (page.status === 200 && started === generation && !kept.has(address)) keep(address, page)
    return page
  }

  return {
    forget: (): void => {
      kept.clear()
      underway.clear()
      bytes = 0
      generation += 1
    },
    get(address: string): Promise<Page> | Page {
      const page = kept.get(address)
      if (page) {
        kept.delete(address)
        kept.set(address, page)
        return page
      }
      const already = underway.get(address)
      if (already) return already
      const rendering = renderAndKeep(address).finally(() => {
        if (underway.get(address) === rendering) underway.delete(address)
      })
      underway.set(address, rendering)
      return rendering
    },
  }
}
