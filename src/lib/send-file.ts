import type { Address } from './endpoint.ts'
import { Refusal } from './refusal.ts'
import { answerIn, headersFor, signedIn } from './request-over-http.ts'

type OnProgress = (part: number) => void

async function sendForm(address: Address, file: File, onProgress: OnProgress, poster?: Blob): Promise<unknown> {
  const headers = await headersFor(address.method, {})
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(address.method, `/api${address.path}`)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.timeout = 300_000
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = request.ontimeout = () => reject(new Refusal('UNAVAILABLE'))
    request.onload = () => {
      const response = new Response(request.responseText, { status: request.status || 500 })
      answerIn(response).then(resolve, reject)
    }
    const form = new FormData()
    form.set('image', file)
    if (poster) form.set('poster', poster, 'poster.jpg')
    request.send(form)
  })
}

/** Sends one file, a film with its poster; `onProgress` hears how much of it has left, 0 to 1. */
export const sendFile = (address: Address, file: File, onProgress: OnProgress, poster?: Blob): Promise<unknown> =>
  signedIn(() => sendForm(address, file, onProgress, poster))
