import { Panel } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { CheckField, TextArea } from '#ui/field.tsx'
import { Count, Day, Line, type PartProps } from './section-fields.tsx'
import styles from './settings.module.css'
import { textOf } from './typed-settings.ts'
import { useFieldName } from './use-field-name.tsx'

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
const PRE = 'settings.preOrders'

/** What can be asked for before it is there, for how much, and what is promised to who does. */
export function PreOrdersPart({ form }: PartProps) {
  const { settings } = useAdminTexts()
  const { benefitsHint, colorNames, keptHint, mostHint, openHint, percentHint, releaseHint, untilHint } =
    settings.preOrders
  return (
    <>
      <Panel>
        <Switch form={form} name={`${PRE}.isOpen`} hint={openHint} />
        <div className={styles.pair}>
          <Line form={form} name={`${PRE}.price`} inputMode="decimal" autoComplete="off" maxLength={10} />
          <Count form={form} name={`${PRE}.most`} hint={mostHint} />
        </div>
        <div className={styles.pair}>
          <Words form={form} name={`${PRE}.colors`} words={['black', 'white']} names={colorNames} />
          <Words form={form} name={`${PRE}.sizes`} words={SIZES} />
        </div>
        <div className={styles.pair}>
          <Day form={form} name={`${PRE}.releaseOn`} hint={releaseHint} />
          <Day form={form} name={`${PRE}.shipsOn`} />
          <Day form={form} name={`${PRE}.takesUntil`} optional={settings.optional} hint={untilHint} />
        </div>
      </Panel>
      <Panel title={settings.preOrders.benefits}>
        <p className={styles.hint}>{benefitsHint}</p>
        <Benefits form={form} />
        <p className={styles.hint}>{keptHint}</p>
        <Switch form={form} name={`${PRE}.freeShipping`} />
        <div className={styles.pair}>
          <Count form={form} name={`${PRE}.percentOff`} hint={percentHint} />
          <Count form={form} name={`${PRE}.codeDays`} />
        </div>
      </Panel>
    </>
  )
}

function Switch({ form: { typed, problems, change }, name, hint }: PartProps & { name: string; hint?: string }) {
  const nameOf = useFieldName()
  return (
    <CheckField
      label={nameOf(name)}
      hint={hint}
      name={name}
      problem={problems[name]}
      checked={textOf(typed, name) === 'on'}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.checked ? 'on' : '' })}
    />
  )
}

interface WordsProps extends PartProps {
  name: string
  words: readonly string[]
  names?: Readonly<Record<string, string>>
}

/** Some of these, each with a tick; they keep the order in which they stand here. */
function Words({ form: { typed, problems, change }, name, words, names = {} }: WordsProps) {
  const nameOf = useFieldName()
  const chosen = textOf(typed, name).split(',')
  const toggle = (word: string): void => {
    const isOn = (each: string): boolean => (each === word ? !chosen.includes(word) : chosen.includes(each))
    change({ [name]: words.filter(isOn).join() })
  }
  return (
    <fieldset className={styles.words}>
      <legend>{nameOf(name)}</legend>
      {words.map((word, at) => (
        <CheckField
          key={word}
          label={<bdi>{names[word] ?? word}</bdi>}
          name={name}
          value={word}
          problem={at === words.length - 1 ? problems[name] : undefined}
          checked={chosen.includes(word)}
          onChange={() => toggle(word)}
        />
      ))}
    </fieldset>
  )
}

function Benefits({ form: { typed, problems, change } }: PartProps) {
  const nameOf = useFieldName()
  return (
    <div className={styles.pair}>
      {(['en', 'ar'] as const).map((language) => {
        const name = `${PRE}.benefits.${language}`
        return (
          <TextArea
            key={language}
            label={nameOf(name)}
            name={name}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            rows={4}
            maxLength={1000}
            value={textOf(typed, name)}
            problem={problems[name]}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
          />
        )
      })}
    </div>
  )
}
