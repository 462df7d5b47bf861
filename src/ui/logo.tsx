import { useTexts } from '#i18n/use-texts.tsx'
import styles from './logo.module.css'

/** The name, black on one side and white on the other: the sign between them stands on the seam. */
export function Logo() {
  const { black, and, white } = useTexts().shop.shell.logo
  return (
    <span className={styles.logo} dir="ltr" lang="en">
      <span className={styles.black}>{black}</span> <span className={styles.and}>{and}</span>{' '}
      <span className={styles.white}>{white}</span>
    </span>
  )
}
