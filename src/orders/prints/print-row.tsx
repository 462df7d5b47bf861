import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { AdminOrder } from '../admin/admin-order.ts'
import { Byline } from '../admin/byline.tsx'

/** In the history: what was printed, and by whom. */
export function PrintRow({ print: { what, at, by } }: { print: AdminOrder['prints'][number] }) {
  const { details, notes, prints } = useAdminTexts()
  return (
    <>
      <strong>{prints.inHistory[what]}</strong>
      <Byline at={at} by={details.by(by ?? notes.somebody)} />
    </>
  )
}
