import type { Browser, Page } from '@playwright/test'
import { here } from './here.ts'
import type { Width } from './sweep.ts'

/** A window that many screens are looked at in, one after the other: to open one for each takes a third of the time. */
export interface Window {
  /** As if nobody had ever been there; its shape is that of the test that asks first. */
  emptied: (width: Width) => Promise<Page>
}

export function openWindow(browser: Browser): Window {
  let opened: { width: Width; page: Page } | undefined
  return {
    async emptied(width) {
      if (opened?.width !== width) {
        await opened?.page.context().close()
        opened = { width, page: await browser.newPage() }
      }
      await empty(opened.page)
      return opened.page
    },
  }
}

const storageTypes = 'local_storage,session_storage,indexeddb,cache_storage,service_workers'

async function empty(page: Page): Promise<void> {
  page.removeAllListeners()
  await page.unrouteAll()
  await page.goto('about:blank')
  await page.emulateMedia({ reducedMotion: null })
  await page.context().clearCookies()
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(here.url).origin, storageTypes })
  await session.detach()
}
