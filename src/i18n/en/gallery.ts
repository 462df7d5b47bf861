import { plural } from '../plural.ts'

const items = plural({ one: '{n} item', other: '{n} items' })

/** The gallery, its viewer, and its preview on the front page. */
export const gallery = {
  title: 'Gallery',
  subtitle: 'The pieces as they are worn, layered and made, one collection at a time.',
  description: 'Pictures and films of our black and white collections of 100% Egyptian cotton.',
  collections: 'Collections',
  allWithCount: (count: number) => `All Collections (${count})`,
  nameWithCount: (name: string, count: number) => `${name} (${count})`,
  allCollections: 'All Collections',
  count: (name: string, count: number) => `${name}: ${items(count)}`,
  items,
  collectionOf: plural({ one: 'Collection of {n} item', other: 'Collection of {n} items' }),
  video: 'Video',
  loves: plural({ one: '{n} like', other: '{n} likes' }),
  empty: { title: 'No galleries found', text: 'No gallery collections available yet' },
  failed: 'Failed to load gallery data',
  cachedNote: 'Showing cached content',
  retry: 'Retry',
  preview: 'From the gallery',
  viewAll: 'view full gallery',
  closeOpened: 'Close this collection',
  viewer: {
    close: 'Close gallery',
    previous: 'Previous item',
    next: 'Next item',
    position: (at: number, count: number) => `${at} of ${count}`,
    untitled: 'Gallery Item',
    undescribed: 'No description available',
    featured: 'Featured',
    products: 'Products shown here',
    chooseToAdd: 'Choose a size to add to cart',
    tags: 'Tags',
    love: 'Like this collection',
    notSaved: 'This could not be saved. Please try again.',
    cannotPlay: 'Your browser can’t play this video.',
    download: 'Open the file',
  },
}
