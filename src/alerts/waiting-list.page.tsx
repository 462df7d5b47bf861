import { useState } from 'react'
import styles from '#accounts/auth.module.css'
import { AuthFrame } from '#accounts/auth-frame.tsx'
import { wordsOf } from '#accounts/use-form.tsx'
import { dropLinkToken, useLinkToken } from '#accounts/use-link-token.tsx'
import { textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { ask } from '#lib/call.ts'
import { inLanguage, languageOf } from '#lib/language.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/waiting-list.page.ts'
import { leaveListsCall } from './api.ts'

export const meta: Route.MetaFunction = ({ location }) => {
  const { waiting, shop } = textsIn(languageOf(location.pathname))
  return [{ title: `${waiting.list.title} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

/** A press of a button takes the mailbox off the lists: scanners of mailboxes open every link. */
export default function WaitingListPage() {
  const { waiting } = useTexts()
  const language = useLanguage()
  const token = useLinkToken('waiting')
  const [state, setState] = useState<'open' | 'left' | 'bad'>('open')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  const leave = async (given: string): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      await ask(leaveListsCall, { token: given })
      setState('left')
      dropLinkToken('waiting')
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal.code === 'LINK_INVALID') setState('bad')
      else setProblem(wordsOf(refusal, waiting.failed))
    } finally {
      setBusy(false)
    }
  }

  const shown = token === null && state === 'open' ? 'bad' : state
  return (
    <AuthFrame title={waiting.list.title}>
      <div className={styles.part}>
        {shown === 'open' ? (
          <>
            <p>{waiting.list.text}</p>
            {problem ? <Notice tone="error">{problem}</Notice> : null}
            <Button busy={isBusy} disabled={token === undefined} onClick={() => void leave(token ?? '')}>
              {waiting.list.leave}
            </Button>
          </>
        ) : (
          <>
            <Notice tone={shown === 'bad' ? 'error' : 'success'}>{waiting.list[shown]}</Notice>
            <ButtonLink to={inLanguage(language, '/products')}>{waiting.list.toProducts}</ButtonLink>
          </>
        )}
      </div>
    </AuthFrame>
  )
}
