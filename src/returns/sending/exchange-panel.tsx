import { sendRequest } from '#lib/call.ts'
import { ParcelPanel } from '#orders/admin/parcel-panel.tsx'
import type { AdminReturn } from '../admin/admin-return.ts'
import { setExchangeParcelCall } from '../api.ts'

/** Who brings the new piece. Its number may be said later, as long as nobody was told a wrong one. */
export function ExchangePanel({ request: { id, state, parcel, undo } }: { request: AdminReturn }) {
  if (state !== 'exchanged') return null
  return (
    <ParcelPanel
      parcel={parcel}
      mayBeNamed
      isTold={undo === null}
      send={(named) => sendRequest(setExchangeParcelCall, { id, ...named })}
    />
  )
}
