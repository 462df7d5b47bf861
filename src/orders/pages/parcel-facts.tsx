import { useTexts } from '#i18n/use-texts.tsx'
import { Code, CopyButton } from '#ui/code.tsx'
import type { ShownOrder } from '../shown-order.ts'
import styles from './parcel.module.css'

/** Who brings a parcel that has left; a stranger is told no number. */
export function ParcelFacts({ parcel }: Pick<ShownOrder, 'parcel'>) {
  const { order } = useTexts('checkout').checkout
  if (!parcel) return null
  const { courier, trackingNumber, trackingUrl } = parcel
  return (
    <dl className={styles.parcel}>
      <div>
        <dt>{order.courier}</dt>
        <dd>
          <bdi>{courier}</bdi>
        </dd>
      </div>
      {trackingNumber ? (
        <div>
          <dt>{order.trackingNumber}</dt>
          <dd className={styles.number}>
            <Code>{trackingNumber}</Code>
            <CopyButton text={trackingNumber} label={order.copyNumber} copiedLabel={order.copied} />
            {trackingUrl ? (
              <a className={styles.follow} href={trackingUrl} target="_blank" rel="noreferrer">
                {order.followParcel}
              </a>
            ) : null}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
