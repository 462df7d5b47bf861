import { useEffect, useRef, useState } from 'react'
import { dropPictureCall, setPictureCall } from '#accounts/api.ts'
import { findUser, useAuth } from '#accounts/use-auth.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { sendFile } from '#lib/send-file.ts'
import { fileProblem, whyNotFile } from '#media/image-file.ts'
import { type Outcome, useForm } from '#ui/use-form.tsx'

/** A picture on its way shows from the device: the shop's own sizes of it may still be in the making. */
export function usePicture() {
  const { profile: texts } = useTexts('account').account
  const { outcome, isBusy, send, setOutcome } = useForm({ failed: texts.pictureFailed })
  const [preview, setPreview] = useState<string | null>(null)
  const [part, setPart] = useState<number | null>(null)
  const objectUrl = useRef<string | null>(null)

  const show = (url: string | null): void => {
    if (objectUrl.current) URL.revokeObjectURL(objectUrl.current)
    objectUrl.current = url
    setPreview(url)
  }
  useEffect(() => () => URL.revokeObjectURL(objectUrl.current ?? ''), [])

  const carry = async (file: File): Promise<void> => {
    show(URL.createObjectURL(file))
    setPart(0)
    try {
      await sendFile(setPictureCall, file, setPart)
      await findUser()
    } catch (error) {
      show(null)
      throw error
    } finally {
      setPart(null)
    }
  }

  const sendPicture = async (file: File): Promise<Outcome> => {
    try {
      await carry(file)
      return { tone: 'success', text: texts.pictureSaved }
    } catch (error) {
      const fault = fileProblem(refusalIn(error).code)
      if (!fault) throw error
      return { tone: 'error', text: texts[fault] }
    }
  }

  const choose = (file: File): void => {
    const problem = whyNotFile(file)
    if (problem) setOutcome({ tone: 'error', text: texts[problem] })
    else void send({}, () => sendPicture(file))
  }

  const remove = (): void =>
    void send({}, async () => {
      const { user } = await sendRequest(dropPictureCall, {})
      show(null)
      useAuth.setState({ user })
      return { tone: 'success', text: texts.removed }
    })

  return { preview, part, outcome, isBusy, choose, remove }
}
