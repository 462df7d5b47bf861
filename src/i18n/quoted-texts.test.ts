import { describe, expect, test } from 'vitest'
import * as checkout from './en/checkout.ts'
import * as gallery from './en/gallery.ts'
import * as listing from './en/listing.ts'
import * as product from './en/product.ts'
import * as refusals from './en/refusals.ts'
import * as shop from './en/shop.ts'
import * as verify from './en/verify.ts'

/** Every text of a catalogue; those with figures in them as they read for 7 and 3. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part === 'function') return textsOf(said(part as (...given: unknown[]) => unknown))
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : []
}

function said(text: (...given: unknown[]) => unknown): unknown {
  try {
    return text(7, 3)
  } catch {
    return undefined
  }
}

/** As the specification of the storefront quotes them, by the part of the shop that says them. */
const QUOTED: [string, object, string[]][] = [
  [
    'the shell and the cart',
    shop,
    [
      'Home',
      'Products',
      'Admin',
      'Gallery',
      'Favorites',
      'Account',
      'Sign In',
      'Logout',
      'View Cart',
      'Continue Shopping',
      'Login Required',
      'Please log in to use cart and wishlist features',
      'Cancel',
      'Only 7 items available in stock',
      'Cannot add 7 items. Only 3 available in cart.',
      'Failed to validate cart items. Please try again.',
      'Failed to validate cart item. Please try again.',
      'Shipping fee not configured for 7.',
    ],
  ],
  ['the list of products', listing, ['showing 7 of 3 products', 'Retry', 'Clear filters', 'Clear all']],
  ['the product’s page', product, ['OOS', 'You might also like', 'Product not found', 'Return home']],
  [
    'the gallery',
    gallery,
    [
      'All Collections (7)',
      'No galleries found',
      'No gallery collections available yet',
      'Gallery Item',
      'No description available',
      'Featured',
      'Collection of 7 items',
      'Failed to load gallery data',
      'Showing cached content',
    ],
  ],
  [
    'the verification',
    verify,
    ['Product Not Verified', 'Failed to verify SKU. Please try again.', 'Verification failed'],
  ],
  ['the server', refusals, ['This SKU is not found in our database. This product may be counterfeit.']],
  ['the checkout', checkout, ['Failed to validate cart. Please try again.']],
]

describe('what the specification quotes is said to the letter', () => {
  for (const [where, catalogue, quotes] of QUOTED)
    test.each(quotes)(`${where}: %s`, (quote) => expect(textsOf(catalogue)).toContain(quote))
})
