import { jacketCut, shell, welts } from './bomber.mjs'
import { both, filled, line, sewn } from './pen.mjs'
import { bands, heavyCloth, round } from './sweats.mjs'
import * as tops from './tops.mjs'
import { collarBand, insideNeck } from './tshirts.mjs'

// The limited edition: what only a shop of black and white makes. A sweater of two halves, a quilted liner, and a varsity
// jacket whose sleeves are of the other colour.

// Sweater of two halves

const rightHalf = filled('M600 -50 H1400 V1600 H600 Z')
const leftHalf = filled('M600 -50 H-200 V1600 H600 Z')

function halves(seed, half, { drop = round.neck.drop } = {}) {
  const made = heavyCloth(round, seed, { drop })
  const low = round.neck.y + drop
  return {
    ...made,
    print: { shape: half },
    seams: made.seams + line(`M600 ${low} V1190`, 2),
    stitches: made.stitches + sewn(`M591 ${low} V1180`) + sewn(`M609 ${low} V1180`),
  }
}

const knitBand = { weave: 'fleece', lift: 5 }

export const split = {
  place: { x: 0, y: 70, width: 1200 },
  closeUps: [
    { of: 'front', x: 430, y: 330, width: 340 },
    { of: 'front', x: 470, y: 1000, width: 260 },
  ],
  front: (seed) => [
    ...insideNeck(round, { weave: 'fleece' }),
    halves(seed, rightHalf),
    ...bands(round),
    collarBand(round, { wide: 34, rise: 8 }, knitBand),
  ],
  back: (seed) => [
    halves(seed + 50, leftHalf, { drop: 16 }),
    ...bands(round),
    collarBand(round, { drop: 18, wide: 30, rise: 9 }, knitBand),
  ],
}

// Quilted liner

const liner = { ...jacketCut, neck: { half: 92, y: 388, drop: 96 }, hem: [312, 1236], hemDrop: 12 }
const DIAMOND = 88

/** Down between two diagonal rows of stitches. */
const quilt = (x, y) => {
  const up = Math.abs(Math.sin(((x - 600 + y) / DIAMOND) * Math.PI))
  const down = Math.abs(Math.sin(((x - 600 - y) / DIAMOND) * Math.PI))
  return 15 * (up * down) ** 0.42
}

function quiltRows() {
  const rows = []
  for (let c = -20 * DIAMOND; c <= 32 * DIAMOND; c += DIAMOND) {
    rows.push(`M${600 + c} 0 L${600 + c - 1600} 1600`, `M${600 + c - 1600} 0 L${600 + c} 1600`)
  }
  return rows
}

const rows = quiltRows()
const quiltSeams = rows.map((row) => line(row, 1.1)).join('')
const quiltStitches = rows.map((row) => sewn(row, 1.2)).join('')

function padded(seed, { drop = liner.neck.drop } = {}) {
  const made = heavyCloth(liner, seed, { drop })
  const guides = made.cloth.guides.map((guide) => ({ ...guide, amount: guide.amount * 0.55 }))
  return {
    ...made,
    puff: 1.2,
    weave: 'satin',
    dome: quilt,
    seams: `${made.seams}<g opacity="0.55">${quiltSeams}</g>`,
    stitches: quiltStitches,
    pucker: 0.5,
    cloth: { ...made.cloth, guides, across: 0.01, along: 0.008 },
  }
}

const tape = { puff: 0.1, lift: 4.5, follow: 0.9, bed: 9, dents: 0.6, weave: 'twill', raise: 1 }

function tapes() {
  return [
    { ...tape, shape: tops.hemBand(liner, 14), follow: 0, stitches: sewn(tops.hemLine(liner, -9)) },
    { ...tape, shape: tops.cuffBand(liner, 16), follow: 0, stitches: both(sewn(tops.cuffLine(liner, -10))) },
  ]
}

const frontTape = {
  ...tape,
  shape: filled('M580 470 L620 470 L620 1251 L580 1251 Z'),
  seams: line('M619 486 V1248', 1.6),
  stitches: sewn('M586 478 V1244') + sewn('M613 478 V1244'),
}

const snapPlaces = [528, 668, 808, 948, 1088, 1208].map((y) => [600, y])

