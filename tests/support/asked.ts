import type { TestAnswer } from './browser.ts'

export type Ask = Promise<TestAnswer>

/** What was asked and granted; a no is a mistake of the test. */
export async function asked(ask: Ask): Ask {
  const answer = await ask
  if (answer.status < 400) return answer
  throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
}
