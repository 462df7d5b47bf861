import { useIsOwner } from '#back-office/admin-roles.tsx'
import { MailAddress } from '#back-office/mail-address.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { CopyButton } from '#ui/code.tsx'
import { spacedPayTo } from '../paying-back/pay-to.ts'
import type { AdminReturn } from './admin-return.ts'
import styles from './returns.module.css'

/** Where the shopper wants the money; whole, and to be copied, for those alone who send it. */
export function PayToOf({ payTo }: { payTo: NonNullable<AdminReturn['payTo']> }) {
  const { oneReturn: texts, common } = useAdminTexts()
  const isOwner = useIsOwner()
  return (
    <p className={styles.payTo}>
      <span>{texts.payToWays[payTo.by]}</span>
      <span className={styles.number}>
        <strong>
          <MailAddress address={isOwner ? spacedPayTo(payTo) : payTo.to} />
        </strong>
        {isOwner ? <CopyButton text={payTo.to} label={texts.copyPayTo} copiedLabel={common.copied} isBare /> : null}
      </span>
      {isOwner ? null : <span className={styles.faint}>{texts.payToMasked}</span>}
    </p>
  )
}
