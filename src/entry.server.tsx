import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { checkout as checkoutAr } from '#i18n/ar/checkout.ts'
import { shop as shopAr } from '#i18n/ar/shop.ts'
import { checkout } from '#i18n/en/checkout.ts'
import { shop } from '#i18n/en/shop.ts'
import { keepTexts } from '#i18n/texts.ts'
import { shownError } from '#lib/log.server.ts'

keepTexts('en', { shop, checkout })
keepTexts('ar', { shop: shopAr, checkout: checkoutAr })

/** The whole page before answering: it can be kept, and its scripts named by their hashes. */
export default function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
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
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
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
