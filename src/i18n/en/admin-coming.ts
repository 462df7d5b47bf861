import { plural } from '../plural.ts'

const coming = {
  title: 'Coming',
  subtitle: 'The images of the next collection, as the home page shows them.',
  preview: 'What shoppers see',
  previewEmpty: 'Shoppers see nothing of the next collection yet. Upload the first images below.',
  view: {
    white: (count: number) => `View White Collection (${count})`,
    black: (count: number) => `View Black Collection (${count})`,
  },
  collections: { white: 'White collection', black: 'Black collection' },
  none: { white: 'No images in white collection', black: 'No images in black collection' },
  noAlt: 'No words for who can’t see it',
  image: (place: number, of: number) => `Image ${place} of ${of}`,
  delete: 'Delete',
  deleteOf: (place: number, alt: string) => (alt ? `Delete image ${place}: ${alt}` : `Delete image ${place}`),
  deleteQuestion: 'Are you sure you want to delete this image?',
  deleteEffect: 'It leaves the home page at once.',
  confirmDelete: 'Delete image',
  uploadTitle: 'Upload images',
  panels: { white: 'White', black: 'Black' },
  chooseFor: { white: 'Choose images of the white collection', black: 'Choose images of the black collection' },
  limits: 'PNG, JPG, GIF or WebP, up to 10 MB each.',
  tooMany: (most: number) => `At most ${most} images at once.`,
  alt: 'What it shows (English)',
  altAr: 'What it shows (Arabic)',
  optional: 'optional',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  upload: 'Upload Images',
  uploading: 'Uploading...',
  ready: plural({ one: '{n} image to upload', other: '{n} images to upload' }),
  uploaded: plural({
    one: '{n} image uploaded. Shoppers see it now.',
    other: '{n} images uploaded. Shoppers see them now.',
  }),
  someFailed: plural({
    one: 'Failed to upload images: {n} is left. Retry it, or remove it.',
    other: 'Failed to upload images: {n} are left. Retry them, or remove them.',
  }),
  deleted: 'Image deleted successfully!',
  deleteFailed: 'Failed to delete image',
  fetchFailed: 'Failed to fetch images',
  because: (what: string, why: string) => `${what}: ${why}`,
  leaveText: 'Images that you chose are not uploaded.',
}

export const adminComing = { coming }
