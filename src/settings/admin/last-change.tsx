import { Moment } from '#back-office/moment.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { SettingsRecord } from './settings-record.ts'

type Mark = NonNullable<SettingsRecord['sections'][keyof SettingsRecord['sections']]>

/** Who changed it last, and when. */
export function LastChange({ mark: { updatedAt, changedBy } }: { mark: Mark }) {
  const { settings, staff } = useAdminTexts()
  return (
    <>
      {settings.changed} <Moment at={updatedAt} />
      {changedBy ? (
        <>
          {' '}
          {settings.by} <bdi>{staff.member(changedBy)}</bdi>
        </>
      ) : null}
    </>
  )
}
