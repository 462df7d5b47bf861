import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { checkout as checkoutAr } from '#i18n/ar/checkout.ts'
import { gallery as galleryAr } from '#i18n/ar/gallery.ts'
import { home as homeAr } from '#i18n/ar/home.ts'
import { listing as listingAr } from '#i18n/ar/listing.ts'
import { plain as plainAr } from '#i18n/ar/plain.ts'
import { product as productAr } from '#i18n/ar/product.ts'
import { reviews as reviewsAr } from '#i18n/ar/reviews.ts'
import { shop as shopAr } from '#i18n/ar/shop.ts'
import { sizes as sizesAr } from '#i18n/ar/sizes.ts'
import { verify as verifyAr } from '#i18n/ar/verify.ts'
import { checkout } from '#i18n/en/checkout.ts'
import { gallery } from '#i18n/en/gallery.ts'
import { home } from '#i18n/en/home.ts'
import { listing } from '#i18n/en/listing.ts'
import { plain } from '#i18n/en/plain.ts'
import { product } from '#i18n/en/product.ts'
import { reviews } from '#i18n/en/reviews.ts'
import { shop } from '#i18n/en/shop.ts'
import { sizes } from '#i18n/en/sizes.ts'
import { verify } from '#i18n/en/verify.ts'
import { keepTexts } from '#i18n/texts.ts'
import { shownError } from '#lib/log.server.ts'

keepTexts('en', { checkout, gallery, home, listing, plain, product, reviews, shop, sizes, verify })
keepTexts('ar', {
  checkout: checkoutAr,
  gallery: galleryAr,
  home: homeAr,
  listing: listingAr,
  plain: plainAr,
  product: productAr,
  reviews: reviewsAr,
  shop: shopAr,
  sizes: sizesAr,
  verify: verifyAr,
})

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
