import { createContext, useContext, useRef, useState } from 'react'
import type { Refusal } from '#lib/refusal.ts'
import { useWork } from './use-work.tsx'

export interface Outcome {
  tone: 'error' | 'success' | 'info'
  text: string
}

export type Problems = Readonly<Record<string, string>>

/** A "no" of the server is a sentence already; what never came from there is said by the page. */
export const wordsOf = ({ code, message }: Refusal, otherwise: string): string =>
  message === code || code === 'UNEXPECTED' ? otherwise : message

/** A page may take a refusal for itself, such as the end of the session: its forms then say nothing. */
export const TakesRefusal = createContext<(refusal: Refusal) => boolean>(() => false)

interface Words {
  failed: string
  invalid?: string
}

/**
 * The one form of the shoppers' side. What goes its own way: the checkout, which is judged while it is typed in and sent
 * with a key that outlives the page; and what only leads to an address (tracking, verifying, search and filters).
 */
export function useForm({ failed, invalid }: Words) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { isBusy, run } = useWork()
  const isTaken = useContext(TakesRefusal)

  /** The first field in question gets the focus. True where there is none. */
  const show = (fieldProblems: Problems): boolean => {
    setProblems(fieldProblems)
    const fields = [...(form.current?.elements ?? [])].filter((field) => field instanceof HTMLElement)
    fields.find((field) => (field.getAttribute('name') ?? '') in fieldProblems)?.focus()
    return Object.keys(fieldProblems).length === 0
  }

  const refuse = (refusal: Refusal): void => {
    if (isTaken(refusal)) return
    const { errors } = refusal
    if (errors) show(errors)
    setOutcome({ tone: 'error', text: errors && invalid ? invalid : wordsOf(refusal, failed) })
  }

  /** `work` answers what to say of it, or nothing. It is not begun while something stands against it. */
  const send = async (fieldProblems: Problems, work: () => Promise<Outcome | null>): Promise<void> => {
    if (isBusy) return
    setOutcome(null)
    if (!show(fieldProblems)) return
    await run(async () => setOutcome(await work()), refuse)
  }

  const forget = (field: string): void => setProblems(({ [field]: _, ...rest }) => rest)

  return { form, problems, outcome, isBusy, show, send, setOutcome, forget }
}

export const typedIn = (form: HTMLFormElement): ((name: string) => string) => {
  const typed = new FormData(form)
  return (name) => String(typed.get(name) ?? '')
}
