import styles from '#accounts/pages/auth.module.css'
import { AuthFrame } from '#accounts/pages/auth-frame.tsx'
import { useLinkAction } from '#accounts/pages/use-link-action.tsx'
import { pageNeeds } from '#i18n/page-needs.ts'
import { textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage, languageOf } from '#lib/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/waiting-list.page.ts'
import { leaveListsCall } from './api.ts'

export const handle = pageNeeds({ texts: ['account', 'waiting'] })

export const meta: Route.MetaFunction = ({ location }) => {
  const { waiting, shop } = textsIn(languageOf(location.pathname), 'waiting')
  return [{ title: `${waiting.list.title} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

export default function WaitingListPage() {
  const { waiting } = useTexts('waiting')
  const language = useLanguage()
  const { shown, problem, isBusy, isReady, press } = useLinkAction<'left' | 'bad'>({
    page: 'waiting',
    work: async (token) => {
      await sendRequest(leaveListsCall, { token })
      return 'left'
    },
    whyRefused: async () => 'bad',
    failed: waiting.failed,
  })
  return (
    <AuthFrame title={waiting.list.title}>
      <div className={styles.part}>
        {shown === 'open' ? (
          <>
            <p>{waiting.list.text}</p>
            {problem ? <Notice tone="error">{problem}</Notice> : null}
            <Button busy={isBusy} disabled={!isReady} onClick={press}>
              {waiting.list.leaveEveryList}
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
