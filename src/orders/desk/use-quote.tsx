import { useEffect, useState } from 'react'
import { wordsFor } from '#back-office/admin-act.tsx'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer, CallInput } from '#lib/endpoint.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { previewEditCall, quoteOrderCall } from './api.ts'

const PAUSE = 250

export type Quote = Answer<typeof quoteOrderCall>
type WantedQuote = CallInput<typeof quoteOrderCall>

type WantedEdit = CallInput<typeof previewEditCall>

interface Answered<A> {
  quote: A | null
  problem: string | null
}

type WorkedOut<A> = Answered<A> & { isLate: boolean }
export type Quoted = WorkedOut<Quote>

type Ask<W, A> = (input: W, options: { signal: AbortSignal }) => Promise<A>

const askQuote: Ask<WantedQuote, Quote> = (query, options) => sendRequest(quoteOrderCall, query, options)
const askEdit: Ask<WantedEdit, Answer<typeof previewEditCall>> = (edit, options) =>
  sendRequest(previewEditCall, edit, options)

const answerOf = async <A,>(ask: () => Promise<A>, texts: AdminTexts): Promise<Answered<A>> => {
  try {
    return { quote: await ask(), problem: null }
  } catch (error) {
    return { quote: null, problem: wordsFor(refusalIn(error), texts) }
  }
}

/** What the order on the desk would cost, a moment after it was last touched; the sums of before stay until then. */
function useWorkedOut<W extends { products: readonly unknown[] }, A>(input: W, ask: Ask<W, A>): WorkedOut<A> {
  const texts = useAdminTexts()
  const [quoted, setQuoted] = useState<Answered<A> & { of: string }>({ of: '', quote: null, problem: null })
  const of = JSON.stringify(input)
  const isEmpty = input.products.length === 0
  useEffect(() => {
    if (isEmpty) return
    const asking = new AbortController()
    const tell = async (): Promise<void> => {
      const answer = await answerOf(() => ask(JSON.parse(of) as W, { signal: asking.signal }), texts)
      if (!asking.signal.aborted) setQuoted({ of, ...answer })
    }
    const timer = setTimeout(() => void tell(), PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [of, isEmpty, ask, texts])
  if (isEmpty) return { quote: null, problem: null, isLate: false }
  return { quote: quoted.quote, problem: quoted.problem, isLate: quoted.of !== of }
}

export const useQuote = (query: WantedQuote): Quoted => useWorkedOut(query, askQuote)

/** Without products: nothing is changed that would cost anything else. */
export const useEditQuote = (edit: WantedEdit) => useWorkedOut(edit, askEdit)
