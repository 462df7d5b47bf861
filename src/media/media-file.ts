import { ACCEPTED_IMAGES, type FileProblem, whyNotFile } from './image-file.ts'

const ACCEPTED_VIDEOS = ['video/mp4', 'video/quicktime'] as const
export const ACCEPTED_MEDIA: readonly string[] = [...ACCEPTED_IMAGES, ...ACCEPTED_VIDEOS]
export const LARGEST_VIDEO = 200 * 1024 * 1024

export const isVideo = ({ type }: { type: string }): boolean => ACCEPTED_VIDEOS.some((each) => each === type)

/** A picture or a film, seen before anything is sent. */
export function whyNotMedia(file: { type: string; size: number }): FileProblem | null {
  if (!isVideo(file)) return whyNotFile(file)
  return file.size > LARGEST_VIDEO ? 'tooLarge' : null
}
