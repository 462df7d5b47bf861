import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { saveFile } from '#back-office/save-file.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { fetchFile } from '#lib/fetch-file.ts'
import { Button } from '#ui/button.tsx'
import { exportOrdersCall } from '../api.ts'
import type { OrdersList } from './order-filters.tsx'

/** What the list shows, all its pages. */
export function ExportButton({ list }: { list: OrdersList }) {
  const { orderList: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { search, chosen } = list.shown
  const click = (): Promise<void> =>
    act(
      async () => saveFile(await fetchFile(exportOrdersCall, { search: search || undefined, ...chosen }), 'orders'),
      ({ refusal, words }) => tell('error', texts.exportFailed(words), { refusal }),
    )
  return useMayChange() ? (
    <Button kind="outline" busy={isBusy} onClick={() => void click()}>
      {texts.export}
    </Button>
  ) : null
}
