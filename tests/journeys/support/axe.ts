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

/** Each letter, and each pair of things that can be hit, is most of the time of a look. */
const DEPTHS = {
  whole: { without: [], isEveryRow: true },
  // What a finger hits is measured beside.
  deep: { without: ['target-size'], isEveryRow: false },
  quick: { without: ['target-size', 'color-contrast'], isEveryRow: false },
}
/** Rows after the eighth are drawn by the code of those before. */
const FURTHER_ROWS = [['li:nth-child(n + 9)'], ['tbody tr:nth-child(n + 9)']]

export type Depth = keyof typeof DEPTHS

/** What is seriously wrong for people who see, hear or handle a page differently. */
export async function axeProblems(page: Page, depth: Depth): Promise<string[]> {
  await Promise.all(page.frames().map(bring))
  const { without, isEveryRow } = DEPTHS[depth]
  const skipped = without.map((rule) => [rule, { enabled: false }] as const)
  // What can be read on a control is part of its name: who speaks to the browser says what they see.
  const rules = { 'label-content-name-mismatch': { enabled: true }, ...Object.fromEntries(skipped) }
  const about = {
    context: isEveryRow ? undefined : { exclude: FURTHER_ROWS },
    options: { resultTypes: ['violations' as const], rules },
  }
  const violations = await page.evaluate(
    async ({ context, options }) => (await window.axe.run(context ?? document, options)).violations,
    about,
  )
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
