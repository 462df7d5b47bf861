export const ACCEPTED_IMAGES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
export const LARGEST_IMAGE = 10 * 1024 * 1024

export type FileProblem = 'wrongType' | 'tooLarge'

/** Seen before anything is sent; what the file really is, the server finds out by its first bytes. */
export function whyNotFile({ type, size }: { type: string; size: number }): FileProblem | null {
  if (!ACCEPTED_IMAGES.some((each) => each === type)) return 'wrongType'
  return size > LARGEST_IMAGE ? 'tooLarge' : null
}

export function fileProblem(code: string): FileProblem | null {
  if (code === 'UNSUPPORTED_TYPE') return 'wrongType'
  return code === 'TOO_LARGE' ? 'tooLarge' : null
}
