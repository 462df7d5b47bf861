import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import styles from './account-orders.module.css'

export function BackToAccount() {
  const { orders: texts } = useTexts('account').account
  return (
    <Link className={styles.back} to={inLanguage(useLanguage(), '/account')}>
      <ChevronIcon turn="back" />
      {texts.back}
    </Link>
  )
}
