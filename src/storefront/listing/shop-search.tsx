import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import styles from './problem-page.module.css'

/** A way on for whoever did not find what they came for. Works without a script. */
export function ShopSearch() {
  const { problem } = useTexts().shop.shell
  return (
    <search>
      <form className={styles.search} action={inLanguage(useLanguage(), '/products')}>
        <input
          className={styles.words}
          type="search"
          name="q"
          aria-label={problem.search}
          placeholder={problem.search}
          maxLength={100}
          required
        />
        <Button type="submit" kind="outline">
          {problem.find}
        </Button>
      </form>
    </search>
  )
}
