import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { saveFile } from '#back-office/save-file.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { fetchFile } from '#lib/fetch-file.ts'
import { Button } from '#ui/button.tsx'
import { exportPreOrdersCall } from '../api.ts'
import type { ListedPreOrder } from '../shown-pre-order.ts'
import type { PreOrdersList } from './pre-order-filters.tsx'

/** What the list shows, all its pages. */
export function ExportList({ list }: { list: PreOrdersList }) {
  const { preOrder: texts } = useAdminTexts()
  const { search, chosen } = list.shown
  return <ExportButton asked={{ search: search || undefined, ...chosen }} label={texts.export} />
}

export function ExportMany({ preOrders }: { preOrders: readonly ListedPreOrder[] }) {
  const { preOrder: texts } = useAdminTexts()
  return (
    <ExportButton asked={{ ids: preOrders.map(({ id }) => id).join() }} label={texts.exportMany(preOrders.length)} />
  )
}

function ExportButton({ asked, label }: { asked: Record<string, string | undefined>; label: string }) {
  const { preOrder: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const click = (): Promise<void> =>
    act(
      async () => saveFile(await fetchFile(exportPreOrdersCall, asked), 'pre-orders'),
      ({ refusal, words }) => tell('error', texts.exportFailed(words), { refusal }),
    )
  return useMayChange() ? (
    <Button kind="outline" busy={isBusy} onClick={() => void click()}>
      {label}
    </Button>
  ) : null
}
