import styles from './recent-grid.module.css'

/** As high as the list that is on its way, so that nothing moves when it comes. */
export const RecentRoom = ({ count }: { count: number }) => (
  <div className={styles.recent} aria-hidden="true">
    <div className={styles.head}>
      <span className={styles.room} />
    </div>
    <ul className={styles.grid}>
      {Array.from({ length: count }, (_, at) => `room ${at}`).map((room) => (
        <li key={room} className={styles.room} />
      ))}
    </ul>
  </div>
)
