import { lightBodyFolds, longSleeveFolds, shortSleeveFolds } from './folds.mjs'
import { both, filled, line, sewn } from './pen.mjs'
import * as tops from './tops.mjs'

const regular = {
  neck: { half: 100, y: 280, drop: 98 },
  shoulder: [276, 336],
  sleeve: {
    outer: [
      [360, 366],
      [424, 462],
      [496, 580],
    ],
    inner: [
      [362, 706],
      [340, 664],
      [318, 622],
    ],
    cuffBend: [425, 658],
  },
  armpit: [304, 596],
  waist: [298, 900],
  hem: [308, 1216],
}

const wide = {
  neck: { half: 94, y: 284, drop: 84 },
  shoulder: [330, 360],
  sleeve: {
    outer: [
      [406, 392],
      [456, 520],
      [506, 706],
    ],
    inner: [
      [388, 776],
      [374, 738],
      [364, 704],
    ],
    cuffBend: [446, 754],
  },
  armpit: [352, 664],
  waist: [350, 930],
  hem: [352, 1208],
}

const longSleeved = {
  neck: { half: 98, y: 270, drop: 94 },
  shoulder: [272, 326],
  sleeve: {
    outer: [
      [372, 356],
      [446, 600],
      [502, 1010],
    ],
    inner: [
      [412, 1036],
      [382, 850],
      [334, 712],
    ],
    cuffBend: [458, 1032],
  },
  armpit: [292, 600],
  waist: [286, 900],
  hem: [296, 1196],
}

function cloth(cut, seed, { drop = cut.neck.drop, stitches = '', sleeveFolds = shortSleeveFolds } = {}) {
  return {
    shape: tops.topShape(cut, drop),
    puff: 1,
    seams: tops.topSeams(cut),
    stitches: tops.hemStitches(cut) + stitches,
    cloth: { guides: [...lightBodyFolds(cut, seed), ...sleeveFolds(cut, seed + 1)], across: 0.017, along: 0.008 },
  }
}

// The ribs' centre stays well away from the band: near it they would crowd closer than a pixel.
function bandRib({ neck }, { drop = neck.drop, wide = 26 } = {}) {
  if (drop < 40) return tops.ribAround(600, neck.y - 330, 345)
  if (wide > 40) return tops.ribAround(600, neck.y - 110, 190)
  return tops.ribAround(600, neck.y - 30, 130)
}

export function collarBand(cut, options, more = {}) {
  const shape = tops.neckBand(cut, options)
  const rib = { shape, at: bandRib(cut, options), size: 3.3 }
  return { shape, puff: 0.12, lift: 4, follow: 1, dents: 0.4, rib, ...more }
}

/** What the open neck shows of the back: its inside, its half of the band, and the label. */
export function insideNeck(cut, more = {}, { rise, wide } = {}) {
  const band = tops.neckInsideBand(cut, { rise, wide })
  const label = `<rect x="575" y="${cut.neck.y + 24}" width="50" height="30" rx="2" fill="#fff"/>`
  const rib = { shape: band, at: tops.ribAround(600, cut.neck.y - 330, 340), size: 3.3 }
  return [
    { shape: tops.neckInside(cut, rise), puff: 0, tone: 0.8, raise: -14, ...more },
    { shape: band, puff: 0, follow: 1, tone: 0.86, rib, ...more },
    { shape: label, puff: 0, lift: 0.7, curl: 1, follow: 1, weave: 'satin', tone: 0.9, color: more.color },
  ]
}

function front(cut, seed, options = {}) {
  const collarStitches = both(sewn(tops.neckLine(cut, { off: 14 })))
  const stitches = (options.stitches ?? tops.cuffStitches(cut)) + collarStitches
  return [...insideNeck(cut), cloth(cut, seed, { ...options, stitches }), collarBand(cut)]
}

function back(cut, seed, options = {}) {
  const stitches = (options.stitches ?? tops.cuffStitches(cut)) + both(sewn(tops.neckLine(cut, { drop: 16, off: 14 })))
  return [cloth(cut, seed + 40, { ...options, drop: 14, stitches }), collarBand(cut, { drop: 16, wide: 26, rise: 6 })]
}

const collarAndHem = (x, y) => [
  { of: 'front', x: 452, y: 190, width: 296 },
  { of: 'front', x, y, width: 220 },
]

export const tshirt = {
  closeUps: collarAndHem(262, 1016),
  front: (seed) => front(regular, seed),
  back: (seed) => back(regular, seed),
}

export const oversizedTshirt = {
  closeUps: [
    { of: 'front', x: 450, y: 196, width: 300 },
    { of: 'front', x: 66, y: 586, width: 260 },
  ],
  front: (seed) => front(wide, seed),
  back: (seed) => back(wide, seed),
}

function sleeveEnds(cut) {
  const shape = tops.cuffBand(cut, 44)
  return { shape, puff: 0.3, lift: 3, raise: 2, rib: { shape, at: tops.cuffRib(cut), size: 4 }, dents: 0.8 }
}

const soft = (cut, seed) => longSleeveFolds(cut, seed).map((guide) => ({ ...guide, amount: guide.amount * 0.8 }))
const longOptions = { sleeveFolds: soft, stitches: '' }

export const longsleeveTshirt = {
  place: { x: 10, y: -12, width: 1180 },
  closeUps: [
    { of: 'front', x: 448, y: 176, width: 304 },
    { of: 'front', x: 50, y: 900, width: 220 },
  ],
  front: (seed) => [...front(longSleeved, seed, longOptions), sleeveEnds(longSleeved)],
  back: (seed) => [...back(longSleeved, seed, longOptions), sleeveEnds(longSleeved)],
}

const chestPocket = {
  shape: filled('M652 486 L772 482 Q775 556 772 600 Q744 618 713 634 Q680 620 654 604 Q650 540 652 486 Z'),
  puff: 0.12,
  lift: 4.5,
  follow: 1,
  bed: 3,
  dents: 0.5,
  seams: line('M653 508 L772 504', 1.4),
  stitches:
    sewn('M653 503 L772 499') + sewn('M658 510 Q657 550 660 600 Q684 614 713 627 Q740 614 766 597 Q769 550 767 506'),
}

export const pocketTshirt = {
  closeUps: [
    { of: 'front', x: 596, y: 414, width: 240 },
    { of: 'front', x: 262, y: 1016, width: 220 },
  ],
  front: (seed) => [...front(regular, seed + 3), chestPocket],
  back: (seed) => back(regular, seed + 3),
}
