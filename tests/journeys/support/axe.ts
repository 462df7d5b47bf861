import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Minified, and put into a page once: it is half a megabyte that every page has to read. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const bring = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

/** What looks at each letter, and at each pair of things that can be hit: most of the time of a look. */
const SLOW_RULES = ['color-contrast', 'target-size']

/** What is seriously wrong for people who see, hear or handle a page differently. */
export async function axeProblems(page: Page, { isQuick = false } = {}): Promise<string[]> {
  await Promise.all(page.frames().map(bring))
  const skipped = (isQuick ? SLOW_RULES : []).map((rule) => [rule, { enabled: false }] as const)
  // What can be read on a control is part of its name: who speaks to the browser says what they see.
  const rules = { 'label-content-name-mismatch': { enabled: true }, ...Object.fromEntries(skipped) }
  const violations = await page.evaluate(async (options) => (await window.axe.run(document, options)).violations, {
    resultTypes: ['violations' as const],
    rules,
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, nodes }) =>
      nodes
        .slice(0, 3)
        .map(
          ({ target, failureSummary }) =>
            `axe ${id} (${impact}): ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
        ),
    )
}
