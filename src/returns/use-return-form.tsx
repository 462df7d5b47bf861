import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { sendForm } from '#lib/send-form.ts'
import { type FileProblem, fileProblem, whyNotFile } from '#media/image-file.ts'
import { useForm } from '#ui/use-form.tsx'
import { askForReturnCall, uploadReturnPhotoCall } from './api.ts'
import { wantedPayTo } from './paying-back/pay-to.ts'
import { isPicture } from './photo/is-picture.ts'
import { type Draft, firstDraft, isForCash, linesSent, problemsIn } from './return-draft.ts'
import type { Returnable, ShownReturn } from './shown.ts'

export interface ReturnFormProps {
  returnable: Returnable
  /** The returns of the same order so far. */
  earlier: readonly ShownReturn[]
  onReceived: (request: ShownReturn) => void
}

/** Kept under its file: what was sent once is not sent again with the next try. */
interface Kept {
  file: File
  photoId: string
}

async function upload(orderId: string, file: File): Promise<string> {
  const form = new FormData()
  form.set('image', file)
  const { method } = uploadReturnPhotoCall
  const answer = await sendForm({ method, path: `/return-photos/${orderId}` }, form)
  return (answer as { photoId: string }).photoId
}

/** Looked at as it is chosen; of two that were chosen quickly the last one counts. */
function usePhoto() {
  const [photo, setPhoto] = useState<File | null>(null)
  const [photoProblem, setPhotoProblem] = useState<FileProblem | null>(null)
  const last = useRef<File | null>(null)
  const take = (file: File | null, problem: FileProblem | null): void => {
    setPhotoProblem(problem)
    if (problem === null) setPhoto(file)
  }
  const choosePhoto = async (file: File | null): Promise<void> => {
    last.current = file
    const problem = file && (whyNotFile(file) ?? ((await isPicture(file)) ? null : 'wrongType'))
    if (last.current === file) take(file, problem)
  }
  return { photo, photoProblem, setPhotoProblem, choosePhoto }
}

export function useReturnForm({ returnable, earlier, onReceived }: ReturnFormProps) {
  const { returns: texts } = useTexts('returns')
  const { form, problems, outcome, isBusy, send, setOutcome, forget } = useForm(texts)
  const { revalidate } = useRevalidator()
  const [draft, setDraft] = useState(() => firstDraft(returnable, earlier))
  const picture = usePhoto()
  const lastUpload = useRef<Kept | null>(null)

  const change = (more: Partial<Draft>, ...fields: string[]): void => {
    setDraft({ ...draft, ...more })
    setOutcome(null)
    for (const field of fields) forget(field)
  }

  async function photoIdFor(file: File): Promise<string> {
    if (lastUpload.current?.file !== file)
      lastUpload.current = { file, photoId: await upload(returnable.orderId, file) }
    return lastUpload.current.photoId
  }

  async function ask(): Promise<null> {
    const { reason, message } = draft
    if (reason === '') return null
    const photoId = picture.photo ? await photoIdFor(picture.photo) : undefined
    const payTo = isForCash(returnable, draft) ? wantedPayTo(draft.payTo) : undefined
    const lines = linesSent(returnable, draft)
    const wish = { orderSku: returnable.orderSku, reason, message, photoId, lines, payTo }
    const answer = await sendRequest(askForReturnCall, wish)
    onReceived(answer.return)
    return null
  }

  const submit = (): void => {
    const wrong = Object.entries(problemsIn(returnable, draft))
    const words = { ...texts.form, ...texts.payTo.problems }
    const problemTexts = Object.fromEntries(wrong.map(([field, problem]) => [field, words[problem]]))
    void send(problemTexts, async () => {
      try {
        return await ask()
      } catch (error) {
        const { code, status } = refusalIn(error)
        // Somebody was quicker: what can still come back, and in which sizes, is read again.
        if (status === 409) void revalidate()
        const fault = fileProblem(code)
        if (!fault) throw error
        picture.setPhotoProblem(fault)
        return { tone: 'error', text: texts.invalid }
      }
    })
  }

  return { form, draft, change, ...picture, problems, outcome, isBusy, submit }
}

export type ReturnFormState = ReturnType<typeof useReturnForm>

/** What each part of the form is given. */
export interface PartProps {
  returnable: Returnable
  state: ReturnFormState
}
