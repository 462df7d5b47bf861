import type { Page } from '@playwright/test'

/** Requests for this wait until they are let go; tells how many came. */
export async function hold(page: Page, address: string) {
  let count = 0
  const gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    count += 1
    await gate.promise
    await route.continue().catch(() => undefined)
  })
  return { letGo: gate.resolve, count: () => count }
}
