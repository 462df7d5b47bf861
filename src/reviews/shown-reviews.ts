import type { Answer } from '#lib/endpoint.ts'
import { languageOf } from '#lib/language.ts'
import type { listFeaturedReviewsCall, listProductReviewsCall } from './api.ts'

/** What a product's page shows of its reviews. */
export type ProductReviewList = Answer<typeof listProductReviewsCall>['data']
export type Review = ProductReviewList['reviews'][number]
export type FeaturedReview = Answer<typeof listFeaturedReviewsCall>['data'][number]

/** Reviews that come into view at once, and with each press for more. */
export const STEP = 5
const MOST = 100

/** How many the address asks for (`?reviews=10`): whole steps, so that pages are kept once and not for every number. */
function limitIn(query: URLSearchParams): number {
  const count = Number(query.get('reviews'))
  return Number.isInteger(count) && count > STEP ? Math.min(MOST, Math.ceil(count / STEP) * STEP) : STEP
}

/** The shortest query that asks for as many. */
export function reviewsQuery(query: URLSearchParams): string {
  const limit = limitIn(query)
  return limit > STEP ? `?reviews=${limit}` : ''
}

/** What the page at this address asks of a product's reviews: the reader's own language first. */
export function reviewsAsked({ url }: { url: string }, productId: string) {
  const { pathname, searchParams } = new URL(url)
  return { productId, language: languageOf(pathname), limit: limitIn(searchParams) }
}

/** A review that was approved meanwhile moves the others on: none is shown twice. */
export const withMore = (first: readonly Review[], more: readonly Review[]): Review[] => [
  ...first,
  ...more.filter(({ id }) => first.every((one) => one.id !== id)),
]
