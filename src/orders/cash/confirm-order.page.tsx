import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AuthFrame } from '#accounts/pages/auth-frame.tsx'
import { pageNeeds } from '#i18n/page-needs.ts'
import { textsIn } from '#i18n/texts.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage, languageOf } from '#lib/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { codeInLink } from '../order.ts'
import { NewLinkForm } from '../pages/new-link-form.tsx'
import type { Route } from './+types/confirm-order.page.ts'
import { CancelByLink } from './cancel-by-link.tsx'
import { ChangeByLink } from './change-by-link.tsx'
import styles from './confirm.module.css'
import { OrderOfLink } from './order-of-link.tsx'
import { type LinkOrder, useLinkOrder } from './use-link-order.tsx'
import { WriteToUs } from './write-to-us.tsx'

export const handle = pageNeeds({ texts: ['account', 'checkout', 'confirm'] })

export const meta: Route.MetaFunction = ({ location }) => {
  const { confirm, shop } = textsIn(languageOf(location.pathname), 'confirm')
  return [{ title: `${confirm.title} | ${shop.shell.shopName}` }, { name: 'robots', content: 'noindex' }]
}

type Link = ReturnType<typeof useLinkOrder>

export default function ConfirmOrderPage() {
  const { confirm } = useTexts('confirm')
  const link = useLinkOrder()
  const { seen } = link
  const order = typeof seen === 'object' ? seen : null
  const isDone = order?.isConfirmed === true && order.mayAnswer
  const isOver = order?.mayAnswer === false
  const [changing, setChanging] = useState<boolean | null>(null)
  const isChanging = changing === true && order?.mayAnswer === true
  const open = isOver ? confirm.overTitle : confirm.title
  const still = isDone ? confirm.confirmedTitle : open
  return (
    <AuthFrame title={isChanging ? confirm.change : still}>
      <div className={styles.page}>
        {order ? (
          <Answering link={link} seen={order} changing={changing} onChanging={setChanging} />
        ) : (
          <Nothing key={link.token} link={link} />
        )}
      </div>
    </AuthFrame>
  )
}

function Nothing({ link: { token, seen, problem, read } }: { link: Link }) {
  const { confirm } = useTexts('confirm')
  const language = useLanguage()
  const navigate = useNavigate()
  const [isSent, setSent] = useState(false)
  const track = (sku: string): void =>
    void navigate(inLanguage(language, `/guest-track?${new URLSearchParams({ sku })}`))
  if (seen === null)
    return (
      <>
        <Loading label={confirm.loading} />
        <noscript>
          <WriteToUs />
        </noscript>
      </>
    )
  return (
    <>
      {isSent ? null : <Notice tone="error">{seen === 'cut' || seen === 'old' ? confirm[seen] : problem}</Notice>}
      {seen === 'failed' ? (
        <Button onClick={read}>{confirm.again}</Button>
      ) : (
        <NewLinkForm code={codeInLink(token)} onTrack={track} onSent={() => setSent(true)} />
      )}
      <WriteToUs />
    </>
  )
}

interface AnsweringProps {
  link: Link
  seen: LinkOrder
  /** Null until it is first asked for. */
  changing: boolean | null
  onChanging: (changing: boolean) => void
}

function Answering({ link, seen, changing, onChanging }: AnsweringProps) {
  const [hasChanged, setChanged] = useState(false)
  const { order, isConfirmed, mayAnswer } = seen
  const statusBox = useRef<HTMLDivElement>(null)
  // What was pressed is gone: whoever reads by ear or key goes on where it is said what came of it.
  useEffect(() => {
    if (isConfirmed || !mayAnswer || hasChanged || changing === false) statusBox.current?.focus()
  }, [isConfirmed, mayAnswer, hasChanged, changing])
  const keep = (changed: LinkOrder): void => {
    link.keep(changed)
    setChanged(true)
    onChanging(false)
  }
  if (changing && mayAnswer)
    return (
      <ChangeByLink
        key={seen.updatedAt}
        token={link.token}
        seen={seen}
        onChanged={keep}
        onMovedOn={link.read}
        onBack={() => onChanging(false)}
      />
    )
  return (
    <>
      <div ref={statusBox} tabIndex={-1} aria-live="polite" className={styles.said}>
        {link.problem ? <Notice tone="error">{link.problem}</Notice> : null}
        <HowItStands seen={seen} hasChanged={hasChanged} />
      </div>
      <OrderOfLink order={order} />
      <Ways link={link} seen={seen} onChange={() => onChanging(true)} />
    </>
  )
}

function HowItStands({
  seen: { order, mayAnswer, isConfirmed },
  hasChanged,
}: {
  seen: LinkOrder
  hasChanged: boolean
}) {
  const { confirm } = useTexts('confirm')
  if (!mayAnswer)
    return (
      <>
        <Notice>{confirm.over[order.status]}</Notice>
        <WriteToUs sku={order.sku} />
      </>
    )
  if (!isConfirmed) return <p>{confirm.text(order.sku)}</p>
  return <Notice tone="success">{hasChanged ? confirm.changed : confirm.confirmed}</Notice>
}

interface WaysProps {
  link: Link
  seen: LinkOrder
  onChange: () => void
}

/** The first is what is asked for, or what comes next; where nothing is left to be said, the shop. */
function Ways({ link, seen: { order, page, isConfirmed, mayAnswer }, onChange }: WaysProps) {
  const { confirm, checkout } = useTexts('confirm', 'checkout')
  const language = useLanguage()
  const isAsked = mayAnswer && !isConfirmed
  const isOver = order.status === 'cancelled'
  return (
    <div className={styles.ways}>
      {isAsked ? (
        <Button busy={link.isBusy} onClick={() => void link.confirm()}>
          {confirm.confirm}
        </Button>
      ) : null}
      {isAsked || isOver ? null : (
        <ButtonLink to={page} reloadDocument>
          {checkout.order.track}
        </ButtonLink>
      )}
      {mayAnswer ? (
        <>
          <Button kind={isAsked ? 'outline' : 'quiet'} onClick={onChange}>
            {confirm.change}
          </Button>
          <CancelByLink isBusy={link.isBusy} onCancel={link.cancel} />
        </>
      ) : null}
      {isAsked ? null : (
        <ButtonLink kind={isOver ? 'solid' : 'quiet'} to={inLanguage(language, '/products')}>
          {confirm.toShop}
        </ButtonLink>
      )}
    </div>
  )
}
