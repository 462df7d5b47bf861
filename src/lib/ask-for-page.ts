import { sendRequest } from './call.ts'
import type { Answer, AnyContract, CallInput } from './endpoint.ts'
import { Refusal } from './refusal.ts'
import { refusalIn } from './refusal-in.ts'
import { accessToken } from './request-over-http.ts'

/** For a page's loader: the answer or the "no". Nobody is asked for somebody who is not signed in at all. */
export async function askForPage<C extends AnyContract>(
  contract: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<Answer<C> | Refusal> {
  if (accessToken.read() === null) return new Refusal('SIGN_IN_FIRST')
  return sendRequest(contract, input, { signal }).catch(refusalIn)
}
