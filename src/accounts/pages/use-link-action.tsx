import { useState } from 'react'
import { wordsOf } from '#ui/use-form.tsx'
import { useWork } from '#ui/use-work.tsx'
import { dropLinkToken, useLinkToken } from './use-link-token.tsx'

interface LinkAction<Settled extends string> {
  page: Parameters<typeof useLinkToken>[0]
  work: (token: string) => Promise<Settled>
  whyRefused: () => Promise<Settled>
  failed: string
}

/** A mailed link acts at the press of a button, not when its page opens: scanners of mailboxes open every link. */
export function useLinkAction<Settled extends string>({ page, work, whyRefused, failed }: LinkAction<Settled>) {
  const token = useLinkToken(page)
  const [state, setState] = useState<Settled | 'open'>('open')
  const [problem, setProblem] = useState('')
  const { isBusy, run } = useWork()

  const act = async (): Promise<void> => {
    setProblem('')
    setState(await work(token ?? ''))
    dropLinkToken(page)
  }
  const press = (): Promise<void> =>
    run(act, async (refusal) => {
      if (refusal.code === 'LINK_INVALID') setState(await whyRefused())
      else setProblem(wordsOf(refusal, failed))
    })
  const shown: Settled | 'open' | 'bad' = token === null && state === 'open' ? 'bad' : state
  return { shown, problem, isBusy, isReady: token !== undefined, press: () => void press() }
}
