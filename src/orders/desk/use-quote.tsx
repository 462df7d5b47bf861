import { useEffect, useState } from 'react'
import { wordsFor } from '#back-office/admin-act.tsx'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer, CallInput } from '#lib/endpoint.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { quoteOrderCall } from './api.ts'

const PAUSE = 250

export type Quote = Answer<typeof quoteOrderCall>
type WantedQuote = CallInput<typeof quoteOrderCall>

interface Answered {
  quote: Quote | null
  problem: string | null
}

export type Quoted = Answered & { isLate: boolean }

const asked = async (wanted: WantedQuote, texts: AdminTexts, signal: AbortSignal): Promise<Answered> => {
  try {
    return { quote: await sendRequest(quoteOrderCall, wanted, { signal }), problem: null }
  } catch (error) {
    return { quote: null, problem: wordsFor(refusalIn(error), texts) }
  }
}

/** What the order on the desk would cost, a moment after it was last touched; the sums of before stay until then. */
export function useQuote(wanted: WantedQuote): Quoted {
  const texts = useAdminTexts()
  const [quoted, setQuoted] = useState<Answered & { of: string }>({ of: '', quote: null, problem: null })
  const of = JSON.stringify(wanted)
  const isEmpty = wanted.products.length === 0
  useEffect(() => {
    if (isEmpty) return
    const asking = new AbortController()
    const ask = async (): Promise<void> => {
      const answer = await asked(JSON.parse(of) as WantedQuote, texts, asking.signal)
      if (!asking.signal.aborted) setQuoted({ of, ...answer })
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [of, isEmpty, texts])
  if (isEmpty) return { quote: null, problem: null, isLate: false }
  return { quote: quoted.quote, problem: quoted.problem, isLate: quoted.of !== of }
}
