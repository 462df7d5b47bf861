import { useState } from 'react'
import { Facts, Panel } from '#back-office/admin-page.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { setParcelCall } from '../tending/api.ts'
import type { AdminOrder, ListedOrder } from './admin-order.ts'
import { ParcelDialog, type ParcelDialogProps } from './parcel-dialog.tsx'
import styles from './tending.module.css'

export function ParcelOfOrder({ order: { id, parcel, status, history, undo } }: { order: AdminOrder }) {
  return (
    <ParcelPanel
      parcel={parcel}
      mayBeNamed={status !== 'cancelled'}
      isTold={history.some(({ to, isUndone }) => to === 'shipped' && !isUndone) && undo === null}
      send={(named) => sendRequest(setParcelCall, { id, ...named })}
    />
  )
}

type PanelProps = Omit<ParcelDialogProps, 'isOpen' | 'onClose'> & { mayBeNamed: boolean }

/** Who brings it, and by which number they know it. */
export function ParcelPanel({ mayBeNamed, ...dialogProps }: PanelProps) {
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
      <Named parcel={dialogProps.parcel} />
      {mayChange && mayBeNamed ? (
        <Button kind="outline" aria-haspopup="dialog" onClick={ask}>
          {dialogProps.parcel ? texts.change : texts.name}
        </Button>
      ) : null}
      <ParcelDialog key={times} {...dialogProps} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Panel>
  )
}

function Named({ parcel }: Pick<ListedOrder, 'parcel'>) {
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
