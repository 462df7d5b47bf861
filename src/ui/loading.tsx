import styles from './loading.module.css'

interface LoadingProps {
  label: string
  withoutScript?: string
}

/** Comes up only after 200 ms: what is quick should not flicker. */
export const Loading = ({ label, withoutScript }: LoadingProps) => (
  <>
    <p role="status" className={styles.loading}>
      {label}
    </p>
    {withoutScript ? (
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
    ) : null}
  </>
)
