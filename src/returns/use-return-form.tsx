import { useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { sendForm } from '#lib/send-form.ts'
import { fileProblem } from '#media/image-file.ts'
import { useForm } from '#ui/use-form.tsx'
import { askForReturnCall, uploadReturnPhotoCall } from './api.ts'
import { type Draft, firstDraft, linesSent, problemsIn } from './return-draft.ts'
import type { Returnable, ShownReturn } from './shown.ts'

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

export function useReturnForm(returnable: Returnable, onReceived: (request: ShownReturn) => void) {
  const { returns: texts } = useTexts('returns')
  const { form, problems, outcome, isBusy, send, setOutcome, forget } = useForm(texts)
  const [draft, setDraft] = useState(() => firstDraft(returnable))
  const [photo, setPhoto] = useState<File | null>(null)
  const kept = useRef<Kept | null>(null)

  const change = (more: Partial<Draft>, ...fields: string[]): void => {
    setDraft({ ...draft, ...more })
    for (const field of fields) forget(field)
  }

  async function photoIdFor(file: File): Promise<string> {
    if (kept.current?.file !== file) kept.current = { file, photoId: await upload(returnable.orderId, file) }
    return kept.current.photoId
  }

  async function ask(): Promise<null> {
    const { reason, message } = draft
    if (reason === '') return null
    const photoId = photo ? await photoIdFor(photo) : undefined
    const wish = { orderSku: returnable.orderSku, reason, message, photoId, lines: linesSent(returnable, draft) }
    const answer = await sendRequest(askForReturnCall, wish)
    onReceived(answer.return)
    return null
  }

  const submit = (): void => {
    const wrong = Object.entries(problemsIn(returnable, draft))
    const said = Object.fromEntries(wrong.map(([field, problem]) => [field, texts.form[problem]]))
    void send(said, async () => {
      try {
        return await ask()
      } catch (error) {
        const fault = fileProblem(refusalIn(error).code)
        if (!fault) throw error
        return { tone: 'error', text: texts.form[fault] }
      }
    })
  }

  return { form, draft, change, photo, setPhoto, problems, outcome, setOutcome, isBusy, submit }
}

export type ReturnFormState = ReturnType<typeof useReturnForm>

/** What each part of the form is given. */
export interface PartProps {
  returnable: Returnable
  state: ReturnFormState
}
