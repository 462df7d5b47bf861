import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { AnyContract, CallInput } from '#lib/endpoint.ts'
import { fetchFile } from '#lib/fetch-file.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from './save-file.tsx'

interface ExportProps<Call extends AnyContract> {
  call: Call
  query: CallInput<Call> & Record<string, unknown>
  /** What the file is called, before its day. */
  name: string
  label: string
  failed: (why: string) => string
}

/** What a call hands out as a file; a plain link could not say who asks. */
export function ExportButton<Call extends AnyContract>({ call, query, name, label, failed }: ExportProps<Call>) {
  const { isBusy, act } = useAct()
  const click = (): Promise<void> =>
    act(
      async () => saveFile(await fetchFile(call, query), name),
      ({ refusal, words }) => tell('error', failed(words), { refusal }),
    )
  return (
    <Button kind="outline" busy={isBusy} onClick={() => void click()}>
      {label}
    </Button>
  )
}