function snapsAt(places, radius = 9) {
  const ring = ([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff"/>`
  const dimple = ([x, y]) =>
    `<circle cx="${x}" cy="${y}" r="${radius * 0.45}" fill="none" stroke="#fff" stroke-width="2"/>`
  return {
    shape: places.map(ring).join(''),
    puff: 0,
    lift: 3.4,
    curl: 1.8,
    follow: 1,
    dents: 0,
    weave: 'none',
    seams: places.map(dimple).join(''),
    pucker: 0,
    dye: [0.19, 0.19, 0.195],
  }
}

const linerPockets = [
  {
    ...tape,
    shape: both(filled('M344 960 L508 960 L508 1132 Q508 1146 494 1146 L358 1146 Q344 1146 344 1132 Z')),
    lift: 5,
    bed: 16,
    follow: 1,
    weave: 'satin',
    stitches: both(sewn('M351 966 V1130 Q351 1139 360 1139 L492 1139 Q501 1139 501 1130 V966')),
  },
  {
    ...tape,
    shape: both(filled('M344 954 H508 V976 H344 Z')),
    lift: 4,
    follow: 1,
    bed: 12,
    stitches: both(sewn('M348 972 H504')),
  },
]

const neckTape = { weave: 'twill', lift: 5, puff: 0.2, rib: null }

export const quilted = {
  place: { x: 0, y: 62, width: 1200 },
  closeUps: [
    { of: 'front', x: 430, y: 340, width: 340 },
    { of: 'front', x: 320, y: 930, width: 300 },
  ],
  front: (seed) => [
    ...insideNeck(liner, { weave: 'satin', rib: null }),
    padded(seed),
    ...linerPockets,
    ...tapes(),
    frontTape,
    collarBand(liner, { wide: 24, rise: 8 }, neckTape),
    snapsAt(snapPlaces),
  ],
  back: (seed) => [
    padded(seed + 50, { drop: 16 }),
    ...tapes(),
    collarBand(liner, { drop: 18, wide: 24, rise: 8 }, neckTape),
  ],
}

// Varsity jacket

const sleeves = both(
  filled(`${tops.armhole(jacketCut)} L284 800 L262 1300 L-200 1300 L-200 300 L${600 - jacketCut.shoulder[0]} 380 Z`),
)

const ribStripes = [
  [-15, -32],
  [-19, -39],
]

function stripedBands() {
  const [hem, cuff] = bands(jacketCut)
  const hemStripes = ribStripes[0].map((up) => line(tops.hemLine(jacketCut, up), 9)).join('')
  const cuffStripes = both(ribStripes[1].map((up) => line(tops.cuffLine(jacketCut, up, 0.25), 10)).join(''))
  return [
    { ...hem, print: { shape: hemStripes } },
    { ...cuff, print: { shape: cuffStripes } },
  ]
}

function wool(seed, { drop, seams = '', stitches = '' } = {}) {
  return { ...shell(seed, { drop, seams, stitches }), weave: 'fleece', print: { shape: sleeves } }
}

const corner = (x, y, out, turn) => {
  const angle = (turn * Math.PI) / 180
  return `${(x + out * Math.sin(angle)).toFixed(1)} ${(y - out * Math.cos(angle)).toFixed(1)}`
}

/** The eight-pointed star of Cairo's lattice windows. */
function star(x, y, out) {
  const corners = Array.from({ length: 16 }, (_, i) => corner(x, y, i % 2 ? out * 0.765 : out, i * 22.5))
  return `M${corners.join(' L')} Z`
}

function embroidered(x, y, out) {
  const rays = Array.from({ length: 64 }, (_, i) => {
    return `M${corner(x, y, out * 0.5, i * 5.625)} L${corner(x, y, out * 0.98, i * 5.625)}`
  })
  const ring = `${star(x, y, out)} ${star(x, y, out * 0.5)}`
  const thick = { puff: 0, follow: 1, dents: 0.3, weave: 'none', color: 'other' }
  return [
    {
      ...thick,
      shape: filled(ring, 'evenodd'),
      lift: 5,
      bed: 3,
      seams: `<g opacity="0.55">${rays.map((ray) => line(ray, out * 0.016)).join('')}</g>`,
      pucker: 0,
      stitches: sewn(star(x, y, out * 0.93), 1.6) + sewn(star(x, y, out * 0.56), 1.6),
    },
    { ...thick, shape: filled(star(x, y, out * 0.26)), lift: 4, stitches: sewn(star(x, y, out * 0.2), 1.4) },
  ]
}

const jacketSnaps = [506, 636, 766, 896, 1026, 1142].map((y) => [600, y])
const varsityCollar = { wide: 46, rise: 14 }

function varsityNeck(options, more = {}) {
  const stripes = [-13, -25].map((off) => both(line(tops.neckLine(jacketCut, { drop: options.drop, off }), 7))).join('')
  return collarBand(jacketCut, options, { weave: 'fleece', lift: 6, puff: 0.3, print: { shape: stripes }, ...more })
}

export const varsity = {
  place: { x: 0, y: 62, width: 1200 },
  closeUps: [
    { of: 'front', x: 590, y: 450, width: 300 },
    { of: 'front', x: 30, y: 920, width: 270 },
  ],
  // The product with more pictures than any other: side, from where on the sheet, and how wide.
  moreCloseUps: {
    black: [
      ['front', 470, 350, 260],
      ['front', 545, 452, 150],
      ['front', 655, 525, 150],
      ['front', 330, 840, 170],
      ['front', 720, 830, 180],
      ['front', 980, 980, 200],
      ['front', 500, 1060, 200],
      ['front', 260, 1080, 190],
      ['front', 270, 430, 220],
      ['front', 830, 520, 200],
      ['front', 80, 660, 240],
      ['front', 540, 372, 120],
      ['front', 545, 810, 180],
      ['back', 480, 360, 240],
      ['back', 430, 550, 340],
      ['back', 600, 640, 150],
      ['back', 440, 1010, 280],
      ['back', 880, 560, 240],
    ],
  },
  front: (seed) => [
    ...insideNeck(jacketCut, { weave: 'satin' }, { rise: 16, wide: 36 }),
    wool(seed, { seams: line('M618 468 V1162', 2), stitches: sewn('M576 474 V1162') }),
    { ...welts, color: 'other' },
    ...stripedBands(),
    varsityNeck(varsityCollar),
    ...embroidered(730, 610, 58),
    snapsAt(jacketSnaps, 10),
  ],
  back: (seed) => [
    wool(seed + 50, { drop: 14 }),
    ...stripedBands(),
    varsityNeck({ drop: 22, wide: 44, rise: 14 }),
    ...embroidered(600, 760, 150),
  ],
}
