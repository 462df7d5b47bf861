import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import styles from './verify-entry.module.css'

/** A form of the browser's own: it leads to the page that verifies, with a script and without. */
export function VerifyEntry() {
  const { verify } = useTexts('home').home
  return (
    <section className={styles.verify} aria-labelledby="verify-entry">
      <div className={styles.words} data-ground="ink">
        <h2 id="verify-entry">{verify.title}</h2>
        <p>{verify.text}</p>
      </div>
      <form className={styles.form} data-ground="bone" action={inLanguage(useLanguage(), '/verify')}>
        <label className={styles.label} htmlFor="verify-sku">
          {verify.label}
        </label>
        <div className={styles.row}>
          <input
            className={styles.code}
            id="verify-sku"
            name="sku"
            dir="ltr"
            maxLength={20}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit">{verify.action}</Button>
        </div>
      </form>
    </section>
  )
}
