import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { verifyAddress } from '../verify-address.ts'
import styles from './scan-me.module.css'

export function ScanMe({ sku }: { sku: string }) {
  const { order } = useTexts('checkout').checkout
  return (
    <figure className={styles.figure}>
      <QrCode text={verifyAddress(sku, useLanguage())} label={order.qr(sku)} />
      <figcaption>{order.scan}</figcaption>
    </figure>
  )
}
