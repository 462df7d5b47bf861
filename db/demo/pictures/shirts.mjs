import { lightBodyFolds, longSleeveFolds, shortSleeveFolds } from './folds.mjs'
import { both, filled, line, sewn } from './pen.mjs'
import * as tops from './tops.mjs'

const poloCut = {
  neck: { half: 92, y: 284, drop: 78 },
  shoulder: [272, 340],
  sleeve: {
    outer: [
      [356, 368],
      [420, 462],
      [482, 572],
    ],
    inner: [
      [354, 690],
      [336, 654],
      [316, 622],
    ],
    cuffBend: [415, 645],
  },
  armpit: [302, 598],
  waist: [296, 900],
  hem: [304, 1206],
}

const shirtCut = {
  neck: { half: 84, y: 262, drop: 74 },
  shoulder: [268, 324],
  sleeve: {
    outer: [
      [372, 354],
      [448, 600],
      [504, 996],
    ],
    inner: [
      [404, 1022],
      [376, 850],
      [332, 712],
    ],
    cuffBend: [454, 1018],
  },
  armpit: [294, 592],
  waist: [288, 900],
  hem: [298, 1136],
  hemDrop: 92,
}

function buttons(places, radius = 8) {
  const disc = places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff"/>`).join('')
  const hole = ([x, y]) =>
    [-1, 1]
      .map((side) => `<circle cx="${x + side * radius * 0.3}" cy="${y}" r="${radius * 0.16}" fill="#fff"/>`)
      .join('')
  const holes = places.map(hole).join('')
  return {
    shape: disc,
    puff: 0,
    lift: 2.6,
    curl: 1.6,
    follow: 1,
    dents: 0,
    weave: 'none',
    seams: holes,
    pucker: 0,
    tone: 0.86,
  }
}

const flat = { puff: 0.1, lift: 3.4, follow: 0.7, bed: 10, dents: 0.6 }

/** The two front leaves of a turned-down collar; `d` is the left one. */
function leaves(d, stitches, weave) {
  return { ...flat, shape: both(filled(d)), puff: 0.22, lift: 4.5, weave, raise: 2, stitches: both(sewn(stitches)) }
}

function insideCollar(cut, weave) {
  const { y } = cut.neck
  return [
    { shape: tops.neckInside(cut), puff: 0, tone: 0.78, raise: -14, weave },
    {
      shape: filled(`M512 ${y - 20} Q600 ${y - 38} 688 ${y - 20} L684 ${y + 26} Q600 ${y + 54} 516 ${y + 26} Z`),
      puff: 0,
      follow: 1,
      weave,
      tone: 0.9,
      seams: line(`M514 ${y + 6} Q600 ${y + 30} 686 ${y + 6}`, 1.6),
    },
    {
      shape: `<rect x="574" y="${y + 40}" width="52" height="26" rx="2" fill="#fff"/>`,
      puff: 0,
      lift: 1.2,
      follow: 1,
      weave: 'satin',
    },
  ]
}

const collarBack = (y, low) =>
  filled(
    `M476 ${y + 40} C486 ${y + 8} 498 ${y - 20} 514 ${y - 26} Q600 ${y - 42} 686 ${y - 26} ` +
      `C702 ${y - 20} 714 ${y + 8} 724 ${y + 40} Q600 ${y + low} 476 ${y + 40} Z`,
  )

function poloBody(cut, seed, more) {
  const guides = [...lightBodyFolds(cut, seed), ...shortSleeveFolds(cut, seed + 1)]
  return {
    shape: tops.topShape(cut, more.drop),
    puff: 1,
    lift: 3,
    weave: 'pique',
    seams: tops.topSeams(cut),
    stitches: tops.hemStitches(cut, [22]) + more.stitches,
    cloth: { guides, across: 0.014, along: 0.008, stiff: 1.2 },
  }
}

function poloCuffs(cut) {
  const shape = tops.cuffBand(cut, 26)
  return { shape, puff: 0.25, lift: 3, raise: 1, rib: { shape, at: tops.cuffRib(cut), size: 3.6 }, dents: 0.6 }
}

const poloLeaf =
  'M598 372 C568 340 536 302 522 264 Q510 254 499 264 C486 284 476 304 467 330 L536 426 Q545 433 554 424 Z'
const poloLeafEdge = 'M592 376 L550 417 Q545 421 540 416 L475 330'

const poloPlacket = {
  ...flat,
  shape: filled('M580 356 L620 356 L620 566 L580 566 Z'),
  follow: 1,
  bed: 5,
  lift: 2.6,
  weave: 'pique',
  stitches:
    sewn('M585 380 L585 561 L615 561 L615 380') +
    sewn('M585 538 L615 538') +
    sewn('M585 540 L615 560') +
    sewn('M615 540 L585 560'),
}

