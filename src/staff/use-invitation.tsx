import { useCallback, useEffect, useState } from 'react'
import { dropLinkToken, useLinkToken } from '#accounts/pages/use-link-token.tsx'
import { findUser, type User } from '#accounts/use-auth.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { openInvitationCall } from './api.ts'

type Invitation = Answer<typeof openInvitationCall>['invitation']

export interface Opened {
  invitation: Invitation
  /** Who is signed in to this browser. */
  user: User | null
}

/** The shop could not be asked: the link may still be good. */
export const isPassing = ({ status }: Refusal): boolean => status >= 500 || status === 429

async function read(token: string): Promise<Opened | Refusal> {
  try {
    const { invitation } = await sendRequest(openInvitationCall, { token })
    return { invitation, user: await findUser() }
  } catch (error) {
    const refusal = refusalIn(error)
    if (!isPassing(refusal)) dropLinkToken('invitation')
    return refusal
  }
}

/** What the mailed link is for, read when its page is alive; undefined until then. */
export function useInvitation() {
  const token = useLinkToken('invitation')
  const [opened, setOpened] = useState<Opened | Refusal>()
  const again = useCallback(async (): Promise<void> => {
    if (token) setOpened(await read(token))
    else if (token === null) setOpened(new Refusal('LINK_INVALID'))
  }, [token])
  useEffect(() => {
    void again()
  }, [again])
  return { token: token ?? '', opened, again }
}
