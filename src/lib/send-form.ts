import type { Address } from './endpoint.ts'
import { answerIn, headersFor, signedIn } from './request-over-http.ts'

/** Sends files under the names of their fields; for one that takes long there is `sendFile`, which says how far it is. */
export const sendForm = ({ method, path }: Address, form: FormData): Promise<unknown> =>
  signedIn(async () => {
    const headers = await headersFor(method, {})
    return answerIn(await fetch(`/api${path}`, { method, headers, body: form }))
  })
