import { BOTTOM, TOP } from '#catalog/garment-outline.tsx'
import type { SizeGroup } from '#catalog/product.ts'
import styles from './size-chart.module.css'

interface Drawing {
  outline: string
  /** Where each measure runs, and where its number stands. */
  measures: readonly { line: string; x: number; y: number }[]
}

const DRAWINGS: Record<SizeGroup, Drawing> = {
  top: {
    outline: TOP,
    measures: [
      { line: 'M52 104h96', x: 100, y: 104 },
      { line: 'M118 34v174', x: 118, y: 160 },
      { line: 'M42 40h116', x: 76, y: 40 },
      { line: 'M158 42l26 52', x: 172, y: 70 },
    ],
  },
  bottom: {
    outline: BOTTOM,
    measures: [
      { line: 'M57 28h86', x: 100, y: 28 },
      { line: 'M52 64h96', x: 76, y: 64 },
      { line: 'M103 86l18 122', x: 110, y: 140 },
      { line: 'M50 30 34 210', x: 42, y: 124 },
    ],
  },
}

/** The garment laid flat, with the measures drawn in. What it shows is said beside it. */
export function GarmentDrawing({ group }: { group: SizeGroup }) {
  const { outline, measures } = DRAWINGS[group]
  return (
    <svg className={styles.drawing} viewBox="0 0 200 224" fill="none" aria-hidden="true" focusable="false">
      <path d={outline} stroke="currentColor" strokeWidth="2" />
      {measures.map(({ line, x, y }, at) => (
        <g key={line}>
          <path d={line} stroke="currentColor" strokeWidth="1.2" strokeDasharray="4 3" />
          <rect x={x - 9} y={y - 9} width="18" height="18" className={styles.dot} />
          <text x={x} y={y + 4} textAnchor="middle" className={styles.label}>
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
