/** "How do you like it?", some days after delivery. */
export const reviewLetters = {
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  subject: (sku: string) => `How do you like your order ${sku}?`,
  line: 'Your order has been with you for a few days. Others would like to know how it fits and feels:',
  review: (product: string) => `Review ${product}`,
  seen: 'A few words are enough. Your review shows your first name and an initial, and is visible after our approval.',
  guest: (email: string) =>
    `You ordered as a guest. To write a review you need an account with this e-mail address, ${email}, that is confirmed. Open one of the links above in the same browser first: it lets your order join the account.`,
  signUp: 'Sign in or create an account',
  why: 'You get this one mail because you bought from us. We ask once for each order.',
}
