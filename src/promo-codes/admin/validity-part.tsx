import { Panel } from '#back-office/admin-page.tsx'
import { DayField } from '#back-office/form/day-field.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { fromCairoTime } from '#lib/cairo-time.ts'
import { Button } from '#ui/button.tsx'
import type { PartProps } from './code-parts.tsx'
import styles from './promo-codes.module.css'
import { later } from './typed-promo-code.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Plus = 'minute' | 'fiveMinutes' | 'hour' | 'day'

export function ValidityPart({ form }: PartProps) {
  const { promo } = useAdminTexts()
  const { typed, start, change } = form
  const isKept = start.stored === null && typed.validFrom === start.typed.validFrom
  const startIn = (milliseconds: number): void => {
    const now = new Date()
    change({ validFrom: later('', milliseconds, now) })
  }
  const endIn = (milliseconds: number): void => change({ validUntil: later(typed.validFrom, milliseconds, new Date()) })
  return (
    <Panel title={promo.sections.validity}>
      <Moment
        form={form}
        name="validFrom"
        more={isKept ? promo.startsOnSaving : null}
        quick={{ minute: () => startIn(MINUTE), fiveMinutes: () => startIn(5 * MINUTE) }}
      />
      <Moment form={form} name="validUntil" more={null} quick={{ hour: () => endIn(HOUR), day: () => endIn(DAY) }} />
    </Panel>
  )
}

interface MomentProps extends PartProps {
  name: 'validFrom' | 'validUntil'
  more: string | null
  quick: Partial<Record<Plus, () => void>>
}

function Moment({ form: { typed, problems, change }, name, more, quick }: MomentProps) {
  const { promo } = useAdminTexts()
  const label = promo.fields[name]
  const sent = fromCairoTime(typed[name])?.toISOString().slice(0, 16).replace('T', ' ')
  const buttons = Object.entries(quick) as [Plus, () => void][]
  return (
    <div className={styles.moment}>
      <DayField
        label={label}
        hint={[sent ? promo.sentAs(sent) : promo.cairo, more].filter(Boolean).join(' ')}
        name={name}
        type="datetime-local"
        dir="ltr"
        required
        value={typed[name]}
        problem={problems[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      />
      <div className={styles.quick}>
        {buttons.map(([plus, set]) => (
          <Button key={plus} kind="outline" aria-label={promo.plusOf(label, promo.plus[plus])} onClick={set}>
            {promo.plus[plus]}
          </Button>
        ))}
      </div>
    </div>
  )
}
