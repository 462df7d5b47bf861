import { Panel } from '#back-office/admin-page.tsx'
import { DayField } from '#back-office/form/day-field.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { TextField } from '#ui/field.tsx'
import type { PartProps } from './form-fields.tsx'

/** From when it can be ordered, and how much of it one shopper may have. */
export function DropPart({ typed, problems, onChange }: PartProps) {
  const { form } = useAdminTexts()
  return (
    <Panel title={form.sections.drop}>
      <DayField
        label={form.fields.opensAt}
        optional={form.optional}
        hint={form.opensHint}
        name="opensAt"
        type="datetime-local"
        dir="ltr"
        value={typed.opensAt}
        problem={problems['opensAt']}
        onChange={({ currentTarget }) => onChange({ opensAt: currentTarget.value })}
      />
      <TextField
        label={form.fields.maxPerShopper}
        optional={form.optional}
        hint={form.perShopperHint}
        name="maxPerShopper"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed.maxPerShopper}
        problem={problems['maxPerShopper']}
        onChange={({ currentTarget }) => onChange({ maxPerShopper: currentTarget.value })}
      />
    </Panel>
  )
}
