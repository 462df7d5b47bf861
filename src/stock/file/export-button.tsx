import { ExportButton } from '#back-office/list/export-button.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { CallInput } from '#lib/endpoint.ts'
import { exportProductsCall } from '../api.ts'

interface ExportProps {
  label: string
  name: string
  filters: CallInput<typeof exportProductsCall>
}

/** The products that these filters find, on all pages, as a file. */
export function ExportProducts({ label, name, filters }: ExportProps) {
  const { exportFailed } = useAdminTexts().productFile
  return <ExportButton call={exportProductsCall} query={filters} name={name} label={label} failed={exportFailed} />
}
