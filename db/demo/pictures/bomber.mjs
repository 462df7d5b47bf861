import { both, filled, line, sewn } from './pen.mjs'
import { bands, heavyCloth, zip } from './sweats.mjs'
import { collarBand, insideNeck } from './tshirts.mjs'

export const jacketCut = {
  neck: { half: 108, y: 392, drop: 70 },
  shoulder: [292, 446],
  sleeve: {
    outer: [
      [408, 476],
      [492, 700],
      [540, 1060],
    ],
    inner: [
      [424, 1098],
      [396, 950],
      [350, 836],
    ],
    cuffBend: [486, 1092],
  },
  armpit: [304, 732],
  waist: [306, 960],
  hem: [304, 1160],
  hemDrop: 10,
}

export function shell(seed, { drop, seams = '', stitches = '' }) {
  const made = heavyCloth(jacketCut, seed, { drop })
  return {
    ...made,
    puff: 1.35,
    weave: 'satin',
    seams: made.seams + seams,
    stitches: made.stitches + stitches,
    cloth: { ...made.cloth, across: 0.013, along: 0.013, stiff: 1.3, grain: [120, 130] },
  }
}

const slant = 'M416 862 L368 1044 L398 1052 L446 870 Z'

export const welts = {
  shape: both(filled(slant)),
  puff: 0.05,
  lift: 3.2,
  follow: 1,
  bed: 5,
  weave: 'satin',
  stitches: both(sewn('M420 868 L373 1041 L395 1047 L441 872 Z')),
}

const snaps = {
  shape: both('<circle cx="407" cy="958" r="7" fill="#fff"/>'),
  puff: 0,
  lift: 2.6,
  follow: 1,
  dents: 0,
  weave: 'none',
  dye: [0.16, 0.16, 0.165],
}

function armPocket() {
  const tape = 'M196 676 L236 560'
  const metal = { puff: 0, follow: 1, dents: 0, weave: 'none', dye: [0.13, 0.13, 0.134] }
  const box = 'M178 672 L224 540 L262 556 L216 690 Z'
  return [
    {
      shape: filled(box),
      puff: 0.04,
      lift: 2.4,
      follow: 1,
      bed: 5,
      weave: 'satin',
      stitches: sewn('M185 668 L227 548 L254 560 L212 680 Z'),
    },
    { ...metal, shape: line(tape, 6), lift: 1.8, rib: { shape: line(tape, 6), at: (_, v) => v, size: 5, depth: 0.9 } },
    { ...metal, shape: line('M232 568 L224 606', 6), lift: 3 },
  ]
}

const collar = { wide: 46, rise: 20 }

export const bomber = {
  place: { x: 0, y: 62, width: 1200 },
  closeUps: [
    { of: 'front', x: 440, y: 330, width: 320 },
    { of: 'front', x: 330, y: 930, width: 280 },
  ],
  front: (seed) => [
    ...insideNeck(jacketCut, { weave: 'satin' }, { rise: 19, wide: 42 }),
    shell(seed, { stitches: both(sewn('M574 480 V1160')) }),
    welts,
    snaps,
    ...armPocket(),
    ...bands(jacketCut),
    collarBand(jacketCut, collar, { weave: 'fleece', lift: 6, puff: 0.3 }),
    ...zip(424, 1232),
  ],
  back: (seed) => [
    shell(seed + 50, { drop: 14, seams: both(line('M600 470 Q440 470 342 452', 2)) }),
    ...bands(jacketCut),
    collarBand(jacketCut, { drop: 22, wide: 44, rise: 22 }, { weave: 'fleece', lift: 6, puff: 0.3 }),
  ],
}
