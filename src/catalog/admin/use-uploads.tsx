import { useEffect, useRef, useState } from 'react'
import { findUser } from '#accounts/use-auth.tsx'
import { useSignInAgain, wordsFor } from '#back-office/admin-act.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { sendFile } from '#lib/send-file.ts'
import { uploadCall } from '#media/api.ts'
import { fileProblem, whyNotFile } from '#media/image-file.ts'
import { MOST_IMAGES, uploadedIn } from './image-files.ts'
import type { TypedImage } from './product-form.ts'

/** One file on its way; `problem` once it failed. */
export interface Sending {
  file: File
  part: number
  problem: string | null
  /** The file itself is refused: sending it once more can not help. */
  isHopeless?: boolean
}

type Edit = (images: readonly TypedImage[]) => readonly TypedImage[]

let keys = 0

const pictureOf = (file: File): TypedImage => {
  keys += 1
  const url = URL.createObjectURL(file)
  return { key: `sent-${keys}`, mediaId: null, url, width: 0, height: 0, alt: '', altAr: '' }
}

/** The token may have run out while the form was open; sending a file does not renew it. */
async function sendSignedIn(file: File, onProgress: (part: number) => void): Promise<unknown> {
  if (!(await findUser())) throw new Refusal('SIGN_IN_FIRST')
  return sendFile(uploadCall, file, onProgress)
}

export function useUploads(count: number, change: (edit: Edit) => void) {
  const texts = useAdminTexts()
  const [sending, setSending] = useState<Record<string, Sending>>({})
  const [refused, setRefused] = useState<string[]>([])
  const queue = useRef(Promise.resolve())
  const previews = useRef<string[]>([])

  useEffect(() => {
    const made = previews.current
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [])

  const update = (key: string, told: Partial<Sending>): void =>
    setSending((all) => {
      const one = all[key]
      return one ? { ...all, [key]: { ...one, ...told } } : all
    })

  const arrive = (key: string, answer: unknown): void => {
    const uploaded = uploadedIn(answer)
    if (!uploaded) throw new Refusal('UNEXPECTED')
    const { public_id: mediaId, width, height } = uploaded
    change((images) => images.map((image) => (image.key === key ? { ...image, mediaId, width, height } : image)))
    setSending(({ [key]: _, ...others }) => others)
  }

  const send = async (key: string, file: File): Promise<void> => {
    try {
      arrive(key, await sendSignedIn(file, (part) => update(key, { part })))
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal.code === 'SIGN_IN_FIRST') useSignInAgain.setState({ isAsked: true })
      const fault = fileProblem(refusal.code)
      if (fault) return update(key, { problem: texts.images[fault](file.name), isHopeless: true })
      const problem = refusal.message === refusal.code ? texts.images.failed : wordsFor(refusal, texts)
      update(key, { problem })
    }
  }

  // One after the other: a phone's connection carries one well and ten badly.
  const enqueue = (key: string, file: File): void => {
    setSending((all) => ({ ...all, [key]: { file, part: 0, problem: null } }))
    queue.current = queue.current.then(() => send(key, file))
  }

  const add = (files: readonly File[]): void => {
    const problems: string[] = []
    const accepted = files.filter((file) => {
      const problem = whyNotFile(file)
      if (problem) problems.push(texts.images[problem](file.name))
      return !problem
    })
    const fitting = accepted.slice(0, MOST_IMAGES - count)
    if (fitting.length < accepted.length) problems.push(texts.images.tooMany(MOST_IMAGES))
    setRefused(problems)
    const pictures = fitting.map((file) => ({ file, image: pictureOf(file) }))
    previews.current.push(...pictures.map(({ image }) => image.url))
    change((images) => [...images, ...pictures.map(({ image }) => image)])
    for (const { file, image } of pictures) enqueue(image.key, file)
  }

  const retry = (key: string): void => {
    const one = sending[key]
    if (one) enqueue(key, one.file)
  }

  const forget = (key: string): void => setSending(({ [key]: _, ...others }) => others)

  return { sending, refused, add, retry, forget }
}

export type Uploads = ReturnType<typeof useUploads>
