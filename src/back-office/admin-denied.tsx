import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import styles from './admin-denied.module.css'

export function PartDenied() {
  const { denied } = useAdminTexts()
  const home = <ButtonLink to={inLanguage(useLanguage(), '/')}>{denied.home}</ButtonLink>
  return (
    <EmptyState as="h1" title={denied.title} action={home}>
      <p>{denied.text}</p>
    </EmptyState>
  )
}

export const AccessDenied = () => (
  <main id="main" tabIndex={-1} className={styles.alone}>
    <PartDenied />
  </main>
)
