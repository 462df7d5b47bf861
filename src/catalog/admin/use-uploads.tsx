import { useEffect, useRef, useState } from 'react'
import { findUser } from '#accounts/use-auth.tsx'
import { useSignInAgain, wordsFor } from '#back-office/admin-act.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { sendFile } from '#lib/send-file.ts'
import { uploadCall } from '#media/api.ts'
import { MOST_IMAGES, uploadedIn } from './image-files.ts'
import type { TypedImage } from './product-form.ts'
import {
  type AllSending,
  pickedFiles,
  whyNotArrived,
  withArrived,
  without,
  withProgress,
  withSending,
} from './sending.ts'

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

/** Pictures that were just picked are shown from the device; their copies go with the form. */
function usePreviews() {
  const previews = useRef<string[]>([])
  useEffect(() => {
    const urls = previews.current
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])
  return (files: readonly File[]) => {
    const pictures = files.map((file) => ({ file, image: pictureOf(file) }))
    previews.current.push(...pictures.map(({ image }) => image.url))
    return pictures
  }
}

export function useUploads(count: number, change: (edit: Edit) => void) {
  const texts = useAdminTexts()
  const { images: words } = texts
  const [sending, setSending] = useState<AllSending>({})
  const [refusedFiles, setRefused] = useState<string[]>([])
  const queue = useRef(Promise.resolve())
  const picturesOf = usePreviews()

  const arrive = (key: string, answer: unknown): void => {
    const uploaded = uploadedIn(answer)
    if (!uploaded) throw new Refusal('UNEXPECTED')
    change((images) => withArrived(images, key, uploaded))
    setSending((all) => without(all, key))
  }

  const fail = (key: string, file: File, refusal: Refusal): void => {
    if (refusal.code === 'SIGN_IN_FIRST') useSignInAgain.setState({ isAsked: true })
    const why = whyNotArrived(refusal)
    const update =
      why === 'told' || why === 'failed'
        ? { problem: why === 'told' ? wordsFor(refusal, texts) : words.failed }
        : { problem: words[why](file.name), isHopeless: true }
    setSending((all) => withProgress(all, key, update))
  }

  const send = async (key: string, file: File): Promise<void> => {
    try {
      const onProgress = (part: number): void => setSending((all) => withProgress(all, key, { part }))
      arrive(key, await sendSignedIn(file, onProgress))
    } catch (error) {
      fail(key, file, refusalIn(error))
    }
  }

  // One after the other: a phone's connection carries one well and ten badly.
  const enqueue = (key: string, file: File): void => {
    setSending((all) => withSending(all, key, file))
    queue.current = queue.current.then(() => send(key, file))
  }

  const add = (files: readonly File[]): void => {
    const pick = pickedFiles(files, count)
    const problems = pick.refusedFiles.map(({ file, problem }) => words[problem](file.name))
    setRefused(pick.isTooMany ? [...problems, words.tooMany(MOST_IMAGES)] : problems)
    const pictures = picturesOf(pick.fitting)
    change((images) => [...images, ...pictures.map(({ image }) => image)])
    for (const { file, image } of pictures) enqueue(image.key, file)
  }

  const retry = (key: string): void => {
    const one = sending[key]
    if (one) enqueue(key, one.file)
  }

  const forget = (key: string): void => setSending((all) => without(all, key))

  return { sending, refusedFiles, add, retry, forget }
}

export type Uploads = ReturnType<typeof useUploads>
