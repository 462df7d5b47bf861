import { Code, CopyButton } from '#ui/code.tsx'
import type { ShownOrder } from '../shown-order.ts'
import styles from './parcel.module.css'

interface FactsProps extends Pick<ShownOrder, 'parcel'> {
  texts: Record<'courier' | 'trackingNumber' | 'copyNumber' | 'copied' | 'followParcel', string>
}

/** Who brings a parcel that has left; a stranger is told no number. */
export function ParcelFacts({ parcel, texts }: FactsProps) {
  if (!parcel) return null
  const { courier, trackingNumber, trackingUrl } = parcel
  return (
    <dl className={styles.parcel}>
      <div>
        <dt>{texts.courier}</dt>
        <dd>
          <bdi>{courier}</bdi>
        </dd>
      </div>
      {trackingNumber ? (
        <div>
          <dt>{texts.trackingNumber}</dt>
          <dd className={styles.number}>
            <Code>{trackingNumber}</Code>
            <CopyButton text={trackingNumber} label={texts.copyNumber} copiedLabel={texts.copied} />
            {trackingUrl ? (
              <a className={styles.follow} href={trackingUrl} target="_blank" rel="noreferrer">
                {texts.followParcel}
              </a>
            ) : null}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
