import type { Address } from './endpoint.ts'
import { answerIn, headersFor, sentAs, signedIn } from './request-over-http.ts'

/** A file that only who is signed in may have: a plain link could not say who asks. */
export const fetchFile = (address: Address, input: Record<string, unknown>): Promise<Blob> =>
  signedIn(async () => {
    const response = await fetch(sentAs(address, input).url, { headers: await headersFor('GET', {}) })
    if (!response.ok) await answerIn(response)
    return response.blob()
  })
