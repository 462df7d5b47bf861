import { plural } from '../plural.ts'

/** What customers say of a product. */
export const reviews = {
  title: 'Reviews',
  stars: plural({ one: '{n} out of 5 stars', other: '{n} out of 5 stars' }),
  average: (average: string) => `${average} out of 5`,
  count: plural({ one: '1 review', other: '{n} reviews' }),
  ratings: 'Ratings',
  ofRating: (rating: number, count: number) =>
    `${rating} ${rating === 1 ? 'star' : 'stars'}: ${count} ${count === 1 ? 'review' : 'reviews'}`,
  verifiedPurchase: 'Verified purchase',
  someone: 'A customer',
  signIn: 'Please log in to write a review',
  more: 'Show more reviews',
  all: 'Show all reviews',
  shownCount: (shown: number, all: number) => `Showing ${shown} of ${all} reviews`,
  failed: 'Failed to load reviews',
  empty: { title: 'No reviews yet.', text: 'Be the first to say how it fits and feels.' },
}
