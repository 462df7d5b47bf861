import type { RefusalCode } from '#lib/refusal.ts'
import { type FileProblem, fileProblem, whyNotFile } from '#media/image-file.ts'
import { MOST_IMAGES, type Uploaded } from './image-files.ts'
import type { TypedImage } from './product-form.ts'

/** One file on its way; `problem` once it failed. */
export interface Sending {
  file: File
  part: number
  problem: string | null
  /** The file itself is refused: sending it once more can not help. */
  isHopeless?: boolean
}

/** By the key of the picture: what has arrived is not in it any more. */
export type AllSending = Record<string, Sending>

/** Also once more, after it failed. */
export const withSending = (all: AllSending, key: string, file: File): AllSending => ({
  ...all,
  [key]: { file, part: 0, problem: null },
})

/** What is heard of a picture that was taken out meanwhile does not bring it back. */
export function withProgress(all: AllSending, key: string, update: Partial<Sending>): AllSending {
  const one = all[key]
  return one ? { ...all, [key]: { ...one, ...update } } : all
}

export function without(all: AllSending, key: string): AllSending {
  const { [key]: _, ...others } = all
  return others
}

/** The picture has its place in the shop from here on; one that was taken out meanwhile does not come back. */
export const withArrived = (
  images: readonly TypedImage[],
  key: string,
  { public_id: mediaId, width, height }: Uploaded,
): TypedImage[] => images.map((image) => (image.key === key ? { ...image, mediaId, width, height } : image))

interface Picked<F> {
  fitting: F[]
  refusedFiles: { file: F; problem: FileProblem }[]
  isTooMany: boolean
}

/** Those that are sent: pictures, and no more than the product has room for. */
export function pickedFiles<F extends Pick<File, 'type' | 'size'>>(files: readonly F[], present: number): Picked<F> {
  const checks = files.map((file) => ({ file, problem: whyNotFile(file) }))
  const accepted = checks.flatMap(({ file, problem }) => (problem ? [] : [file]))
  const fitting = accepted.slice(0, MOST_IMAGES - present)
  return {
    fitting,
    refusedFiles: checks.flatMap(({ file, problem }) => (problem ? [{ file, problem }] : [])),
    isTooMany: fitting.length < accepted.length,
  }
}

/** Why a file did not arrive: it is no good, nobody knows why, or for a reason that another try may mend. */
export function whyNotArrived({
  code,
  message,
}: {
  code: RefusalCode
  message: string
}): FileProblem | 'failed' | 'told' {
  return fileProblem(code) ?? (message === code ? 'failed' : 'told')
}
