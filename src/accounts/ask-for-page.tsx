import { sendRequest } from '#lib/call.ts'
import type { Answer, AnyContract, CallInput } from '#lib/endpoint.ts'
import { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { accessToken } from '#lib/request-over-http.ts'

/** For a page's loader: the answer or the "no". Nobody is asked for somebody who is not signed in at all. */
export async function askForPage<C extends AnyContract>(
  contract: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<Answer<C> | Refusal> {
  if (accessToken.read() === null) return new Refusal('SIGN_IN_FIRST')
  return sendRequest(contract, input, { signal }).catch(refusalIn)
}
