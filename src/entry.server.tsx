import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { loadEveryText } from '#i18n/every-text.ts'
import { LANGUAGES } from '#lib/language.ts'
import { shownError } from '#lib/log.server.ts'
import { scriptMark } from '#lib/script-mark.ts'

const texts = Promise.all(LANGUAGES.map(loadEveryText))

type RenderArgs = [Request, number, Headers, EntryContext, Readonly<RouterContextProvider>]

/** The whole page before answering: it can be kept, and its scripts named by their hashes. */
export default async function renderPage(...[request, status, headers, context, loadContext]: RenderArgs) {
  await texts
  const nonce = loadContext.get(scriptMark)
  return new Promise<Response>((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const whole = new Writable({
      write(chunk, _, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(Buffer.concat(chunks), { status, headers }))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
      nonce,
      // A part that waited stands in its place, not behind the page for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(whole),
      onShellError: reject,
    })
  })
}

export function handleError(error: unknown) {
  if (error instanceof Response) return
  const err = error instanceof Error ? shownError(error) : { type: typeof error }
  const line = { level: 50, time: new Date().toISOString(), err, msg: 'page failed' }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
