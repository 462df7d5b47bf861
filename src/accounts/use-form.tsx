import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withoutLanguage } from '#lib/language.ts'
import { signInPath } from '#lib/next-path.ts'
import type { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { forgetUser } from './use-auth.tsx'

export interface Outcome {
  tone: 'error' | 'success' | 'info'
  text: string
}

export type Problems = Readonly<Record<string, string>>

/** A "no" of the server is a sentence already; what never came from there is said by the page. */
export const wordsOf = ({ code, message }: Refusal, otherwise: string): string =>
  message === code || code === 'UNEXPECTED' ? otherwise : message

/** Answers whether the session is over; then the page of signing in comes up, and leads back here afterwards. */
function useSessionEnd(): (refusal: Refusal) => boolean {
  const here = useLocation()
  const navigate = useNavigate()
  return ({ code }) => {
    const isOver = code === 'SIGN_IN_FIRST' && /^\/account(\/|$)/.test(withoutLanguage(here.pathname))
    if (isOver) {
      forgetUser()
      void navigate(signInPath(here))
    }
    return isOver
  }
}

interface Words {
  /** Where the server says nothing of its own. */
  failed: string
  /** Over the form, where the server refused some of its fields. */
  invalid?: string
}

/** A form that asks the server: what is wrong with what was typed, and what came of it. */
export function useForm({ failed, invalid }: Words) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isSessionOver = useSessionEnd()

  /** The first field in question gets the focus. True where there is none. */
  const show = (found: Problems): boolean => {
    setProblems(found)
    const fields = [...(form.current?.elements ?? [])].filter((field) => field instanceof HTMLElement)
    fields.find((field) => (field.getAttribute('name') ?? '') in found)?.focus()
    return Object.keys(found).length === 0
  }

  const refuse = (refusal: Refusal): void => {
    if (isSessionOver(refusal)) return
    const { errors } = refusal
    if (errors) show(errors)
    setOutcome({ tone: 'error', text: errors && invalid ? invalid : wordsOf(refusal, failed) })
  }

  /** `work` answers what to say of it, or nothing. It is not begun while something stands against it. */
  const send = async (found: Problems, work: () => Promise<Outcome | null>): Promise<void> => {
    if (isBusy) return
    setOutcome(null)
    if (!show(found)) return
    setBusy(true)
    try {
      setOutcome(await work())
    } catch (error) {
      refuse(refusalIn(error))
    } finally {
      setBusy(false)
    }
  }

  return { form, problems, outcome, isBusy, show, send, setOutcome }
}

/** The fields of a form as they are typed. */
export const typedIn = (form: HTMLFormElement): ((name: string) => string) => {
  const typed = new FormData(form)
  return (name) => String(typed.get(name) ?? '')
}
