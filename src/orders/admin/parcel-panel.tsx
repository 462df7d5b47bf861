import { useState } from 'react'
import { Facts, Panel } from '#back-office/admin-page.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import type { AdminOrder } from './admin-order.ts'
import { ParcelDialog } from './parcel-dialog.tsx'
import styles from './tending.module.css'

/** Who brings the order, and by which number they know it. */
export function ParcelPanel({ order }: { order: AdminOrder }) {
  const { parcel: texts } = useAdminTexts()
  const mayChange = useMayChange()
  const [isOpen, setOpen] = useState(false)
  const [times, setTimes] = useState(0)
  const ask = (): void => {
    setTimes(times + 1)
    setOpen(true)
  }
  return (
    <Panel title={texts.title}>
      <Named parcel={order.parcel} />
      {mayChange && order.status !== 'cancelled' ? (
        <Button kind="outline" aria-haspopup="dialog" onClick={ask}>
          {order.parcel ? texts.change : texts.name}
        </Button>
      ) : null}
      <ParcelDialog key={times} order={order} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Panel>
  )
}

function Named({ parcel }: Pick<AdminOrder, 'parcel'>) {
  const { parcel: texts } = useAdminTexts()
  if (!parcel) return <p className={styles.faint}>{texts.none}</p>
  const { courier, trackingNumber, trackingUrl } = parcel
  return (
    <>
      <Facts
        rows={{
          [texts.courier]: <bdi>{courier}</bdi>,
          [texts.number]: trackingNumber ? <Code>{trackingNumber}</Code> : texts.noNumber,
        }}
      />
      {trackingUrl ? (
        <a className={styles.follow} href={trackingUrl} target="_blank" rel="noreferrer">
          {texts.follow}
        </a>
      ) : null}
    </>
  )
}
