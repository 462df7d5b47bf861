import { along, both, filled, line, sewn, twoSided } from './pen.mjs'
import * as tops from './tops.mjs'
import { insideNeck } from './tshirts.mjs'

// A long garment: nine units to the centimetre, from the shoulder to the ankle.
const cut = {
  neck: { half: 66, y: 120, drop: 50 },
  shoulder: [178, 152],
  sleeve: {
    outer: [
      [250, 176],
      [330, 420],
      [420, 668],
    ],
    inner: [
      [262, 742],
      [246, 620],
      [218, 500],
    ],
    cuffBend: [346, 724],
  },
  armpit: [196, 400],
  waist: [210, 720],
  hem: [312, 1382],
  hemDrop: 26,
}

function folds(seed) {
  return twoSided(
    [
      along([410, 410], [320, 1380], 34, 0.12),
      along([450, 360], [390, 1390], 36, 0.11),
      along([500, 420], [460, 1400], 34, 0.13),
      along([548, 330], [530, 1400], 34, 0.11),
      along([590, 520], [596, 1400], 30, 0.1),
      along([470, 800], [420, 1400], 26, 0.1),
      along([400, 900], [350, 1390], 24, 0.12),
      along([404, 396], [520, 560], 30, 0.08),
      along([410, 210], [300, 620], 30, 0.11),
      along([370, 240], [240, 640], 30, 0.12),
      along([392, 380], [320, 700], 26, 0.12),
      along([396, 400], [430, 240], 24, 0.09),
    ],
    seed,
    20,
  )
}

function robe(seed, { drop = cut.neck.drop, seams = '', stitches = '' } = {}) {
  return {
    shape: tops.topShape(cut, drop),
    puff: 0.95,
    lift: 3,
    weave: 'crepe',
    seams: tops.topSeams(cut) + seams,
    stitches: tops.hemStitches(cut, [26]) + tops.cuffStitches(cut, [22]) + stitches,
    cloth: { guides: folds(seed), across: 0.02, along: 0.004, stiff: 0.9, grain: [46, 320], hold: 0.006 },
  }
}

function collar(options) {
  return { shape: tops.neckBand(cut, options), puff: 0.15, lift: 4, follow: 1, dents: 0.4, weave: 'crepe' }
}

const placket = {
  shape: filled('M582 166 L618 166 L618 420 Q600 432 582 420 Z'),
  puff: 0.05,
  lift: 2.6,
  follow: 1,
  bed: 4,
  dents: 0.4,
  weave: 'crepe',
  stitches: sewn('M587 174 L587 417 Q600 426 613 417 L613 174'),
}

const buttons = {
  shape: [198, 246, 294, 342, 390].map((y) => `<circle cx="600" cy="${y}" r="6" fill="#fff"/>`).join(''),
  puff: 0,
  lift: 3.4,
  follow: 1,
  dents: 0,
  weave: 'satin',
}

const sidePockets = both(line('M372 700 C366 750 358 800 350 850', 2))

export const jilbab = {
  closeUps: [
    { of: 'front', x: 466, y: 62, width: 268 },
    { of: 'front', x: 150, y: 520, width: 270 },
  ],
  front: (seed) => [
    ...insideNeck(cut, { weave: 'crepe', rib: null }),
    robe(seed, { seams: sidePockets }),
    placket,
    buttons,
    collar({ wide: 20, rise: 10 }),
  ],
  back: (seed) => [
    robe(seed + 50, { drop: 10, seams: both(line('M600 290 Q500 290 424 272', 2)) + line('M600 292 V1404', 1.4) }),
    collar({ drop: 12, wide: 22, rise: 10 }),
  ],
}
