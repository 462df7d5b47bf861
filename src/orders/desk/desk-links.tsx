import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { Facts, Panel } from '#back-office/admin-page.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { inLanguage } from '#lib/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { AdminOrder } from '../admin/admin-order.ts'
import { getOrderLinkCall } from './api.ts'
import styles from './desk.module.css'
import { mayBeEdited } from './desk.ts'

/** To where an order is edited, for as long as it may be. */
export function EditLink({ order: { id, status } }: { order: AdminOrder }) {
  const { desk } = useAdminTexts()
  const language = useLanguage()
  const mayChange = useMayChange()
  if (!mayChange || !mayBeEdited(status)) return null
  return (
    <ButtonLink kind="outline" to={inLanguage(language, `/admin/orders/${id}/edit`)}>
      {desk.edit}
    </ButtonLink>
  )
}

export function NewOrderLink() {
  const { desk } = useAdminTexts()
  const language = useLanguage()
  const mayChange = useMayChange()
  return mayChange ? <ButtonLink to={inLanguage(language, '/admin/orders/new')}>{desk.new}</ButtonLink> : null
}

/** Of an order that the team wrote: where it was asked for, who wrote it, and the way in for its customer. */
export function DeskPanel({ order }: { order: AdminOrder }) {
  const { desk, staff } = useAdminTexts()
  const mayChange = useMayChange()
  const { channel, history, isPaid, status } = order
  if (channel === null) return null
  const by = history.find(({ from }) => from === null)?.by
  return (
    <Panel title={desk.desk}>
      <Facts
        rows={{
          [desk.channel]: desk.channels[channel],
          ...(by ? { [desk.by]: <bdi>{staff.member(by)}</bdi> } : {}),
        }}
      />
      {mayChange && !isPaid && status === 'pending' ? <CopyLink order={order} /> : null}
    </Panel>
  )
}

function CopyLink({ order: { id, paymentMethod } }: { order: AdminOrder }) {
  const { desk } = useAdminTexts()
  const { isBusy, act } = useAct()
  const [isCopied, setCopied] = useState(false)
  const copy = (): Promise<void> =>
    act(
      async () => {
        const { link } = await sendRequest(getOrderLinkCall, { id })
        await navigator.clipboard.writeText(link)
        setCopied(true)
      },
      ({ refusal, words }) => tell('error', desk.linkFailed(words), { refusal }),
    )
  return (
    <>
      <Button kind="outline" busy={isBusy} onClick={() => void copy()}>
        {isCopied ? desk.linkCopied : desk.copyLink}
      </Button>
      <p className={styles.faint}>{desk.linkHints[paymentMethod]}</p>
    </>
  )
}
