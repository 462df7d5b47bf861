import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import styles from './admin-denied.module.css'

interface DeniedProps {
  title: string
  text: string
  to: string
  way: string
}

const Denied = ({ title, text, to, way }: DeniedProps) => (
  <EmptyState as="h1" title={title} action={<ButtonLink to={inLanguage(useLanguage(), to)}>{way}</ButtonLink>}>
    <p>{text}</p>
  </EmptyState>
)

/** To one of the team: a page that is the owner's. */
export function PartDenied() {
  const { denied } = useAdminTexts()
  return <Denied title={denied.ownersTitle} text={denied.ownersText} to="/admin" way={denied.overview} />
}

export function AccessDenied() {
  const { denied } = useAdminTexts()
  return (
    <main id="main" tabIndex={-1} className={styles.alone}>
      <Denied title={denied.title} text={denied.text} to="/" way={denied.home} />
    </main>
  )
}
