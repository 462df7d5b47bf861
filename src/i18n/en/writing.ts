import { plural } from '../plural.ts'

const letters = plural({ one: '{n} character', other: '{n} characters' })

/** Writing a review, for a browser in which somebody is about to. */
export const writing = {
  open: 'Write a review',
  goOn: 'Continue your review',
  title: 'Write a review',
  rating: 'Your rating',
  words: { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent' },
  star: (rating: number, word: string) => `${rating} ${rating === 1 ? 'star' : 'stars'}, ${word}`,
  comment: 'Your comment',
  hint: 'How does it fit? How does it feel?',
  counter: (count: number, most: number) => `${count} of ${most}`,
  counterAloud: (count: number, most: number) => `${count} of ${letters(most)}`,
  charactersLeft: (count: number) => `${letters(count)} left at most`,
  noneLeft: 'The comment is as long as it can be.',
  charactersOver: (count: number) => `${letters(count)} too many`,
  public: 'Shown with your first name and an initial, after our approval.',
  submit: 'Submit review',
  cancel: 'Cancel',
  problems: {
    rating: 'Please select a rating',
    comment: 'Please write a comment',
    tooLong: 'A comment has at most 1000 characters.',
  },
  failed: 'Failed to submit review. Please try again.',
  done: 'Review submitted successfully! It will be visible after admin approval.',
  alreadyReviewed: 'You have already reviewed this product',
  ownReview: 'Your review',
  statuses: { pending: 'Waiting for approval', approved: 'Published', rejected: 'Not published' },
  notBought: 'Sorry, Only Customers who paid the product can review it',
  why: {
    NOT_PURCHASED:
      'We find no order of this product in your account. Did you order as a guest? Open the link in the order’s mail in this browser, confirm your e-mail address, and come back.',
    NOT_PAID: 'Your order of this product is not paid yet. You can review it as soon as the payment is recorded.',
    unknown: 'Your orders could not be checked. Reload the page to try again.',
  },
}
