import { startTransition, useEffect, useState } from 'react'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { ExportButton } from '#back-office/list/export-button.tsx'
import { loadAdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { LANGUAGES, type Language } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { exportManifestCall } from './api.ts'
import styles from './parcels.module.css'

/** The paper stands on the page while it is printed, and no longer. */
export function usePaper() {
  const [paper, setPaper] = useState<Language | null>(null)
  useEffect(() => {
    if (paper === null) return
    const forget = (): void => setPaper(null)
    addEventListener('afterprint', forget, { once: true })
    print()
    return () => removeEventListener('afterprint', forget)
  }, [paper])

  const printIn = async (language: Language): Promise<void> => {
    await loadAdminTexts(language)
    startTransition(() => setPaper(language))
  }
  return { paper, printIn }
}

interface ToolsProps {
  id: string
  number: number
  onPrint: (language: Language) => void
}

export function ManifestTools({ id, number, onPrint }: ToolsProps) {
  const { invoice, parcels: texts } = useAdminTexts()
  const [paper, setPaper] = useState<Language>(useLanguage())
  const mayChange = useMayChange()
  return (
    <div className={styles.tools}>
      <SelectField
        label={texts.printIn}
        name="paper"
        value={paper}
        options={LANGUAGES.map((value) => ({ value, label: invoice.languages[value] }))}
        onChange={({ currentTarget }) => setPaper(LANGUAGES.find((each) => each === currentTarget.value) ?? paper)}
      />
      <Button kind="outline" onClick={() => onPrint(paper)}>
        {texts.print}
      </Button>
      {mayChange ? (
        <ExportButton
          call={exportManifestCall}
          query={{ id }}
          name={`parcels-${number}`}
          label={texts.export}
          failed={texts.exportFailed}
        />
      ) : null}
    </div>
  )
}
