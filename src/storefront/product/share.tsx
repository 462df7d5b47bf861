import { useEffect, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { CopyButton } from '#ui/code.tsx'
import styles from './product-details.module.css'

/** Whether this browser has a sheet of its own to share by. */
export function useCanShare(): boolean {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  return canShare
}

/** To pass a page on: by whatever the phone offers, WhatsApp, or its address. */
export function Share({ title, address }: { title: string; address: string }) {
  const { product } = useTexts()
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
