import { Panel } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Code } from '#ui/code.tsx'
import { CheckField, SelectField, TextArea, TextField } from '#ui/field.tsx'
import styles from './settings.module.css'
import type { SettingsRecord } from './settings-record.ts'
import { MOST_LINKS } from './typed-settings.ts'

/** What stands for the shop's own facts in a text: see filled(). */
const WORDS = '{shop} {email} {returnDays} {faultyDays} {answerDays} {refundDays} {deliveryDays}'

interface PartProps {
  record: SettingsRecord
  /** A sentence by field. */
  problems: Record<string, string>
}

interface Bilingual {
  en: string
  ar: string
}

interface PairProps extends Pick<PartProps, 'problems'> {
  name: string
  label: string
  value: Bilingual
}

function Pair({ name, label, value, problems }: PairProps) {
  const { settings } = useAdminTexts()
  return (
    <div className={styles.pair}>
      <TextField
        label={settings.inEnglish(label)}
        name={`${name}.en`}
        lang="en"
        dir="ltr"
        maxLength={500}
        defaultValue={value.en}
        problem={problems[`${name}.en`]}
      />
      <TextField
        label={settings.inArabic(label)}
        name={`${name}.ar`}
        lang="ar"
        dir="rtl"
        maxLength={500}
        defaultValue={value.ar}
        problem={problems[`${name}.ar`]}
      />
    </div>
  )
}

export function ContactPart({ record, problems }: PartProps) {
  const { settings: texts } = useAdminTexts()
  const { fields } = texts
  const { name, email, phone, whatsapp, address, hours } = record.settings
  const lines = [
    { field: 'name', label: fields.name, value: name, type: 'text' },
    { field: 'email', label: fields.email, value: email, type: 'email' },
    { field: 'phone', label: fields.phone, value: phone, type: 'tel' },
    { field: 'whatsapp', label: fields.whatsapp, value: whatsapp, type: 'tel' },
  ]
  return (
    <Panel title={texts.sections.contact}>
      <div className={styles.pair}>
        {lines.map(({ field, label, value, type }) => (
          <TextField
            key={field}
            label={label}
            name={`settings.${field}`}
            type={type}
            dir="ltr"
            hint={type === 'tel' ? texts.phoneHint : undefined}
            maxLength={254}
            defaultValue={value}
            problem={problems[`settings.${field}`]}
          />
        ))}
      </div>
      <Pair name="settings.address" label={fields.address} value={address} problems={problems} />
      <Pair name="settings.hours" label={fields.hours} value={hours} problems={problems} />
    </Panel>
  )
}

interface NumberProps extends Pick<PartProps, 'problems'> {
  name: string
  label: string
  value: number
}

const NumberField = ({ name, label, value, problems }: NumberProps) => (
  <TextField
    label={label}
    name={name}
    inputMode="numeric"
    dir="ltr"
    maxLength={4}
    defaultValue={value}
    problem={problems[name]}
  />
)

export function ShopPart({ record, problems }: PartProps) {
  const { settings: texts } = useAdminTexts()
  const { currentCollection, cashAnswerDays, ownersNeedSecondFactor } = record.settings
  return (
    <Panel title={texts.sections.shop}>
      <SelectField
        label={texts.fields.collection}
        hint={texts.collectionHint}
        name="settings.currentCollection"
        defaultValue={currentCollection}
        options={[
          { value: 'Black', label: texts.collections.Black },
          { value: 'White', label: texts.collections.White },
        ]}
      />
      <NumberField
        name="settings.cashAnswerDays"
        label={texts.fields.cashAnswerDays}
        value={cashAnswerDays}
        problems={problems}
      />
      <CheckField
        label={texts.fields.ownersNeedSecondFactor}
        hint={texts.secondFactorHint}
        name="settings.ownersNeedSecondFactor"
        defaultChecked={ownersNeedSecondFactor}
      />
    </Panel>
  )
}

export function ReturnsPart({ record, problems }: PartProps) {
  const { settings: texts } = useAdminTexts()
  const { fields } = texts
  const { days, faultyDays, answer, refund } = record.settings.returns
  const numbers = [
    ['days', fields.days, days],
    ['faultyDays', fields.faultyDays, faultyDays],
    ['answer.min', fields.answerMin, answer.min],
    ['answer.max', fields.answerMax, answer.max],
    ['refund.min', fields.refundMin, refund.min],
    ['refund.max', fields.refundMax, refund.max],
  ] as const
  return (
    <Panel title={texts.sections.returns}>
      <p className={styles.hint}>{texts.returnsHint}</p>
      {numbers.map(([name, label, value]) => (
        <NumberField key={name} name={`settings.returns.${name}`} label={label} value={value} problems={problems} />
      ))}
    </Panel>
  )
}

/** One row more than there are links. */
export function LinksPart({ record, problems }: PartProps) {
  const { settings: texts } = useAdminTexts()
  const { social } = record.settings
  const rows = [...social, { name: '', url: '' }].slice(0, MOST_LINKS)
  return (
    <Panel title={texts.sections.social}>
      <p className={styles.hint}>{texts.socialHint}</p>
      {rows.map(({ name, url }, at) => (
        <div key={`${name} ${url}`} className={styles.link}>
          <TextField
            label={texts.socialName(at + 1)}
            name={`settings.social.${at}.name`}
            dir="auto"
            maxLength={30}
            defaultValue={name}
            problem={problems[`settings.social.${at}.name`]}
          />
          <TextField
            label={texts.socialUrl(at + 1)}
            name={`settings.social.${at}.url`}
            type="url"
            dir="ltr"
            maxLength={300}
            defaultValue={url}
            problem={problems[`settings.social.${at}.url`]}
          />
        </div>
      ))}
    </Panel>
  )
}

export function TextsPart({ record, problems }: PartProps) {
  const { settings: texts } = useAdminTexts()
  const { sections } = texts
  const { about, policies } = record.texts
  const all = [
    ['texts.about', sections.about, about],
    ['texts.policies.shipping', sections.shipping, policies.shipping],
    ['texts.policies.returns', sections.returnsPolicy, policies.returns],
    ['texts.policies.payment', sections.payment, policies.payment],
    ['texts.policies.privacy', sections.privacy, policies.privacy],
    ['texts.policies.terms', sections.terms, policies.terms],
  ] as const
  return (
    <>
      <p className={styles.hint}>
        {texts.textsHint} <Code>{WORDS}</Code>
      </p>
      {all.map(([name, title, value]) => (
        <Panel key={name} title={title}>
          <div className={styles.pair}>
            <Long
              name={`${name}.en`}
              language="en"
              label={texts.inEnglish(texts.text)}
              value={value.en}
              problems={problems}
            />
            <Long
              name={`${name}.ar`}
              language="ar"
              label={texts.inArabic(texts.text)}
              value={value.ar}
              problems={problems}
            />
          </div>
        </Panel>
      ))}
    </>
  )
}

interface LongProps extends Pick<PartProps, 'problems'> {
  name: string
  language: keyof Bilingual
  label: string
  value: string
}

const Long = ({ name, language, label, value, problems }: LongProps) => (
  <TextArea
    label={label}
    name={name}
    lang={language}
    dir={language === 'ar' ? 'rtl' : 'ltr'}
    rows={14}
    maxLength={8000}
    defaultValue={value}
    problem={problems[name]}
  />
)
