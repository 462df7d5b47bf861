import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './admin-page.module.css'
import { useIsOwner, useMayChange } from './admin-roles.tsx'

/** Above a list: that a viewer only looks; to staff what is the owner's alone, where there is such a thing. */
export function WhoMay({ ownerOnly }: { ownerOnly?: string }) {
  const { common } = useAdminTexts()
  const mayChange = useMayChange()
  const isOwner = useIsOwner()
  const words = mayChange ? ownerOnly : common.onlyLooking
  return isOwner || !words ? null : <Notice className={styles.whoMay}>{words}</Notice>
}
