import type { Browser, Page } from '@playwright/test'
import type { BackOffice } from './back-office.ts'
import { open } from './shopper.ts'

/** Another of the team, in a browser of their own; close its context. */
export async function colleagueAt(browser: Browser, { browser: owner }: BackOffice, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript((token) => localStorage.setItem('bw_access_token', token), owner.token ?? '')
  const page = await context.newPage()
  await open(page, path)
  return page
}
