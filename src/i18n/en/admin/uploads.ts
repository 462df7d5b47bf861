/** Of sending images, wherever that is done. */
const uploads = {
  drop: 'Drop images here, or',
  pick: 'Choose images',
  sending: (name: string) => `Sending ${name}`,
  tooLarge: (name: string) => `${name} is larger than 10 MB or 40 megapixels.`,
  wrongType: (name: string) => `${name} is not an image of a kind that is accepted (PNG, JPG, GIF, WebP).`,
  failed: 'Image upload failed',
  failedWhy: (why: string) => `Image upload failed: ${why}`,
  retry: 'Retry',
  chooseAnother: 'Remove it, and choose another file.',
}

/** Of sending a table, which is one file. */
const tableFile = {
  drop: 'Drop the file here, or',
  pick: 'choose a file',
  chosen: (name: string) => `Chosen: ${name}`,
}

export const adminUploads = { uploads, tableFile }
