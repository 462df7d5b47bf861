import { accessToken } from '#lib/ask-over-http.ts'
import { ask } from '#lib/call.ts'
import type { Answer, AnyContract, Given } from '#lib/endpoint.ts'
import { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'

/** For a page's loader: the answer or the "no". Nobody is asked for somebody who is not signed in at all. */
export async function askForPage<C extends AnyContract>(
  contract: C,
  given: Given<C>,
  signal: AbortSignal,
): Promise<Answer<C> | Refusal> {
  if (accessToken.read() === null) return new Refusal('SIGN_IN_FIRST')
  return ask(contract, given, { signal }).catch(refusalIn)
}
