import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import styles from './chart.module.css'
import { lineText, namesUnder, pointText, roundMost } from './chart-scale.ts'

interface ChartPoint {
  point: string
  height: number
  words: string
}

interface ChartProps {
  points: readonly ChartPoint[]
  measure: string
  period: string
}

/** Names that do not touch: on a desk, and on a phone. */
const MOST_NAMES = { wide: 6, narrow: 4 } as const
const KEYS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowDown: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Time runs from left to right in both languages, and is said to where words don’t; the amounts begin the row. */
export function SalesChart({ points, measure, period }: ChartProps) {
  const { chart } = useAdminTexts().overview
  const language = useLanguage()
  const last = points.length - 1
  const [chosen, setChosen] = useState<number | null>(null)
  const at = Math.min(chosen ?? last, last)
  const here = points[at]
  const most = roundMost(Math.max(...points.map(({ height }) => height)))
  if (!here) return null
  const words = `${pointText(here.point, language)}: ${here.words}`

  const point = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setChosen(Math.max(0, Math.min(last, Math.floor(((clientX - left) / width) * points.length))))
  }
  const move = (event: KeyboardEvent): void => {
    const to = KEYS[event.key]
    if (!to) return
    event.preventDefault()
    setChosen(to(at, last))
  }

  return (
    <div className={styles.chart}>
      <p className={styles.here} aria-hidden="true">
        <span>{pointText(here.point, language)}</span> <strong>{here.words}</strong>
      </p>
      <div className={styles.body}>
        <div className={styles.lines} aria-hidden="true">
          {[1, 0.5, 0].map((share) => (
            <bdi key={share}>{lineText(most * share, language)}</bdi>
          ))}
        </div>
        <div
          className={styles.plot}
          dir="ltr"
          role="slider"
          tabIndex={0}
          aria-label={chart.label(measure, period)}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={at + 1}
          aria-valuetext={words}
          onKeyDown={move}
          onPointerDown={point}
          onPointerMove={point}
        >
          <Columns points={points} at={at} most={most} />
        </div>
        <Names points={points} size="wide" />
        <Names points={points} size="narrow" />
      </div>
      {language === 'ar' ? <p className={styles.direction}>{chart.direction}</p> : null}
    </div>
  )
}

function Names({ points, size }: { points: readonly ChartPoint[]; size: keyof typeof MOST_NAMES }) {
  const all = points.map(({ point }) => point)
  const names = namesUnder(all, MOST_NAMES[size], useLanguage())
  return (
    <div className={`${styles.names} ${styles[size]}`} dir="ltr" aria-hidden="true">
      {all.map((point, at) => (
        <span key={point}>{names[at] ? <bdi>{names[at]}</bdi> : null}</span>
      ))}
    </div>
  )
}

function Columns({ points, at, most }: { points: readonly ChartPoint[]; at: number; most: number }) {
  return (
    <svg className={styles.columns} viewBox={`0 0 ${points.length} 100`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.band} x={at} width="1" height="100" />
      {[0, 50, 100].map((line) => (
        <line key={line} className={styles.rule} x2={points.length} y1={line} y2={line} />
      ))}
      {points.map(({ point, height }, index) => {
        const share = (Math.max(0, height) / most) * 100
        return (
          <rect key={point} className={styles.column} x={index + 0.15} width="0.7" y={100 - share} height={share} />
        )
      })}
    </svg>
  )
}
