import { useRef, useState } from 'react'
import { useSignInAgain, wordsFor } from '#back-office/admin-act.tsx'
import { isStillSignedIn } from '#back-office/admin-roles.tsx'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { sendFile } from '#lib/send-file.ts'
import { uploadCall } from '../api.ts'
import {
  type AllSending,
  isCutOff,
  type Uploaded,
  uploadedIn,
  whyNotArrived,
  without,
  withProgress,
  withSending,
} from './sending.ts'

type OnProgress = (part: number) => void

/** Milliseconds before the next try, where the connection was cut. */
const PAUSES = [1000, 3000]

const pause = (milliseconds: number): Promise<void> =>
  new Promise((go) => {
    if (navigator.onLine) setTimeout(go, milliseconds)
    else addEventListener('online', () => go(), { once: true })
  })

/** The token may have run out while the form was open; sending a file does not renew it. */
async function sendSignedIn(file: File, onProgress: OnProgress, poster?: Blob): Promise<Uploaded> {
  if (!(await isStillSignedIn())) throw new Refusal('SIGN_IN_FIRST')
  const uploaded = uploadedIn(await sendFile(uploadCall, file, onProgress, poster))
  if (!uploaded) throw new Refusal('UNEXPECTED')
  return uploaded
}

/** A connection that was cut is waited for, and the picture or film sent from its start again. */
export async function sendPicture(file: File, onProgress: OnProgress, poster?: Blob): Promise<Uploaded> {
  for (const milliseconds of PAUSES) {
    try {
      return await sendSignedIn(file, onProgress, poster)
    } catch (error) {
      if (!isCutOff(refusalIn(error))) throw error
      onProgress(0)
      await pause(milliseconds)
    }
  }
  return sendSignedIn(file, onProgress, poster)
}

type Work = (key: string, file: File, onProgress: OnProgress) => Promise<void>

/** Files on their way, by the keys of what they belong to: how far each is, what failed, and another try. */
export function useSending(work: Work, givenWords?: AdminTexts['uploads']) {
  const texts = useAdminTexts()
  const words = givenWords ?? texts.uploads
  const [sending, setSending] = useState<AllSending>({})
  const pendingKeys = useRef(new Set<string>())
  const queue = useRef(Promise.resolve(false))

  const fail = (key: string, file: File, refusal: Refusal): void => {
    if (refusal.code === 'SIGN_IN_FIRST') useSignInAgain.setState({ isAsked: true })
    const why = whyNotArrived(refusal)
    const update =
      why === 'told' || why === 'failed'
        ? { problem: why === 'told' ? wordsFor(refusal, texts) : words.failed }
        : { problem: words[why](file.name), isHopeless: true }
    setSending((all) => withProgress(all, key, update))
  }

  const forget = (key: string): void => {
    pendingKeys.current.delete(key)
    setSending((all) => without(all, key))
  }

  const run = async (key: string, file: File): Promise<boolean> => {
    if (!pendingKeys.current.has(key)) return false
    try {
      await work(key, file, (part) => setSending((all) => withProgress(all, key, { part })))
      forget(key)
      return true
    } catch (error) {
      fail(key, file, refusalIn(error))
      return false
    }
  }

  /** Answers whether it arrived. One after the other: a phone's connection carries one well and ten badly. */
  const send = (key: string, file: File): Promise<boolean> => {
    pendingKeys.current.add(key)
    setSending((all) => withSending(all, key, file))
    queue.current = queue.current.then(() => run(key, file))
    return queue.current
  }

  const retry = (key: string): void => {
    const one = sending[key]
    if (one) void send(key, one.file)
  }

  return { sending, send, retry, forget }
}
