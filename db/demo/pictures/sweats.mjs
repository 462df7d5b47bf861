import { heavyBodyFolds, longSleeveFolds } from './folds.mjs'
import { hoodBack, hoodFront } from './hood.mjs'
import { along, both, filled, line, sewn, twoSided } from './pen.mjs'
import * as tops from './tops.mjs'
import { collarBand, insideNeck } from './tshirts.mjs'

const hooded = {
  neck: { half: 118, y: 398, drop: 90 },
  shoulder: [284, 448],
  sleeve: {
    outer: [
      [392, 480],
      [474, 700],
      [532, 1074],
    ],
    inner: [
      [430, 1110],
      [404, 950],
      [352, 830],
    ],
    cuffBend: [484, 1102],
  },
  armpit: [298, 724],
  waist: [296, 950],
  hem: [296, 1172],
  hemDrop: 12,
}

export const round = { ...hooded, neck: { half: 106, y: 394, drop: 84 } }

export function heavyCloth(cut, seed, { drop = cut.neck.drop, ...more } = {}) {
  const guides = [...heavyBodyFolds(cut, seed), ...longSleeveFolds(cut, seed + 1)]
  return {
    shape: tops.topShape(cut, drop),
    puff: 1.15,
    lift: 4,
    weave: 'fleece',
    seams: tops.topSeams(cut),
    stitches: both(sewn(tops.armhole(cut, 7))),
    cloth: { guides, across: 0.016, along: 0.012, stiff: 1.5, grain: [110, 170] },
    ...more,
  }
}

function ribbed(shape, at, more = {}) {
  const rib = { shape, at, size: 6, depth: 1.1 }
  return { shape, puff: 0.3, lift: 4, weave: 'fleece', rib, dents: 1, raise: 3, ...more }
}

export function bands(cut) {
  return [
    ribbed(tops.hemBand(cut, 66), tops.ribAlong(1, 0), { seams: line(tops.hemLine(cut, 2), 2) }),
    ribbed(tops.cuffBand(cut, 72), tops.cuffRib(cut), { seams: both(line(tops.cuffLine(cut, 2), 2)) }),
  ]
}

function pocketFolds(seed) {
  const guides = twoSided([along([470, 900], [440, 1160], 34, 0.05), along([400, 1120], [590, 1150], 30, 0.06)], seed)
  return { guides, across: 0.012, along: 0.01, stiff: 1.6, gain: 0.7 }
}

const handEdge = sewn('M484 888 L394 1030') + sewn('M496 888 L405 1034') + sewn('M392 1034 L394 1168')

function kangarooPocket(seed) {
  return {
    shape: both(filled('M602 880 L478 880 L386 1026 L388 1180 L602 1184 Z')),
    puff: 0.25,
    lift: 3.5,
    follow: 0.9,
    weave: 'fleece',
    stitches: both(sewn('M600 888 L484 888') + handEdge),
    cloth: pocketFolds(seed),
  }
}

function cords() {
  const thin = { puff: 0, curl: 2.6, follow: 1, dents: 0 }
  const left = 'M566 468 C556 520 562 580 552 668'
  const right = 'M634 468 C646 520 636 570 644 640'
  const ends = line('M552 652 L550 682', 10) + line('M643 626 L645 655', 10)
  const eyelets = both('<circle cx="566" cy="466" r="7" fill="#fff"/>')
  return [
    { ...thin, shape: eyelets, lift: 3, curl: 1, weave: 'none', tone: 0.75 },
    { ...thin, shape: line(left, 8.5) + line(right, 8.5), lift: 3, weave: 'canvas' },
    { ...thin, shape: ends, lift: 3.5, raise: 1, weave: 'satin', tone: 0.9 },
  ]
}

const hoodPlace = { x: 0, y: -52, width: 1200 }

