import { useTexts } from '#i18n/use-texts.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import type { Problems } from '#ui/use-form.tsx'
import { LONGEST_PAY_TO, PAY_TO_WAYS, type TypedPayTo } from './pay-to.ts'

interface PayToFieldProps {
  typed: TypedPayTo
  onType: (typed: TypedPayTo, ...fields: string[]) => void
  problems: Problems
  /** Who has none of them is asked by the team. */
  mayWait: boolean
}

/** Where money that was paid in cash is sent. */
export function PayToField({ typed: { by, to }, onType, problems, mayWait }: PayToFieldProps) {
  const { payTo: texts } = useTexts('returns').returns
  const ways = mayWait ? [...PAY_TO_WAYS, 'later' as const] : PAY_TO_WAYS
  return (
    <>
      <SelectField
        label={texts.where}
        hint={texts.why}
        name="payTo.by"
        required
        value={by}
        problem={problems['payTo.by']}
        options={[{ value: '', label: texts.choose }, ...ways.map((way) => ({ value: way, label: texts.ways[way] }))]}
        onChange={({ currentTarget }) =>
          onType({ by: ways.find((way) => way === currentTarget.value) ?? '', to: '' }, 'payTo.by', 'payTo.to')
        }
      />
      {by === '' || by === 'later' ? null : (
        <TextField
          key={by}
          label={texts.addresses[by]}
          hint={texts.hints[by]}
          name="payTo.to"
          required
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={by === 'wallet' ? 'tel' : undefined}
          maxLength={LONGEST_PAY_TO}
          value={to}
          problem={problems['payTo.to']}
          onChange={({ currentTarget }) => onType({ by, to: currentTarget.value }, 'payTo.to')}
        />
      )}
    </>
  )
}
