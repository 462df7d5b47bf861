import { useTexts } from '#i18n/use-texts.tsx'
import styles from './logo.module.css'

export function Logo() {
  const { black, and, white } = useTexts().shop.shell.logo
  return (
    <span className={styles.logo} dir="ltr" lang="en">
      <span className={styles.black}>{black}</span> <span className={styles.and}>{and}</span>{' '}
      <span className={styles.white}>{white}</span>
    </span>
  )
}
