import type { ComponentType } from 'react'
import { Panel } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Code } from '#ui/code.tsx'
import { CheckField, SelectField, TextField } from '#ui/field.tsx'
import type { SectionName } from '../sections.ts'
import { CashPart } from './cash-part.tsx'
import { PreOrdersPart } from './pre-orders-part.tsx'
import { Count, Line, LongPair, Pair, type PartProps } from './section-fields.tsx'
import styles from './settings.module.css'
import { linksOf, textOf, withEmptyRow } from './typed-settings.ts'
import { useFieldName } from './use-field-name.tsx'

/** What stands for the shop's own facts in a text: see filled(). */
const WORDS = '{shop} {email} {returnDays} {faultyDays} {answerDays} {refundDays} {deliveryDays}'

function ContactPart({ form }: PartProps) {
  const { settings } = useAdminTexts()
  return (
    <Panel>
      <div className={styles.pair}>
        <Line form={form} name="settings.name" dir="auto" maxLength={60} />
        <Line form={form} name="settings.email" type="email" maxLength={254} />
        <Line form={form} name="settings.phone" type="tel" hint={settings.phoneHint} maxLength={40} />
        <Line form={form} name="settings.whatsapp" type="tel" hint={settings.phoneHint} maxLength={40} />
      </div>
      <Pair form={form} name="settings.address" />
      <Pair form={form} name="settings.hours" />
      <div className={styles.pair}>
        <Line
          form={form}
          name="settings.registration.tax"
          hint={settings.taxHint}
          optional={settings.optional}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <Line
          form={form}
          name="settings.registration.trade"
          hint={settings.registrationHint}
          optional={settings.optional}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </div>
    </Panel>
  )
}

/** A new row comes as the last one is filled. */
function SocialPart({ form: { typed, problems, change } }: PartProps) {
  const { settings: texts } = useAdminTexts()
  const links = linksOf(typed)
  const type = (at: number, field: 'name' | 'url', text: string): void => {
    const now = links.map((link, place) => (place === at ? { ...link, [field]: text } : link))
    change({ 'settings.social': withEmptyRow(now) })
  }
  const field = (at: number, name: 'name' | 'url') => ({
    name: `settings.social.${at}.${name}`,
    value: links[at]?.[name] ?? '',
    problem: problems[`settings.social.${at}.${name}`],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => type(at, name, currentTarget.value),
  })
  return (
    <Panel>
      <p className={styles.hint}>{texts.socialHint}</p>
      {links.map((_, at) => (
        // Its place is what a row is known by: nothing else of it stays.
        <div key={texts.socialName(at + 1)} className={styles.link}>
          <TextField {...field(at, 'name')} label={texts.socialName(at + 1)} dir="auto" maxLength={30} />
          <TextField {...field(at, 'url')} label={texts.socialUrl(at + 1)} type="url" dir="ltr" maxLength={300} />
        </div>
      ))}
    </Panel>
  )
}

function CollectionPart({ form: { typed, problems, change } }: PartProps) {
  const { settings } = useAdminTexts()
  const name = 'settings.currentCollection'
  return (
    <Panel>
      <div className={styles.pair}>
        <SelectField
          label={settings.fields.currentCollection}
          hint={settings.collectionHint}
          name={name}
          value={textOf(typed, name)}
          problem={problems[name]}
          options={(['Black', 'White'] as const).map((each) => ({ value: each, label: settings.collections[each] }))}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      </div>
    </Panel>
  )
}

function ReturnsPart({ form }: PartProps) {
  const { settings } = useAdminTexts()
  return (
    <Panel>
      <p className={styles.hint}>{settings.returnsHint}</p>
      {['days', 'faultyDays', 'answer', 'refund'].map((name) => (
        <div key={name} className={styles.pair}>
          {name === 'answer' || name === 'refund' ? (
            <>
              <Count form={form} name={`settings.returns.${name}.min`} />
              <Count form={form} name={`settings.returns.${name}.max`} />
            </>
          ) : (
            <Count form={form} name={`settings.returns.${name}`} />
          )}
        </div>
      ))}
    </Panel>
  )
}

/** Long texts, each under its name. */
const texts = (...names: string[]): ComponentType<PartProps> =>
  function TextsPart({ form }) {
    const { settings } = useAdminTexts()
    const nameOf = useFieldName()
    return (
      <>
        <p className={styles.hint}>
          {settings.textsHint} <Code>{WORDS}</Code>
        </p>
        {names.map((name) => (
          <Panel key={name} {...(names.length > 1 ? { title: nameOf(name) } : {})}>
            <LongPair form={form} name={name} />
          </Panel>
        ))}
      </>
    )
  }

function StockPart({ form }: PartProps) {
  const { settings } = useAdminTexts()
  return (
    <Panel>
      <div className={styles.pair}>
        <Count form={form} name="settings.lowStock" hint={settings.lowStockHint} />
      </div>
    </Panel>
  )
}

function MailPart({ form }: PartProps) {
  const { settings } = useAdminTexts()
  return (
    <Panel>
      <p className={styles.hint}>{settings.mailHint}</p>
      <div className={styles.pair}>
        <Line form={form} name="settings.mail.sender" dir="auto" hint={settings.senderHint} maxLength={60} />
        <Line form={form} name="settings.mail.replyTo" type="email" hint={settings.replyToHint} maxLength={254} />
      </div>
    </Panel>
  )
}

function SecurityPart({ form: { typed, change } }: PartProps) {
  const { settings } = useAdminTexts()
  const name = 'settings.ownersNeedSecondFactor'
  return (
    <Panel>
      <CheckField
        label={settings.fields.ownersNeedSecondFactor}
        hint={settings.secondFactorHint}
        name={name}
        checked={textOf(typed, name) === 'on'}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.checked ? 'on' : '' })}
      />
    </Panel>
  )
}

const policy = (name: string): string => `texts.policies.${name}`

export const PARTS: Record<SectionName, ComponentType<PartProps>> = {
  contact: ContactPart,
  social: SocialPart,
  collection: CollectionPart,
  preOrders: PreOrdersPart,
  returns: ReturnsPart,
  delivery: texts(policy('shipping')),
  policies: texts(policy('returns'), policy('payment'), policy('privacy'), policy('terms')),
  about: texts('texts.about'),
  stock: StockPart,
  cash: CashPart,
  mail: MailPart,
  security: SecurityPart,
}
