import type { FormKind } from '#back-office/form/use-admin-draft.tsx'
import { type AdminForm, useAdminForm } from '#back-office/form/use-admin-form.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Refusal } from '#lib/refusal.ts'
import { getSettingsCall, saveSettingsCall } from '../api.ts'
import type { SectionName } from '../sections.ts'
import type { SettingsRecord } from './settings-record.ts'
import { bodyOf, FIELDS, problemsByField, type Typed, typedFrom } from './typed-settings.ts'

export type SectionForm = AdminForm<Typed, string, SettingsRecord>

async function send(section: SectionName, typed: Typed, stored: SettingsRecord | null): Promise<SettingsRecord> {
  const updatedAt = stored?.sections[section]?.updatedAt ?? null
  try {
    return await sendRequest(saveSettingsCall, { section, ...bodyOf(section, typed), updatedAt })
  } catch (error) {
    if (!(error instanceof Refusal) || !error.errors) throw error
    const { code, message, status, errors } = error
    throw new Refusal(code, { message, status, errors: problemsByField(errors, typed) })
  }
}

export function useSectionForm(section: SectionName, record: SettingsRecord, onSaved: () => void): SectionForm {
  const { settings } = useAdminTexts()
  const kind: FormKind<Typed, string, SettingsRecord> = {
    fields: FIELDS[section],
    typedFrom: (stored) => typedFrom(section, stored ?? record),
    // The server judges all of it, and says so field by field.
    problemsIn: () => ({}),
    send: (typed, start) => send(section, typed, start.stored),
    read: () => sendRequest(getSettingsCall, {}),
    words: { done: settings.saved, failed: settings.failed },
    onSaved,
  }
  return useAdminForm(kind, record)
}
