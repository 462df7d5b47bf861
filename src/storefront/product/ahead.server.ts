import { getProductCall, listAlikeCall } from '#catalog/api.ts'
import { listLooksCall } from '#galleries/api.ts'
import { inLanguage } from '#lib/language.ts'
import { type Ahead, ONE } from '#lib/look-ahead.server.ts'
import { sentAs } from '#lib/request-over-http.ts'
import { listProductReviewsCall } from '#reviews/api.ts'
import { reviewsAsked } from '#reviews/shown-reviews.ts'
import { listFeesCall } from '#shipping/api.ts'

/** From wherever one shops, the next page is mostly a product's, and from that a list's. */
export const ahead: Ahead = {
  pages: ['product.page', 'products.page'],
  texts: ['product', 'reviews', 'listing'],
  answers: (language) => {
    const url = `https://shop.test${inLanguage(language, `/product/${ONE}`)}`
    return [
      sentAs(getProductCall, { id: ONE }),
      sentAs(listAlikeCall, { id: ONE }),
      sentAs(listFeesCall, {}),
      sentAs(listProductReviewsCall, reviewsAsked({ url }, ONE)),
      sentAs(listLooksCall, { id: ONE }),
    ].map((each) => each.url)
  },
}
