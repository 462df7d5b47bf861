import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { CheckField } from '#ui/field.tsx'
import styles from './reviews.module.css'
import { useDecisionKeys, useKeySwitch } from './use-decision-keys.tsx'

/** Single keys can be in the way of who steers by speech: they say what they do, and can be switched off. */
export function KeySwitch() {
  const { review: texts } = useAdminTexts()
  const { isOn, toggle } = useKeySwitch()
  useDecisionKeys()
  return (
    <div className={styles.keys}>
      <CheckField label={texts.keys} hint={texts.keysHint} name="keys" checked={isOn} onChange={toggle} />
    </div>
  )
}
