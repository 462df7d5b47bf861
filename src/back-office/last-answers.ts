import { Refusal } from '#lib/refusal.ts'

export interface PageCall {
  page: string
  call: string
  input: string
}

/** Nobody has said no: the connection is gone, or the server is busy for a moment. */
const isPassing = ({ status }: Refusal): boolean => status >= 500 || status === 429

/** Whoever asked is somebody else by now: what was shown is no longer theirs. */
const isForNobody = ({ status }: Refusal): boolean => status === 401 || status === 403

export function lastAnswers() {
  let page = ''
  const answers = new Map<string, { input: string; answer: unknown }>()
  const forget = (): void => answers.clear()

  /** What was answered last to the very same question, where asking again just failed; else what came. */
  function settled<T>(pageCall: PageCall, outcome: T | Refusal): { shown: T | Refusal; isOld: boolean } {
    if (pageCall.page !== page) forget()
    page = pageCall.page
    if (!(outcome instanceof Refusal)) {
      answers.set(pageCall.call, { input: pageCall.input, answer: outcome })
      return { shown: outcome, isOld: false }
    }
    if (isForNobody(outcome)) forget()
    const last = answers.get(pageCall.call)
    if (!last || last.input !== pageCall.input || !isPassing(outcome)) return { shown: outcome, isOld: false }
    return { shown: last.answer as T, isOld: true }
  }

  return { settled, forget }
}
