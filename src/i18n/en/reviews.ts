import { plural } from '../plural.ts'

/** What customers say of a product: its page, and what the home page puts forward. */
export const reviews = {
  title: 'Reviews',
  stars: plural({ one: '{n} out of 5 stars', other: '{n} out of 5 stars' }),
  average: (average: string) => `${average} out of 5`,
  count: plural({ one: '1 review', other: '{n} reviews' }),
  spread: 'Ratings',
  ofRating: (rating: number, count: number) =>
    `${rating} ${rating === 1 ? 'star' : 'stars'}: ${count} ${count === 1 ? 'review' : 'reviews'}`,
  verified: 'Verified purchase',
  bought: (size: string) => `Size bought: ${size}`,
  more: 'Show more reviews',
  loading: 'Loading reviews…',
  shown: (shown: number, all: number) => `Showing ${shown} of ${all} reviews`,
  failed: 'Failed to load reviews',
  empty: { title: 'No reviews yet.', text: 'Be the first to say how it fits and feels.' },
  featured: {
    title: 'What customers say',
    carousel: 'carousel',
    slide: 'slide',
    of: (at: number, all: number) => `${at} of ${all}`,
    now: (at: number, all: number) => `Review ${at} of ${all}`,
    start: 'Start moving the reviews',
    stop: 'Stop moving the reviews',
    previous: 'Previous review',
    next: 'Next review',
    about: (product: string) => `See ${product}`,
  },
}
