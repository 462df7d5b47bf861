import encodeQR from 'qr'
import styles from './qr-code.module.css'

/** Four light modules around it, as cameras need them (ISO 18004). */
const BORDER = 4

function runsOf(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...text.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('')
}

/** A code for cameras, dark on light whatever ground it stands on; never mirrored. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path className={styles.light} d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path className={styles.dark} d={rows.map(runsOf).join('')} />
    </svg>
  )
}
