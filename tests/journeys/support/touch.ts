import type { Locator, Page } from '@playwright/test'

/** A finger that is put down in the middle of this, moved that far in small steps, and lifted. */
export async function swipe(page: Page, over: Locator, by: { x: number; y: number }): Promise<void> {
  await over.scrollIntoViewIfNeeded()
  const box = await over.boundingBox()
  if (!box) throw new Error('There is nothing to swipe over')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (let step = 1; step <= 5; step += 1)
    await touch('touchMove', [{ x: from.x + (by.x * step) / 5, y: from.y + (by.y * step) / 5 }])
  await touch('touchEnd', [])
  await client.detach()
}
