import { z } from 'zod'
import { CATEGORIES, SIZES } from '#catalog/product.ts'
import { endpoint } from '#lib/endpoint.ts'
import { LANGUAGES } from '#lib/language.ts'
import { byId, id, instant, pagination, paging, success, typedCode, typedText } from '#lib/wire.ts'
import { STATUSES as ORDER_STATUSES } from '#orders/order.ts'
import { DECISIONS, LONGEST_COMMENT, RATINGS, REASONS, REVIEW_SORTS, STATUSES } from './review.ts'

const reviewFields = {
  _id: id,
  id,
  productId: id,
  rating: z.int().min(1).max(5),
  comment: z.string(),
  status: z.enum(STATUSES),
  featured: z.boolean(),
  size: z.enum(SIZES).nullable().meta({ description: 'the size that was bought' }),
  isOneSize: z.boolean().meta({ description: 'nothing to choose from: the size’s letter says nothing' }),
  verifiedPurchase: z.boolean(),
  createdAt: instant,
}

/** First name and initial, and nothing else of the account; empty once that is erased. */
const Author = z.object({ full_name: z.string(), profile: z.string().nullable() })

const Review = z.object({ ...reviewFields, user: Author }).meta({ id: 'Review' })

const ReviewedProduct = z.object({
  _id: id,
  id,
  name: z.string(),
  nameAr: z.string(),
  category: z.enum(CATEGORIES),
  images: z.array(z.object({ url: z.string(), alt: z.string(), altAr: z.string(), width: z.int(), height: z.int() })),
})

const FeaturedReview = z
  .object({ ...reviewFields, user: Author, product: ReviewedProduct })
  .meta({ id: 'FeaturedReview' })

/** What the public never sees: who wrote it, and what they bought. */
const AdminReview = z
  .object({
    ...reviewFields,
    user: z.object({ full_name: z.string() }),
    product: ReviewedProduct,
    customer: z
      .object({ _id: id, id, full_name: z.string(), email: z.string() })
      .nullable()
      .meta({ description: 'null once the account is gone' }),
    order: z
      .object({ _id: id, id, sku: z.string(), status: z.enum(ORDER_STATUSES), createdAt: instant })
      .nullable()
      .meta({ description: 'the order that let them write it' }),
  })
  .meta({ id: 'AdminReview' })

const writtenFirst = z.enum(LANGUAGES).optional().meta({ description: 'what is written in it comes first' })

export const listFeaturedReviewsCall = endpoint({
  method: 'GET',
  path: '/reviews/featured',
  summary: 'What the owner puts forward, the newest first, at most 12',
  query: z.object({ language: writtenFirst }),
  answer: z.object({ success, data: z.array(FeaturedReview), reviews: z.array(FeaturedReview) }),
})

export const listProductReviewsCall = endpoint({
  method: 'GET',
  path: '/reviews/product/:productId',
  summary: 'Approved reviews of a product, the newest first, with their average and how the ratings spread',
  params: z.object({ productId: id }),
  query: z.object({
    page: paging.page,
    limit: paging.limit,
    language: writtenFirst,
    rating: z.coerce
      .number()
      .pipe(z.literal(RATINGS))
      .optional()
      .meta({ description: 'only those that give so many stars; the average and the count are of all' }),
  }),
  answer: z.object({
    success,
    data: z.object({
      reviews: z.array(Review),
      average: z.number(),
      count: z.int(),
      distribution: z.array(z.object({ rating: z.literal(RATINGS), count: z.int() })),
      pagination,
    }),
    reviews: z.array(Review),
  }),
})

const rating = z.int('ratingRequired').min(1, 'ratingRequired').max(5, 'ratingRequired')

/** Bounded before anything else looks at it; what is left without its edges may have 1000 characters. */
const comment = typedText(5 * LONGEST_COMMENT)
  .pipe(z.string().min(1, 'commentRequired').max(LONGEST_COMMENT, 'commentTooLong'))
  .meta({ description: `at most ${LONGEST_COMMENT} characters` })

export const writeReviewCall = endpoint({
  method: 'POST',
  path: '/reviews',
  summary: 'Says something of a product that one has paid for, once; seen by others when an admin has approved it',
  status: 201,
  body: z.object({ productId: id, rating, comment: z.string('commentRequired').pipe(comment) }),
  answer: z.object({ success, message: z.string(), data: Review, review: Review }),
})

