import type { Refusal } from '#lib/refusal.ts'
import { type FileProblem, fileProblem, whyNotFile } from '../image-file.ts'

type Sent = Pick<File, 'type' | 'size'>

/** One file on its way; `problem` once it failed. */
export interface Sending {
  file: File
  part: number
  problem: string | null
  /** The file itself is refused: sending it once more can not help. */
  isHopeless?: boolean
}

/** By the key of what is sent: what has arrived is not in it any more. */
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

interface Picked<F> {
  fitting: F[]
  refusedFiles: { file: F; problem: FileProblem }[]
  isTooMany: boolean
}

/** Those that are sent: pictures, or what else `whyNot` lets through, and no more than there is room for. */
export function pickedFiles<F extends Sent>(
  files: readonly F[],
  room: number,
  whyNot: (file: Sent) => FileProblem | null = whyNotFile,
): Picked<F> {
  const checks = files.map((file) => ({ file, problem: whyNot(file) }))
  const accepted = checks.flatMap(({ file, problem }) => (problem ? [] : [file]))
  const fitting = accepted.slice(0, Math.max(0, room))
  return {
    fitting,
    refusedFiles: checks.flatMap(({ file, problem }) => (problem ? [{ file, problem }] : [])),
    isTooMany: fitting.length < accepted.length,
  }
}

type Why = Pick<Refusal, 'code' | 'message'>

/** Why a file did not arrive: it is no good, nobody knows why, or for a reason that another try may mend. */
export function whyNotArrived({ code, message }: Why): FileProblem | 'failed' | 'told' {
  return fileProblem(code) ?? (message === code ? 'failed' : 'told')
}

/** No answer came: nobody said no, so the same file is sent once more. */
export const isCutOff = ({ code, message, status }: Why & Pick<Refusal, 'status'>): boolean =>
  status >= 500 && message === code

export interface Uploaded {
  public_id: string
  width: number
  height: number
}

/** What came back for a file; null where it is not what was expected. */
export function uploadedIn(answer: unknown): Uploaded | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { public_id, width, height } = answer as Partial<Uploaded>
  return typeof public_id === 'string' && typeof width === 'number' && typeof height === 'number'
    ? { public_id, width, height }
    : null
}
