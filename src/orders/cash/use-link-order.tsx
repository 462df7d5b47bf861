import { useCallback, useEffect, useState } from 'react'
import { useLinkToken } from '#accounts/pages/use-link-token.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { useWork } from '#ui/use-work.tsx'
import { cancelByLinkCall, confirmByLinkCall, readByLinkCall } from './api.ts'

export type LinkOrder = Answer<typeof readByLinkCall>

type Shut = 'cut' | 'old' | 'failed'

/** Nothing but the link is sent: what it can't be read as is not whole either. */
const SHUT: Readonly<Record<string, Shut>> = { LINK_CUT: 'cut', INVALID: 'cut', LINK_INVALID: 'old' }

/** A fault of the shop is said in its own words; where none came, the way to it is broken. */
const whyOf = ({ code, message }: Refusal, unheard: string): string => (message === code ? unheard : message)

/** The order of the link that this page was opened by. Opening reads it; only a press says something of it. */
export function useLinkOrder() {
  const { failed, moved } = useTexts('confirm').confirm
  const token = useLinkToken('confirm')
  const [seen, setSeen] = useState<LinkOrder | Shut | null>(null)
  const [problem, setProblem] = useState('')
  const { isBusy, run } = useWork()

  const read = useCallback(async (): Promise<void> => {
    if (token === undefined) return
    try {
      setSeen(token === null ? 'cut' : await sendRequest(readByLinkCall, { token }))
    } catch (error) {
      const refusal = refusalIn(error)
      setProblem(whyOf(refusal, failed))
      setSeen(SHUT[refusal.code] ?? 'failed')
    }
  }, [token, failed])
  useEffect(() => void read(), [read])

  /** Somebody else was faster: what stands now is shown beside why. */
  const refused = async (refusal: Refusal): Promise<void> => {
    const isOld = refusal.status === 409
    if (isOld) await read()
    setProblem(isOld ? moved : whyOf(refusal, failed))
  }
  const say = (what: (token: string) => Promise<LinkOrder>): Promise<void> =>
    run(async () => {
      setProblem('')
      setSeen(await what(token ?? ''))
    }, refused)

  const updatedAt = typeof seen === 'object' && seen ? seen.updatedAt : ''
  return {
    token: token ?? '',
    seen,
    problem,
    isBusy,
    read: () => void read(),
    keep: setSeen,
    confirm: () => say((link) => sendRequest(confirmByLinkCall, { token: link, updatedAt })),
    cancel: () => say((link) => sendRequest(cancelByLinkCall, { token: link })),
  }
}
