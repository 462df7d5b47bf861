import { useTexts } from '#i18n/use-texts.tsx'
import { CopyButton } from '#ui/code.tsx'
import { useCanShare } from '#ui/use-can-share.tsx'
import styles from './product-details.module.css'

export function Share({ title, address }: { title: string; address: string }) {
  const { product } = useTexts('product')
  const words = product.shareOn
  const canShare = useCanShare()

  // Closing the phone's sheet without sharing is no failure.
  const share = (): void => void navigator.share({ title, url: address }).catch(() => undefined)
  return (
    <section className={styles.share} aria-label={product.share}>
      {canShare ? (
        <button type="button" className={styles.shareLink} onClick={share}>
          {product.share}
        </button>
      ) : (
        <span>{product.share}</span>
      )}
      <a
        className={styles.shareLink}
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={words.whatsappName}
      >
        {words.whatsapp}
      </a>
      <CopyButton text={address} label={words.copy} copiedLabel={words.copied} />
    </section>
  )
}
