import styles from './invitation.module.css'

/** Whose the invitation is: however long, it stays in its line's width. */
export const Address = ({ children }: { children: string }) => (
  <strong className={styles.address}>
    <bdi dir="ltr">{children}</bdi>
  </strong>
)
