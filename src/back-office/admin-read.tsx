import { useAuth } from '#accounts/use-auth.tsx'
import { askForPage } from '#lib/ask-for-page.ts'
import type { Answer, AnyContract, CallInput } from '#lib/endpoint.ts'
import { Refusal } from '#lib/refusal.ts'
import { noteReading } from './admin-unread.tsx'
import { lastAnswers } from './last-answers.ts'

const { settled, forget } = lastAnswers()

/** Whoever leaves the back-office leaves nothing behind in it. */
export const forgetAnswers = forget

// Another tab may have signed in somebody else.
useAuth.subscribe((now, before) => {
  if (before.user && before.user.id !== now.user?.id) forget()
})

/** A page may ask one call for several things: each of them has an answer of its own. */
const pathOf = (path: string, input: Record<string, unknown>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => String(input[name]))

/**
 * For a page's loader. What can't be read again stays as it was, and the frame says so. `queryKey`: by what a question
 * is known as the same one, where that is less than the input.
 */
export async function readForPage<C extends AnyContract>(
  contract: C,
  input: CallInput<C>,
  { url, signal }: Request,
  queryKey: unknown = input,
): Promise<Answer<C> | Refusal> {
  const outcome = await askForPage(contract, input, signal)
  if (signal.aborted) return outcome
  const { pathname } = new URL(url)
  const path = pathOf(contract.path, input as Record<string, unknown>)
  const { shown, isOld } = settled({ page: pathname, call: path, input: JSON.stringify(queryKey) }, outcome)
  noteReading(pathname, path, outcome instanceof Refusal ? { refusal: outcome, isOld } : null)
  return shown
}
