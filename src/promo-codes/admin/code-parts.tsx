import { Panel } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { westernDigits } from '#lib/digits.ts'
import { CheckField, SelectField, TextField } from '#ui/field.tsx'
import { DISCOUNT_TYPES } from '../promo-code.ts'
import type { TypedCode } from './typed-promo-code.ts'
import type { CodeForm } from './use-promo-code-form.tsx'

export interface PartProps {
  form: CodeForm
}

type NumberField = 'discountValue' | 'maxDiscountAmount' | 'minimumOrderAmount' | 'maxUsage' | 'maxUsagePerUser'

interface NumberProps extends PartProps {
  name: NumberField
  hint?: string | undefined
  placeholder?: string
  /** What an empty field falls back to as one leaves it. */
  fallback?: string
}

function NumberInput({ form, name, hint, placeholder, fallback }: NumberProps) {
  const { promo, form: words } = useAdminTexts()
  const { typed, problems, change } = form
  const isUses = name === 'maxUsage' || name === 'maxUsagePerUser'
  const fallBack = (): void => {
    if (fallback !== undefined && /^0*$/.test(westernDigits(typed[name]).trim())) change({ [name]: fallback })
  }
  return (
    <TextField
      label={promo.fields[name]}
      hint={hint}
      optional={name === 'maxDiscountAmount' ? words.optional : undefined}
      name={name}
      dir="ltr"
      inputMode={isUses ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={12}
      required={isUses || name === 'discountValue'}
      placeholder={placeholder}
      value={typed[name]}
      problem={problems[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      onBlur={fallBack}
    />
  )
}

export function CodePart({ form: { typed, problems, change } }: PartProps) {
  const { promo } = useAdminTexts()
  return (
    <Panel title={promo.sections.code}>
      <TextField
        label={promo.fields.code}
        hint={promo.codeHint}
        name="code"
        dir="ltr"
        required
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed.code}
        problem={problems['code']}
        onChange={({ currentTarget }) => change({ code: westernDigits(currentTarget.value).toUpperCase() })}
      />
      <Switch form={{ typed, change }} name="isActive" hint={promo.activeHint} />
      <Switch form={{ typed, change }} name="isPublic" hint={promo.publicHint} />
    </Panel>
  )
}

interface SwitchProps {
  form: Pick<CodeForm, 'typed' | 'change'>
  name: 'isActive' | 'isPublic'
  hint: string
}

function Switch({ form: { typed, change }, name, hint }: SwitchProps) {
  const { promo } = useAdminTexts()
  return (
    <CheckField
      label={promo.fields[name]}
      hint={hint}
      name={name}
      checked={typed[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
    />
  )
}

const typeIn = (word: string): TypedCode['discountType'] => DISCOUNT_TYPES.find((each) => each === word) ?? 'percentage'

export function DiscountPart({ form }: PartProps) {
  const { promo } = useAdminTexts()
  const { typed, problems, change } = form
  const isPercent = typed.discountType === 'percentage'
  return (
    <Panel title={promo.sections.discount}>
      <SelectField
        label={promo.fields.discountType}
        name="discountType"
        required
        value={typed.discountType}
        options={DISCOUNT_TYPES.map((type) => ({ value: type, label: promo.types[type] }))}
        problem={problems['discountType']}
        onChange={({ currentTarget }) => change({ discountType: typeIn(currentTarget.value) })}
      />
      <NumberInput form={form} name="discountValue" hint={isPercent ? promo.percentHint : promo.pounds} />
      {isPercent ? (
        <NumberInput form={form} name="maxDiscountAmount" hint={promo.pounds} placeholder={promo.noLimit} />
      ) : null}
      <NumberInput form={form} name="minimumOrderAmount" hint={promo.minimumHint} fallback="0" />
    </Panel>
  )
}

export function LimitsPart({ form }: PartProps) {
  const { promo } = useAdminTexts()
  const used = form.start.stored?.promoCode.currentUsage ?? 0
  return (
    <Panel title={promo.sections.limits}>
      <NumberInput form={form} name="maxUsage" hint={used > 0 ? promo.usesHint(used) : undefined} fallback="1" />
      <NumberInput form={form} name="maxUsagePerUser" hint={promo.perUserHint} fallback="1" />
    </Panel>
  )
}