export const polo = {
  closeUps: [
    { of: 'front', x: 448, y: 200, width: 304 },
    { of: 'front', x: 86, y: 452, width: 260 },
  ],
  front: (seed) => [
    ...insideCollar(poloCut, 'pique'),
    poloBody(poloCut, seed, { stitches: '' }),
    poloCuffs(poloCut),
    poloPlacket,
    buttons(
      [
        [600, 400],
        [600, 456],
        [600, 512],
      ],
      7.5,
    ),
    leaves(poloLeaf, poloLeafEdge, 'fleece'),
  ],
  back: (seed) => [
    poloBody(poloCut, seed + 50, { drop: 14, stitches: both(sewn('M494 296 L336 330')) }),
    poloCuffs(poloCut),
    { ...flat, shape: collarBack(poloCut.neck.y, 70), puff: 0.25, lift: 5, weave: 'fleece', raise: 2 },
  ],
}

const tail = (cut, up) => sewn(tops.hemLine(cut, up))

function shirtBody(cut, seed, { drop, seams = '', stitches = '' }) {
  const soft = longSleeveFolds(cut, seed + 1).map((guide) => ({ ...guide, amount: guide.amount * 0.75 }))
  return {
    shape: tops.topShape(cut, drop),
    puff: 0.9,
    lift: 3,
    weave: 'poplin',
    seams: tops.topSeams(cut) + seams,
    stitches: tail(cut, 10) + both(sewn(tops.armhole(cut, 8))) + stitches,
    cloth: {
      guides: [...lightBodyFolds(cut, seed), ...soft],
      across: 0.014,
      along: 0.01,
      stiff: 0.9,
      grain: [70, 140],
    },
  }
}

function shirtCuffs(cut) {
  const shape = tops.cuffBand(cut, 74)
  const edge = both(sewn(tops.cuffLine(cut, -8)) + sewn(tops.cuffLine(cut, -66)))
  return { shape, puff: 0.25, lift: 4, raise: 3, dents: 1, weave: 'poplin', stitches: edge }
}

const shirtLeaf =
  'M594 338 C566 318 534 290 520 250 Q508 240 497 250 C482 274 472 296 463 322 L534 428 Q541 434 548 427 Z'
const shirtLeafEdge = 'M589 343 L545 418 Q541 423 537 418 L471 322'
const collarStand = 'M520 258 C536 304 566 334 600 348 L600 376 C552 360 520 322 504 270 Z'

const shirtPlacket = {
  ...flat,
  shape: filled('M579 344 L621 344 L621 1226 L579 1226 Z'),
  follow: 1,
  bed: 4,
  lift: 2.4,
  weave: 'poplin',
  stitches: sewn('M585 372 V1222') + sewn('M615 372 V1222'),
}

const shirtPocket = {
  ...flat,
  shape: filled('M656 486 L768 482 Q771 550 769 596 Q740 618 713 628 Q684 618 658 600 Z'),
  follow: 1,
  bed: 3,
  lift: 4,
  weave: 'poplin',
  stitches: sewn('M657 514 L768 510') + sewn('M661 516 L663 597 Q686 612 713 622 Q740 612 764 593 L764 514'),
}

const frontButtons = [362, 440, 532, 624, 716, 808, 900, 992, 1084].map((y) => [600, y])

const yokeSeam = both(line('M600 398 Q440 396 336 384', 2))
const boxPleat = line('M584 400 L590 700', 1.6) + line('M616 400 L610 700', 1.6)

const lockerLoop = {
  ...flat,
  shape: '<rect x="594" y="392" width="12" height="46" rx="2" fill="#fff"/>',
  follow: 1,
  lift: 2.6,
  weave: 'poplin',
}

export const shirt = {
  place: { x: 6, y: -6, width: 1188 },
  closeUps: [
    { of: 'front', x: 446, y: 190, width: 308 },
    { of: 'front', x: 50, y: 890, width: 240 },
  ],
  front: (seed) => [
    ...insideCollar(shirtCut, 'poplin'),
    shirtBody(shirtCut, seed, { stitches: both(sewn('M496 288 L334 326')) }),
    shirtCuffs(shirtCut),
    shirtPlacket,
    shirtPocket,
    { ...flat, shape: both(filled(collarStand)), weave: 'poplin', raise: 1 },
    buttons(frontButtons, 6.5),
    leaves(shirtLeaf, shirtLeafEdge, 'poplin'),
    buttons(
      [
        [538, 408],
        [662, 408],
      ],
      4.5,
    ),
  ],
  back: (seed) => [
    shirtBody(shirtCut, seed + 50, {
      drop: 12,
      seams: yokeSeam + boxPleat,
      stitches: both(sewn('M600 406 Q440 404 336 392')),
    }),
    shirtCuffs(shirtCut),
    lockerLoop,
    {
      ...flat,
      shape: collarBack(shirtCut.neck.y, 62),
      puff: 0.22,
      lift: 5,
      weave: 'poplin',
      raise: 2,
      stitches: sewn('M484 298 Q600 318 716 298'),
    },
  ],
}