export const mayReviewCall = endpoint({
  method: 'GET',
  path: '/reviews/paidProduct/:productId',
  summary: 'Whether the asker has paid for the product and may review it, why not, and what they wrote already',
  params: z.object({ productId: id }),
  answer: z.object({
    success,
    purchased: z.boolean().meta({ description: 'bought and paid for, in an order that stands' }),
    mayReview: z.boolean(),
    reason: z.enum(REASONS).nullable(),
    review: Review.nullable(),
  }),
})

export const listReviewsCall = endpoint({
  method: 'GET',
  path: '/reviews/admin/all',
  summary:
    'Every review, pending ones and then the newest first; searched by customer, product, comment and order code',
  query: z.object({
    status: z.enum([...STATUSES, 'all']).default('all'),
    product: id.optional().meta({ description: 'of this one alone' }),
    q: typedCode(100).optional(),
    search: typedCode(100).optional(),
    sort: z.enum(REVIEW_SORTS).default('waiting'),
    ...paging,
  }),
  answer: z.object({
    success,
    reviews: z.array(AdminReview),
    pagination: pagination.extend({ totalReviews: z.int() }).meta({ id: 'ReviewPagination' }),
  }),
})

export const countReviewsCall = endpoint({
  method: 'GET',
  path: '/reviews/admin/stats',
  summary: 'How many reviews there are, by status',
  answer: z.object({
    success,
    stats: z.object({
      totalReviews: z.int(),
      pendingReviews: z.int(),
      approvedReviews: z.int(),
      rejectedReviews: z.int(),
    }),
  }),
})

export const decideReviewCall = endpoint({
  method: 'PATCH',
  path: '/reviews/admin/:id/status',
  summary: 'Approves or rejects a pending review',
  params: byId,
  body: z.object({ status: z.enum(DECISIONS) }),
  answer: z.object({ success, message: z.string(), review: AdminReview }),
})

const MOST_AT_ONCE = 100

const many = <Row extends z.ZodType<{ id: string }>>(row: Row) =>
  z
    .array(row)
    .min(1, 'required')
    .max(MOST_AT_ONCE, 'tooMany')
    .refine((rows) => new Set(rows.map((each) => each.id)).size === rows.length, 'invalid')

const oneOfMany = z.object({ id })

const ManyReviews = z.object({
  success,
  results: z.array(
    z
      .object({
        id,
        refusal: z.object({ errorCode: z.string(), message: z.string() }).nullable(),
      })
      .meta({ id: 'ReviewResult', description: 'What became of one review; the others stand for themselves' }),
  ),
})

export const decideManyCall = endpoint({
  method: 'POST',
  path: '/reviews/admin/bulk',
  summary: 'Approves or rejects many pending reviews; each has a result of its own',
  body: z.object({ status: z.enum(DECISIONS), reviews: many(oneOfMany) }),
  answer: ManyReviews,
})

export const undoDecisionsCall = endpoint({
  method: 'POST',
  path: '/reviews/admin/bulk/undo',
  summary: 'Takes decisions back within their minute: the reviews wait again',
  body: z.object({
    reviews: many(oneOfMany.extend({ from: z.enum(DECISIONS).meta({ description: 'what was decided' }) })),
  }),
  answer: ManyReviews,
})

export const deleteManyCall = endpoint({
  method: 'POST',
  path: '/reviews/admin/bulk/delete',
  summary: 'Deletes many reviews for good; each has a result of its own',
  body: z.object({ reviews: many(oneOfMany) }),
  answer: ManyReviews,
})

export const featureReviewCall = endpoint({
  method: 'PATCH',
  path: '/reviews/:id/featured',
  plainPath: '/reviews/admin/:id/featured',
  summary: 'Puts an approved review forward, or takes it back; turns it round where the body does not say which',
  params: byId,
  body: z.object({ featured: z.boolean().optional() }),
  answer: z.object({ success, message: z.string(), review: AdminReview }),
})

export const deleteReviewCall = endpoint({
  method: 'DELETE',
  path: '/reviews/admin/:id',
  summary: 'Deletes a review; its author may write another',
  params: byId,
  answer: z.object({ success, message: z.string() }),
})
