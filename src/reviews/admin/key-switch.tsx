import { switchSingleKeys, useSingleKeys } from '#back-office/single-keys.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { CheckField } from '#ui/field.tsx'
import styles from './reviews.module.css'
import { useDecisionKeys } from './use-decision-keys.tsx'

/** Single keys can be in the way of who steers by speech: they say what they do, and can be switched off. */
export function KeySwitch() {
  const { review: texts } = useAdminTexts()
  const areOn = useSingleKeys((keys) => keys.areOn)
  useDecisionKeys()
  return (
    <div className={styles.keys}>
      <CheckField
        label={texts.keys}
        hint={texts.keysHint}
        name="keys"
        checked={areOn}
        onChange={({ currentTarget }) => switchSingleKeys(currentTarget.checked)}
      />
    </div>
  )
}
