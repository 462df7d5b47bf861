import { plural } from '#i18n/plural.ts'
import { withCounts } from '#i18n/with-counts.ts'

const reviews = plural({ one: '{n} review', other: '{n} reviews' })

interface Shown {
  from: number
  to: number
  total: number
  page: number
  pages: number
}

const review = {
  title: 'Reviews',
  subtitle: 'What customers say of what they bought. Nothing is public before you approve it.',
  pending: (count: number) => `${reviews(count)} pending`,
  stats: 'Reviews by status',
  all: 'Total',
  search: 'Search reviews',
  searchHint: 'Customer, phone, product, comment, order code',
  status: 'Status',
  allStatuses: 'All Statuses',
  statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  sort: 'Sort by',
  sorts: {
    waiting: 'Pending first',
    newest: 'Newest',
    oldest: 'Oldest',
    lowest: 'Lowest rating',
    highest: 'Highest rating',
  },
  showing: ({ from, to, total, page, pages }: Shown) =>
    withCounts`Showing ${from} - ${to} of ${total} · ${page} / ${pages}`,
  columns: {
    product: 'Product',
    comment: 'Review',
    customer: 'Customer',
    date: 'Date',
    status: 'Status',
    actions: 'Actions',
  },
  none: '–',
  size: 'Size',
  name: (product: string, customer: string) => `the review of ${product} by ${customer}`,
  order: 'Order',
  orderOf: (sku: string) => `Order ${sku}`,
  ordered: (when: string, status: string) => `${when}, ${status}`,
  noOrder: 'No order',
  keys: 'Decide by key: A approves, R rejects, U undoes the last one',
  decided: 'Decided within the last minute',
  keysHint: 'The review that is open, or in whose row the focus is. Without effect while you type.',
  someone: 'Closed account',
  featured: 'Featured',
  details: 'Details',
  detailsOf: (product: string, customer: string) => `Details of the review of ${product} by ${customer}`,
  detailsTitle: 'Review details',
  rating: 'Rating',
  approve: 'Approve',
  approveOf: (product: string, customer: string) => `Approve the review of ${product} by ${customer}`,
  reject: 'Reject',
  rejectOf: (product: string, customer: string) => `Reject the review of ${product} by ${customer}`,
  feature: 'Feature',
  featureOf: (product: string, customer: string) => `Feature the review of ${product} by ${customer} on the home page`,
  unfeature: 'Unfeature',
  unfeatureOf: (product: string, customer: string) => `Unfeature the review of ${product} by ${customer}`,
  delete: 'Delete',
  deleteOf: (product: string, customer: string) => `Delete the review of ${product} by ${customer}`,
  deleteTitle: 'Delete review',
  deleteQuestion: 'Are you sure you want to delete this review?',
  deleteEffect: 'It is gone for good. Its author may then write another.',
  confirmDelete: 'Delete review',
  undoOf: {
    approved: (name: string) => `Undo: approval of ${name}`,
    rejected: (name: string) => `Undo: rejection of ${name}`,
  },
  bulk: {
    approved: (count: number) => withCounts`Approve (${count})`,
    rejected: (count: number) => withCounts`Reject (${count})`,
    delete: (count: number) => withCounts`Delete (${count})`,
    deleteTitle: plural({ one: 'Delete {n} review', other: 'Delete {n} reviews' }),
    deleteQuestion: 'Are you sure you want to delete these reviews?',
    deleteEffect: 'They are gone for good. Their authors may then write others.',
    done: {
      approved: plural({ one: '{n} review approved.', other: '{n} reviews approved.' }),
      rejected: plural({ one: '{n} review rejected.', other: '{n} reviews rejected.' }),
      deleted: plural({ one: '{n} review deleted.', other: '{n} reviews deleted.' }),
      undone: plural({ one: '{n} review is pending again.', other: '{n} reviews are pending again.' }),
    },
    undoHint: 'For a minute it can be undone.',
    failed: 'Failed to update the reviews',
  },
  done: {
    approved: 'Review approved. It is public now.',
    rejected: 'Review rejected. It stays hidden.',
    featured: 'Review featured on the home page.',
    unfeatured: 'Review no longer featured.',
    deleted: 'Review deleted.',
    undone: 'The review is pending again.',
  },
  failed: 'Failed to load reviews',
  decideFailed: 'Failed to update review status',
  deleteFailed: 'Failed to delete review',
  featureFailed: 'Failed to update featured status',
  emptyTitle: 'No reviews found',
  emptyFiltered: 'Try adjusting your search or filter criteria.',
  emptyFirst: 'Reviews appear here as soon as a customer writes one.',
}

export const adminReviews = { review }
