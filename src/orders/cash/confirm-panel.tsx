import { Facts, Panel } from '#back-office/admin-page.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { Moment } from '#back-office/moment.tsx'
import { WhatsApp } from '#back-office/whatsapp.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Language } from '#lib/language.ts'
import { egyptianMobile } from '#lib/phone.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import type { AdminOrder } from '../admin/admin-order.ts'
import styles from './cash.module.css'
import { useConfirming, useConfirmLink } from './use-confirming.tsx'

type Confirmation = NonNullable<AdminOrder['confirmation']>

interface PanelProps {
  order: AdminOrder
  confirmation: Confirmation
}

/** Nothing comes before that its customer is asked. */
export const waitsForWord = ({ confirmation, noCash }: AdminOrder): boolean =>
  noCash.length === 0 && confirmation !== null && confirmation.mayAnswer && confirmation.state !== 'confirmed'

/** Whether whoever ordered for cash wants it, and what the team can do to know. */
export function ConfirmPanel({ order }: { order: AdminOrder }) {
  const { confirmation: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const { confirmation, noCash, refusals } = order
  if (noCash.length > 0) return <CardOnly reasons={noCash} />
  if (!confirmation) return null
  const { state, by, at, tries, reasons, mayAnswer } = confirmation
  // Once it has left, or is over, nobody waits for a word that was not given.
  if (!mayAnswer && state !== 'confirmed' && refusals === 0) return null
  return (
    <Panel title={texts.title}>
      <Facts
        rows={{
          [texts.state]: by ? `${texts.states[state]} ${texts.by[by]}` : texts.states[state],
          ...(at ? { [texts.when]: <Moment at={at} /> } : {}),
        }}
      />
      {tries > 0 && state !== 'confirmed' ? <p className={styles.small}>{texts.tries(tries)}</p> : null}
      {refusals > 0 ? <Notice tone="warning">{texts.refusals(refusals)}</Notice> : null}
      {reasons.length > 0 ? <Reasons reasons={reasons} /> : null}
      {mayChange && mayAnswer ? <Asking key={order.id} order={order} confirmation={confirmation} /> : null}
    </Panel>
  )
}

function Reasons({ reasons }: Pick<Confirmation, 'reasons'>) {
  const { confirmation: texts } = useAdminTexts()
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{texts.reasons[reason]}</li>
      ))}
    </ul>
  )
}

/** Whoever pays by card may have had no choice. */
function CardOnly({ reasons }: Pick<Confirmation, 'reasons'>) {
  const { confirmation: texts } = useAdminTexts()
  return (
    <Panel title={texts.title}>
      <p>{texts.cardOnly}</p>
      <Reasons reasons={reasons} />
    </Panel>
  )
}

function Asking({ order, confirmation: { state, by } }: PanelProps) {
  const { confirmation: texts } = useAdminTexts()
  const { isBusy, say } = useConfirming(order)
  if (state === 'confirmed')
    return by === 'team' ? (
      <Button kind="quiet" busy={isBusy} onClick={() => void say('not confirmed')}>
        {texts.takeBack}
      </Button>
    ) : null
  return (
    <>
      <AskOnWhatsApp order={order} />
      <div className={styles.answers}>
        <Button busy={isBusy} onClick={() => void say('confirmed')}>
          {texts.confirmed}
        </Button>
        <Button kind="outline" busy={isBusy} onClick={() => void say('no answer')}>
          {texts.noAnswer}
        </Button>
      </div>
    </>
  )
}

function AskOnWhatsApp({ order }: { order: AdminOrder }) {
  const { confirmation: texts, common } = useAdminTexts()
  const made = useConfirmLink(order.id)
  const mobile = egyptianMobile(order.shippingAddress.phone)
  if (made === 'failed') return null
  const textIn = (language: Language): string => {
    if (made === 'awaited') return ''
    return language === made.other.language ? made.other.text : made.text
  }
  return (
    <>
      <div className={`${styles.ask} ${made === 'awaited' ? styles.awaited : ''}`}>
        {mobile ? (
          <WhatsApp mobile={mobile} language={order.language} label={texts.ask} inOther={texts.askIn} textIn={textIn} />
        ) : null}
        <CopyButton text={textIn(order.language)} label={texts.copy} copiedLabel={common.copied} />
      </div>
      <p className={styles.small}>{texts.askHint}</p>
    </>
  )
}

/** Why nothing comes next. */
export function HeldNote({ order }: { order: AdminOrder }) {
  const { confirmation: texts } = useAdminTexts()
  return order.confirmation?.isHeld && order.confirmation.mayAnswer ? (
    <Notice tone="warning">{texts.held}</Notice>
  ) : null
}
