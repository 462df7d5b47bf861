import { useLocation, useRevalidator, useRouteError } from 'react-router'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { signInPath } from '#lib/next-path.ts'
import type { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { explain } from './admin-refusal.ts'
import { useReadingOnceOnline } from './use-reading-again.tsx'

interface Gone {
  /** What it is that does not exist, where that can be said. */
  title?: string
  back: { to: string; label: string }
}

/** What does not exist is not there the next time either: the way back. */
export function AdminGone({ title, back }: Gone) {
  const { common } = useAdminTexts()
  return (
    <div role="alert">
      <EmptyState title={title ?? common.gone} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>} isSwapped>
        <p>{common.goneHint}</p>
      </EmptyState>
    </div>
  )
}

interface ProblemProps {
  title: string
  refusal: Refusal
  /** On a page that is about one thing. */
  gone?: Gone
}

export function AdminProblem({ title, refusal, gone }: ProblemProps) {
  const isGone = refusal.code === 'NOT_FOUND' || refusal.code === 'INVALID'
  return gone && isGone ? <AdminGone {...gone} /> : <NotRead title={title} refusal={refusal} />
}

/** In place of what could not be read: the address, and with it every filter, stays as it is. */
function NotRead({ title, refusal }: { title: string; refusal: Refusal }) {
  const texts = useAdminTexts()
  const location = useLocation()
  const { state, revalidate } = useRevalidator()
  useReadingOnceOnline()
  const explanation = explain(refusal, texts)
  const action =
    refusal.code === 'SIGN_IN_FIRST' ? (
      <ButtonLink to={signInPath(location)}>{texts.again.action}</ButtonLink>
    ) : (
      <Button busy={state === 'loading'} onClick={() => void revalidate()}>
        {texts.common.retry}
      </Button>
    )
  return (
    <div role="alert">
      <EmptyState title={title} action={action} isSwapped>
        <p>
          <strong>{explanation.title}</strong>
        </p>
        <p>{explanation.words}</p>
        {explanation.hint ? <p>{explanation.hint}</p> : null}
        <p>{texts.common.errorCode(refusal.code)}</p>
      </EmptyState>
    </div>
  )
}

export function AdminErrorBoundary() {
  const refusal = refusalIn(useRouteError())
  const { common } = useAdminTexts()
  const back = { to: inLanguage(useLanguage(), '/admin'), label: common.toOverview }
  return <AdminProblem title={common.shell} refusal={refusal} gone={{ back }} />
}
