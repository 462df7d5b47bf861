import { useState } from 'react'
import { refusalIn } from '#lib/refusal-in.ts'
import { wordsOf } from '../use-form.tsx'
import { dropLinkToken, useLinkToken } from './use-link-token.tsx'

interface LinkAction<Settled extends string> {
  page: Parameters<typeof useLinkToken>[0]
  /** What pressing the button does with the link's token, and how the page stands then. */
  work: (token: string) => Promise<Settled>
  /** How it stands where the link is used up or none of ours. */
  whyRefused: () => Promise<Settled>
  /** Said where the shop says nothing. */
  failed: string
}

/** A mailed link acts at the press of a button, not when its page opens: scanners of mailboxes open every link. */
export function useLinkAction<Settled extends string>({ page, work, whyRefused, failed }: LinkAction<Settled>) {
  const token = useLinkToken(page)
  const [state, setState] = useState<Settled | 'open'>('open')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  const press = async (): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      setState(await work(token ?? ''))
      dropLinkToken(page)
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal.code === 'LINK_INVALID') setState(await whyRefused())
      else setProblem(wordsOf(refusal, failed))
    } finally {
      setBusy(false)
    }
  }
  const shown: Settled | 'open' | 'bad' = token === null && state === 'open' ? 'bad' : state
  return { shown, problem, isBusy, isReady: token !== undefined, press: () => void press() }
}
