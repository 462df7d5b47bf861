import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    ran: (what?: string) => void
  }
}

/** Hears of everything in this browser that ran without being the shop's, or that its policy had to stop. */
export async function trap(context: BrowserContext, url: string): Promise<string[]> {
  const caught: string[] = []
  const ours = new URL(url).host
  await context.exposeBinding('ran', ({ page }, what) => void caught.push(`${what ?? 'a script'} at ${page.url()}`))
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      Object.assign(window, { [name]: () => window.ran(name) })
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.ran(`${effectiveDirective} stopped ${blockedURI} ${sample}`),
    )
  })
  context.on('weberror', (error) => void caught.push(`${error.error().message} at ${error.page()?.url()}`))
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (/^https?:$/.test(protocol) && host !== ours) caught.push(`a request to ${host}`)
  })
  return caught
}

/** Markup that somebody typed and that became more than text. Runs in the page, so it stands alone. */
function straysHere(): string[] {
  const called = ({ outerHTML }: Element): string => outerHTML.slice(0, 100)
  const all = [...document.querySelectorAll('body, body *')]
  const withEvent = all.filter((element) => element.getAttributeNames().some((name) => /^on/i.test(name)))
  const leading = all.filter((element) =>
    ['href', 'src', 'action', 'formaction', 'data', 'srcdoc'].some((name) =>
      /^\s*(javascript|vbscript|data:text)|<script/i.test(element.getAttribute(name) ?? ''),
    ),
  )
  const foreign = [
    ...document.querySelectorAll('iframe, object, embed, base, marquee, math, meta[http-equiv="refresh"]'),
  ]
  return [...new Set([...withEvent, ...leading, ...foreign].map(called))]
}

export const strays = (page: Page): Promise<string[]> => page.evaluate(straysHere)

/** Waits until what was typed stands there to be read, in the text, in a field or as what a picture is called. */
export async function untilSaid(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const named = document.querySelectorAll('[alt], [aria-label], [title], input, textarea, option')
      const names = [...named].map((element) =>
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? element.value
          : ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name)).join(' '),
      )
      return [document.title, document.body.innerText, ...names].some((text) => text.includes('ran()'))
    },
    undefined,
    { timeout: 5000 },
  )
}
