import type { Cut } from '#catalog/size-chart.ts'
import styles from './size-chart.module.css'

interface Drawing {
  outline: string
  /** What tells it from others of its outline: a hood, a collar, how it closes. */
  details: string
  /** Where each measure runs, and where its number stands. */
  measures: readonly { line: string; x: number; y: number }[]
}

const TOP = 'M75 24 40 38 12 96l30 14 8-16v116h100V94l8 16 30-14-28-58-35-14c-6 14-44 14-50 0z'
const BOTTOM = 'M56 20h88l16 192h-40L100 82 80 212H40z'
const ROBE = 'M78 20 46 34 10 128l28 12 22-46-20 118h120L140 94l22 46 28-12-36-94-32-14c-6 12-38 12-44 0z'
const LONG = 'M74 26 46 38 30 82 14 182l26 6 14-92v116h92V96l14 92 26-6-16-100-16-44-28-12c-8 12-44 12-52 0z'
const CUFFS = 'M16 171l26 6M184 171l-26 6'
const HEM = 'M54 198h92'
const ZIP = 'M100 36v176'
const COLLAR = 'M74 26 82 18h36l8 8-10 18-16-10-16 10z'

const LONG_MEASURES = [
  { line: 'M54 100h92', x: 84, y: 100 },
  { line: 'M120 32v178', x: 120, y: 132 },
  { line: 'M46 44h108', x: 68, y: 44 },
  { line: 'M156 42l14 42 12 98', x: 175, y: 122 },
]

const SHORT_MEASURES = [
  { line: 'M52 104h96', x: 84, y: 104 },
  { line: 'M118 34v174', x: 118, y: 160 },
  { line: 'M42 40h116', x: 68, y: 40 },
  { line: 'M158 42l26 52', x: 172, y: 70 },
]

const long = (details: string): Drawing => ({ outline: LONG, details, measures: LONG_MEASURES })
const short = (details: string): Drawing => ({ outline: TOP, details, measures: SHORT_MEASURES })

const HOOD = 'M70 29C62 10 82 2 100 2s38 8 30 27q-30 32-60 0M79 35C76 16 86 11 100 11s24 5 21 24'
const POUCH = 'M70 198l10-48h40l10 48'

const DRAWINGS: Record<Cut, Drawing> = {
  'T-Shirt': short(''),
  Polo: short(`${COLLAR}M92 40v36h16V40`),
  'Long sleeves': long(`${CUFFS}${HEM}`),
  Hoodie: long(`${HOOD}${CUFFS}${HEM}${POUCH}`),
  'Zip hoodie': long(`${HOOD}${CUFFS}${HEM}${ZIP}M76 198l8-44h8M124 198l-8-44h-8`),
  Shirt: long(`${COLLAR}${CUFFS}${ZIP}`),
  Jacket: long(`M74 26l4-12h44l4 12${CUFFS}${HEM}M100 14v198M66 150l12 26M134 150l-12 26`),
  Jilbab: {
    outline: ROBE,
    details: 'M100 26v44',
    measures: [
      { line: 'M62 84h76', x: 84, y: 84 },
      { line: 'M120 32v178', x: 120, y: 150 },
      { line: 'M46 44h108', x: 68, y: 44 },
      { line: 'M154 38l34 94', x: 178, y: 92 },
    ],
  },
  Trousers: {
    outline: BOTTOM,
    details: 'M55 32h90M100 32v26M60 34c2 16-2 22-8 26M140 34c-2 16 2 22 8 26',
    measures: [
      { line: 'M57 26h86', x: 78, y: 26 },
      { line: 'M52 68h96', x: 76, y: 68 },
      { line: 'M103 86l18 122', x: 112, y: 148 },
      { line: 'M50 30 34 210', x: 42, y: 124 },
    ],
  },
}

/** The garment laid flat, with the measures drawn in. What it shows is said beside it. */
export function GarmentDrawing({ cut }: { cut: Cut }) {
  const { outline, details, measures } = DRAWINGS[cut]
  return (
    <svg className={styles.drawing} viewBox="0 0 200 224" fill="none" aria-hidden="true" focusable="false">
      <path d={outline} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      <path d={details} className={styles.details} strokeWidth="1.5" strokeLinejoin="round" />
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
