import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import styles from './chart.module.css'
import { lineText, namedEvery, pointText, roundMost, shortPointText } from './chart-scale.ts'

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

const MOST_NAMES = 6
const KEYS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowDown: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Time runs from left to right in both languages, as in the figures under it. */
export function SalesChart({ points, measure, period }: ChartProps) {
  const { chart } = useAdminTexts().overview
  const language = useLanguage()
  const last = points.length - 1
  const [chosen, setChosen] = useState<number | null>(null)
  const at = Math.min(chosen ?? last, last)
  const here = points[at]
  const most = roundMost(Math.max(...points.map(({ height }) => height)))
  const every = namedEvery(points.length, MOST_NAMES)
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
      <div className={styles.body} dir="ltr">
        <div className={styles.lines} aria-hidden="true">
          {[1, 0.5, 0].map((share) => (
            <bdi key={share}>{lineText(most * share, language)}</bdi>
          ))}
        </div>
        <div
          className={styles.plot}
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
        <div className={styles.names} aria-hidden="true">
          {points.map(({ point }, index) => (
            <span key={point}>
              {(last - index) % every === 0 ? <bdi>{shortPointText(point, language)}</bdi> : null}
            </span>
          ))}
        </div>
      </div>
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
