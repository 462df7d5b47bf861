import type { ReactNode } from 'react'
import { AdminFormFrame } from '#back-office/form/admin-form-frame.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { SectionName } from '../sections.ts'
import { PARTS } from './section-parts.tsx'
import type { SettingsRecord } from './settings-record.ts'
import { FIELDS, isSwitch, linksOf, type Typed, textOf } from './typed-settings.ts'
import { useFieldName } from './use-field-name.tsx'
import { useSectionForm } from './use-section-form.tsx'

/** Enough to tell one long text from another. */
const SHOWN = 200

interface EditorProps {
  section: SectionName
  record: SettingsRecord
  onSaved: () => void
}

export function SectionEditor({ section, record, onSaved }: EditorProps) {
  const { settings, form: words } = useAdminTexts()
  const nameOf = useFieldName()
  const show = useShownField()
  const form = useSectionForm(section, record, onSaved)
  const Part = PARTS[section]
  const names = Object.fromEntries(FIELDS[section].map((field) => [field, nameOf(field)]))
  return (
    <AdminFormFrame form={form} names={names} show={show} create={words.save} leaveText={settings.leaveText} isDated>
      <Part form={form} />
    </AdminFormFrame>
  )
}

/** A field's value in words. */
function useShownField(): (field: string, typed: Typed) => ReactNode {
  const { settings, common } = useAdminTexts()
  const collections: Record<string, string> = settings.collections
  return (field, typed) => {
    const text = textOf(typed, field)
    if (field === 'settings.social')
      return linksOf(typed)
        .flatMap(({ name, url }) => (name + url === '' ? [] : [`${name} ${url}`]))
        .join(common.list)
    if (isSwitch(field)) return text === 'on' ? settings.yes : settings.no
    if (text.length > SHOWN) return `${text.slice(0, SHOWN)}…`
    return collections[text] ?? text
  }
}
