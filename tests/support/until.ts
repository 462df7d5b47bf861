import { setImmediate as turn } from 'node:timers/promises'

/** Waits for what is on its way, no longer than it takes; timers may be the test's own. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const from = performance.now()
  while (!(await isSo())) {
    if (performance.now() - from > 4000) throw new Error('it never came')
    await turn()
  }
}