export const hoodie = {
  place: hoodPlace,
  closeUps: [
    { of: 'front', x: 430, y: 330, width: 340 },
    { of: 'front', x: 350, y: 965, width: 260 },
  ],
  front: (seed) => [
    heavyCloth(hooded, seed),
    kangarooPocket(seed + 5),
    ...bands(hooded),
    ...hoodFront(seed + 9),
    ...cords(),
  ],
  back: (seed) => [heavyCloth(hooded, seed + 40), ...bands(hooded), hoodBack(seed + 45)],
}

/** Two tapes, the teeth between them, and a slider hanging from the top. */
export function zip(top, bottom, x = 600) {
  const teeth = `<rect x="${x - 4.5}" y="${top}" width="9" height="${bottom - top}" rx="2" fill="#fff"/>`
  const tapes = `<rect x="${x - 15}" y="${top}" width="30" height="${bottom - top}" rx="3" fill="#fff"/>`
  const slider = `<rect x="${x - 8}" y="${top + 2}" width="16" height="24" rx="5" fill="#fff"/>`
  const tab = `<rect x="${x - 5}" y="${top + 24}" width="10" height="44" rx="4.5" fill="#fff"/>`
  const edges = line(`M${x - 17} ${top} V${bottom}`, 1.6) + line(`M${x + 17} ${top} V${bottom}`, 1.6)
  const metal = { puff: 0, follow: 1, dents: 0, weave: 'none' }
  const size = 6.5
  return [
    { shape: tapes, puff: 0, lift: 1.2, follow: 1, bed: 4, weave: 'twill', tone: 0.92, seams: edges, pucker: 1.6 },
    { ...metal, shape: teeth, lift: 2.4, rib: { shape: teeth, at: (_, v) => v, size, depth: 1.2 }, dye: steel },
    { ...metal, shape: slider, lift: 4, raise: 2, dye: steel },
    { ...metal, shape: tab, lift: 2.5, raise: 3, dye: steel },
  ]
}

const steel = [0.13, 0.13, 0.134]

function splitPockets(seed) {
  return {
    shape: both(filled('M572 886 L486 886 L386 1034 L388 1180 L572 1183 Z')),
    puff: 0.25,
    lift: 3.5,
    follow: 0.9,
    weave: 'fleece',
    stitches: both(sewn('M570 894 L490 894 L394 1038 L394 1168') + sewn('M502 896 L405 1040')),
    cloth: pocketFolds(seed),
  }
}

export const zipHoodie = {
  place: hoodPlace,
  closeUps: [
    { of: 'front', x: 440, y: 420, width: 320 },
    { of: 'front', x: 366, y: 950, width: 300 },
  ],
  front: (seed) => [
    heavyCloth(hooded, seed, { stitches: both(sewn(tops.armhole(hooded, 7)) + sewn('M578 540 V1172')) }),
    splitPockets(seed + 5),
    ...bands(hooded),
    ...zip(528, 1250),
    ...hoodFront(seed + 9),
    ...cords(),
  ],
  back: (seed) => [heavyCloth(hooded, seed + 60), ...bands(hooded), hoodBack(seed + 65)],
}

const wideBand = { wide: 34, rise: 8 }
const notch = line('M556 484 L600 548 L644 484', 1.6)
const notchStitches = sewn('M565 484 L600 536 L635 484')

export const crewneck = {
  place: { x: 0, y: 70, width: 1200 },
  closeUps: [
    { of: 'front', x: 442, y: 308, width: 316 },
    { of: 'front', x: 30, y: 960, width: 240 },
  ],
  front: (seed) => [
    ...insideNeck(round, { weave: 'fleece' }),
    heavyCloth(round, seed, {
      seams: tops.topSeams(round) + notch,
      stitches: both(sewn(tops.armhole(round, 7)) + sewn(tops.neckLine(round, { off: 14 }))) + notchStitches,
    }),
    ...bands(round),
    collarBand(round, wideBand, { weave: 'fleece', lift: 5 }),
  ],
  back: (seed) => [
    heavyCloth(round, seed + 50, { drop: 16 }),
    ...bands(round),
    collarBand(round, { drop: 18, wide: 30, rise: 9 }, { weave: 'fleece', lift: 5 }),
  ],
}
