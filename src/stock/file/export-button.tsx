import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { saveFile } from '#back-office/save-file.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { CallInput } from '#lib/endpoint.ts'
import { fetchFile } from '#lib/fetch-file.ts'
import { Button } from '#ui/button.tsx'
import { exportProductsCall } from '../api.ts'

interface ExportProps {
  label: string
  name: string
  filters: CallInput<typeof exportProductsCall>
}

/** The products that these filters find, on all pages, as a file. */
export function ExportProducts({ label, name, filters }: ExportProps) {
  const { productFile: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const click = (): Promise<void> =>
    act(
      async () => saveFile(await fetchFile(exportProductsCall, filters), name),
      ({ refusal, words }) => tell('error', texts.exportFailed(words), { refusal }),
    )
  return (
    <Button kind="outline" busy={isBusy} onClick={() => void click()}>
      {label}
    </Button>
  )
}
