import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { saveFile } from '#back-office/save-file.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { fetchFile } from '#lib/fetch-file.ts'
import { Button } from '#ui/button.tsx'
import { exportOrdersCall } from '../api.ts'
import type { ListedOrder } from './admin-order.ts'
import type { OrdersList } from './order-filters.tsx'

/** What the list shows, all its pages. */
export function ExportList({ list }: { list: OrdersList }) {
  const { orderList: texts } = useAdminTexts()
  const { search, chosen } = list.shown
  return <ExportButton asked={{ search: search || undefined, ...chosen }} label={texts.export} />
}

export function ExportMany({ orders }: { orders: readonly ListedOrder[] }) {
  const { bulk } = useAdminTexts()
  return <ExportButton asked={{ ids: orders.map(({ id }) => id).join() }} label={bulk.export(orders.length)} />
}

function ExportButton({ asked, label }: { asked: Record<string, string | undefined>; label: string }) {
  const { orderList: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const click = (): Promise<void> =>
    act(
      async () => saveFile(await fetchFile(exportOrdersCall, asked), 'orders'),
      ({ refusal, words }) => tell('error', texts.exportFailed(words), { refusal }),
    )
  return useMayChange() ? (
    <Button kind="outline" busy={isBusy} onClick={() => void click()}>
      {label}
    </Button>
  ) : null
}
