import type { Page } from '@playwright/test'

/** What is done meanwhile finds a processor so many times slower. */
export async function slowedBy(page: Page, rate: number, work: () => Promise<void>): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
  await work()
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}
