import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import type { SettingsRecord } from './settings-record.ts'

type Mark = NonNullable<SettingsRecord['sections'][keyof SettingsRecord['sections']]>

/** Who changed it last, and when. */
export function LastChange({ mark: { updatedAt, changedBy } }: { mark: Mark }) {
  const { settings } = useAdminTexts()
  const language = useLanguage()
  return (
    <>
      {settings.changed} <time dateTime={updatedAt}>{momentText(updatedAt, language)}</time>
      {changedBy ? (
        <>
          {' '}
          {settings.by} <bdi>{changedBy}</bdi>
        </>
      ) : null}
    </>
  )
}
