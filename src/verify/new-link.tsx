import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#i18n/use-texts.tsx'
import { NewLinkForm, useNewLink } from '#orders/pages/new-link-form.tsx'
import styles from '#orders/pages/order.module.css'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

export interface LostLinkProps {
  why: 'over' | 'broken'
  /** Of its order, where the link still had it. */
  code: string
}

/** In place of what a link was to open: why it opens nothing, and the way to one that does. */
export function LostLink({ why, code }: LostLinkProps) {
  const { track } = useTexts('checkout').checkout
  const navigate = useNavigate()
  const id = useId()
  return (
    <section className={styles.lost} aria-labelledby={id}>
      <h2 id={id}>{track.link[why]}</h2>
      <p>{why === 'over' ? track.link.overText : track.link.brokenText}</p>
      <NewLinkForm code={code} onTrack={(sku) => void navigate({ search: `?${new URLSearchParams({ sku })}` })} />
    </section>
  )
}

/** Under an order that is masked, for whom it belongs to. */
export function LinkToOwner({ sku, mailbox }: { sku: string; mailbox: string }) {
  const { track } = useTexts('checkout').checkout
  const { outcome, isBusy, ask } = useNewLink()
  if (outcome?.tone === 'success') return <Notice tone="success">{outcome.text}</Notice>
  return (
    <div className={styles.lost}>
      <p>{track.link.askOwn(mailbox)}</p>
      <Button kind="outline" busy={isBusy} onClick={() => ask(sku)}>
        {track.link.send}
      </Button>
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
    </div>
  )
}
