import type { reviews as english } from '../en/reviews.ts'

export const reviews: typeof english = {
  title: '',
}
