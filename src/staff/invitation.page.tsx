import { useNavigate } from 'react-router'
import styles from '#accounts/pages/auth.module.css'
import { AuthFrame } from '#accounts/pages/auth-frame.tsx'
import { dropLinkToken } from '#accounts/pages/use-link-token.tsx'
import { signOut } from '#accounts/use-auth.tsx'
import { pageNeeds } from '#i18n/page-needs.ts'
import { textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, languageOf } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWork } from '#ui/use-work.tsx'
import type { Route } from './+types/invitation.page.ts'
import { Address } from './address.tsx'
import { Known } from './known-form.tsx'
import { NewcomerForm } from './newcomer-form.tsx'
import { isPassing, type Opened, useInvitation } from './use-invitation.tsx'

export const handle = pageNeeds({ texts: ['account', 'invitation'] })

export const meta: Route.MetaFunction = ({ location }) => {
  const { invitation, shop } = textsIn(languageOf(location.pathname), 'invitation')
  return [{ title: `${invitation.title} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

/** What an invitation to the team opens: it acts at the press of a button, not by being opened. */
export default function InvitationPage() {
  const { invitation } = useTexts('invitation')
  const { token, opened, again } = useInvitation()
  const isBad = opened instanceof Refusal && !isPassing(opened)
  return (
    <AuthFrame title={isBad ? invitation.badTitle : invitation.title}>
      {opened === undefined ? <Loading label={invitation.loading} /> : null}
      {opened instanceof Refusal ? <NotOpened refusal={opened} again={again} /> : null}
      {opened && 'invitation' in opened ? <Offer token={token} opened={opened} again={again} /> : null}
    </AuthFrame>
  )
}

type Again = () => Promise<void>

function NotOpened({ refusal, again }: { refusal: Refusal; again: Again }) {
  const { invitation } = useTexts('invitation')
  const language = useLanguage()
  const isPassed = isPassing(refusal)
  const words = refusal.code === 'LINK_INVALID' ? invitation.copied : refusal.message
  return (
    <div className={styles.part}>
      <p role="alert">{isPassed ? invitation.failed : words}</p>
      {isPassed ? <Button onClick={() => void again()}>{invitation.retry}</Button> : null}
      {refusal.code === 'INVITATION_USED' ? (
        <ButtonLink to={inLanguage(language, '/admin')}>{invitation.toBackOffice}</ButtonLink>
      ) : null}
      <ButtonLink kind="outline" to={inLanguage(language, '/')}>
        {invitation.toShop}
      </ButtonLink>
    </div>
  )
}

interface OfferProps {
  token: string
  opened: Opened
  again: Again
}

function Offer({ token, opened, again }: OfferProps) {
  const { invitation: texts } = useTexts('invitation')
  const { invitation, user } = opened
  const language = useLanguage()
  const navigate = useNavigate()
  const enter = async (): Promise<void> => {
    dropLinkToken('invitation')
    await navigate(inLanguage(language, '/admin'), { replace: true })
  }
  return (
    <div className={styles.part}>
      <p>{invitation.invitedBy ? texts.invitedBy(invitation.invitedBy) : texts.invited}</p>
      <p>{texts.roles[invitation.adminRole]}</p>
      {user && user.email !== invitation.email ? (
        <Another opened={opened} again={again} />
      ) : invitation.hasAccount ? (
        <Known token={token} email={invitation.email} user={user} again={again} onJoined={enter} />
      ) : (
        <NewcomerForm token={token} email={invitation.email} again={again} onJoined={enter} />
      )}
    </div>
  )
}

/** Nobody brings somebody else's account onto the team. */
function Another({ opened: { invitation, user }, again }: Omit<OfferProps, 'token'>) {
  const { invitation: texts } = useTexts('invitation')
  const { isBusy, run } = useWork()
  const leave = async (): Promise<void> => {
    await signOut()
    await again()
  }
  return (
    <>
      <Notice tone="warning">
        <span>
          {texts.asAnother} <Address>{invitation.email}</Address>
        </span>
        <span>
          {texts.signedInAs} <Address>{user?.email ?? ''}</Address>
        </span>
      </Notice>
      <Button busy={isBusy} onClick={() => void run(leave, () => {})}>
        {texts.signOut}
      </Button>
    </>
  )
}
