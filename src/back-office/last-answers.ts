import { Refusal } from '#lib/refusal.ts'

/** One call of a page: which page asks it, and for what. */
export interface PageCall {
  page: string
  call: string
  given: string
}

/** Nobody has said no: the connection is gone, or the server is busy for a moment. */
const isPassing = ({ status }: Refusal): boolean => status >= 500 || status === 429

/** Whoever asked is somebody else by now: what was shown is no longer theirs. */
const isForNobody = ({ status }: Refusal): boolean => status === 401 || status === 403

/** What the page that is open was told last, call by call. */
export function lastAnswers() {
  let page = ''
  const kept = new Map<string, { given: string; answer: unknown }>()
  const forget = (): void => kept.clear()

  /** What was answered last to the very same question, where asking again just failed; else what came. */
  function settled<T>(asked: PageCall, outcome: T | Refusal): { shown: T | Refusal; isOld: boolean } {
    if (asked.page !== page) forget()
    page = asked.page
    if (!(outcome instanceof Refusal)) {
      kept.set(asked.call, { given: asked.given, answer: outcome })
      return { shown: outcome, isOld: false }
    }
    if (isForNobody(outcome)) forget()
    const last = kept.get(asked.call)
    if (!last || last.given !== asked.given || !isPassing(outcome)) return { shown: outcome, isOld: false }
    return { shown: last.answer as T, isOld: true }
  }

  return { settled, forget }
}
