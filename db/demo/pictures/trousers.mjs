import { legFolds } from './folds.mjs'
import { both, filled, line, sewn } from './pen.mjs'
import { ribAlong } from './tops.mjs'

// Trousers hang from y 130 to 1390; the left leg is drawn, the right one mirrored.

const cargoLeg =
  'M602 170 L412 170 C396 250 376 330 364 430 C344 640 334 860 344 1090 C346 1180 350 1240 356 1312 ' +
  'Q440 1330 528 1318 C540 1130 560 900 588 640 C592 600 596 570 602 548 Z'
const slimLeg =
  'M602 170 L414 170 C398 250 380 330 370 430 C356 620 366 840 384 1070 C392 1170 398 1240 404 1312 ' +
  'Q468 1326 526 1318 C540 1130 562 900 590 640 C593 600 597 570 602 548 Z'
const straightLeg =
  'M602 166 L420 166 C404 250 384 340 374 440 C360 640 350 900 344 1372 ' +
  'Q440 1388 530 1380 C546 1130 566 860 590 640 C593 600 597 574 602 552 Z'

function legs(shape, seed, more = {}, folds = {}) {
  return {
    shape: both(filled(shape)),
    puff: 1.1,
    lift: 4,
    weave: 'twill',
    cloth: { guides: legFolds(seed, folds), across: 0.014, along: 0.012, stiff: 1.2, grain: [90, 150] },
    ...more,
  }
}

function elasticWaist(weave = 'twill') {
  const shape = both(filled('M602 132 Q500 132 414 140 L410 200 Q500 190 602 190 Z'))
  const uneven = (u, v) => u + 3 * Math.sin(u / 17) + 2 * Math.sin(v / 23)
  return {
    shape,
    puff: 0.3,
    lift: 4,
    weave,
    raise: 2,
    rib: { shape, at: uneven, size: 11, depth: 1.3 },
    seams: both(line('M408 200 Q500 190 600 190', 2)),
    stitches: both(sewn('M412 152 Q500 144 600 144') + sewn('M410 186 Q500 177 600 177')),
  }
}

function ankleRib(shape, seam) {
  const rib = { shape, at: ribAlong(1, 0.05), size: 6, depth: 1.1 }
  return { shape, puff: 0.3, lift: 4, weave: 'fleece', raise: 3, rib, seams: seam }
}

const cargoRib = () =>
  ankleRib(
    both(filled('M360 1306 Q444 1326 522 1312 L514 1382 Q440 1394 372 1376 Z')),
    both(line('M354 1310 Q444 1328 530 1315', 2)),
  )
const joggerRib = () =>
  ankleRib(
    both(filled('M408 1306 Q470 1322 521 1312 L514 1384 Q466 1394 418 1378 Z')),
    both(line('M402 1310 Q470 1325 528 1315', 2)),
  )

function cords() {
  const thin = { puff: 0, curl: 2.6, follow: 1, dents: 0 }
  const strings = line('M578 176 C566 250 574 310 560 372', 8) + line('M620 176 C636 240 626 300 638 344', 8)
  const ends = line('M562 360 L557 386', 10) + line('M637 334 L640 358', 10)
  return [
    { ...thin, shape: strings, lift: 3, weave: 'canvas' },
    { ...thin, shape: ends, lift: 3.5, raise: 1, weave: 'satin', tone: 0.9 },
  ]
}

function cargoPockets() {
  const pleat = sewn('M386 800 L382 960') + sewn('M398 800 L394 960')
  return [
    {
      shape: both(filled('M330 740 L458 752 L452 968 Q386 968 322 952 Z')),
      puff: 0.22,
      lift: 6,
      follow: 0.85,
      weave: 'twill',
      seams: both(line('M392 800 L388 962', 1.6)),
      stitches: both(sewn('M337 760 L330 944 Q386 958 445 960 L451 766') + pleat),
    },
    {
      shape: both(filled('M326 716 L464 730 L460 806 Q392 806 322 790 Z')),
      puff: 0.15,
      lift: 5,
      follow: 0.9,
      weave: 'twill',
      stitches: both(sewn('M333 724 L329 783 Q392 798 453 798 L457 737') + sewn('M332 726 L458 739')),
    },
    button(392, 780, 8),
  ]
}

function button(x, y, radius) {
  const shape = both(`<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff"/>`)
  return { shape, puff: 0, lift: 3, follow: 1, dents: 0, weave: 'none', tone: 0.7 }
}

const rise = line('M600 190 L600 550', 2)
const sideSlant = line('M404 212 L374 392', 2)
const sideStitches = sewn('M412 212 L382 392') + sewn('M419 212 L389 392')
const fly = sewn('M614 200 L614 436 Q610 500 602 530') + sewn('M607 200 L607 440 Q604 500 600 520')
const yoke = both(line('M408 262 L600 300', 2))
const yokeStitches = both(sewn('M407 269 L600 307') + sewn('M407 276 L600 314')) + sewn('M607 314 L606 530')

function patchPockets() {
  return {
    shape: both(filled('M446 330 L556 326 L556 452 L502 474 L446 456 Z')),
    puff: 0.1,
    lift: 4,
    follow: 1,
    bed: 3,
    weave: 'twill',
    stitches: both(sewn('M453 336 L453 452 L502 467 L549 448 L549 333') + sewn('M452 340 L550 336')),
  }
}

export const pants = {
  closeUps: [
    { of: 'front', x: 440, y: 104, width: 330 },
    { of: 'front', x: 296, y: 680, width: 270 },
  ],
  front: (seed) => [
    legs(cargoLeg, seed, { seams: rise + both(sideSlant), stitches: fly + both(sideStitches) }),
    cargoRib(),
    ...cargoPockets(),
    elasticWaist(),
    ...cords(),
  ],
  back: (seed) => [
    legs(cargoLeg, seed + 40, { seams: rise + yoke, stitches: yokeStitches }),
    cargoRib(),
    ...cargoPockets(),
    patchPockets(),
    elasticWaist(),
  ],
}

const joggerBackPocket = {
  shape: filled('M648 318 L760 326 L758 464 Q704 470 650 460 Z'),
  puff: 0.1,
  lift: 4,
  follow: 1,
  bed: 3,
  weave: 'fleece',
  stitches: sewn('M655 326 L657 454 Q704 462 751 457 L753 334') + sewn('M655 336 L753 343'),
}

export const joggers = {
  closeUps: [
    { of: 'front', x: 440, y: 104, width: 330 },
    { of: 'front', x: 348, y: 1130, width: 250 },
  ],
  front: (seed) => [
    legs(slimLeg, seed, { weave: 'fleece', seams: rise + both(sideSlant), stitches: both(sideStitches) }),
    joggerRib(),
    elasticWaist('fleece'),
    ...cords(),
  ],
  back: (seed) => [
    legs(slimLeg, seed + 40, { weave: 'fleece', seams: rise, stitches: sewn('M607 200 L607 530') }),
    joggerRib(),
    joggerBackPocket,
    elasticWaist('fleece'),
  ],
}

function flatWaist(more = {}) {
  return {
    shape: both(filled('M602 136 Q506 134 420 142 L416 190 Q506 180 602 182 Z')),
    puff: 0.2,
    lift: 4,
    weave: 'twill',
    raise: 1,
    dents: 0.7,
    stitches: both(sewn('M420 148 Q506 140 600 142') + sewn('M417 184 Q506 174 600 176')),
    ...more,
  }
}

function beltLoops(places) {
  const loop = (x) => `<rect x="${x - 7}" y="139" width="14" height="55" rx="2" fill="#fff"/>`
  const edges = (x) => sewn(`M${x - 4} 141 V192`, 1) + sewn(`M${x + 4} 141 V192`, 1)
  return {
    shape: places.map(loop).join(''),
    puff: 0,
    lift: 3.5,
    raise: 1.5,
    follow: 1,
    weave: 'twill',
    dents: 0,
    stitches: places.map(edges).join(''),
  }
}

const crease = `<g opacity="0.35">${both(line('M452 330 C444 640 438 960 436 1374', 2))}</g>`
const hemSewn = both(sewn('M344 1346 Q440 1361 531 1354'))
const waistButton = {
  ...button(0, 0, 1),
  shape: '<circle cx="612" cy="160" r="9" fill="#fff"/>',
  seams: '<circle cx="609" cy="160" r="1.5" fill="#fff"/><circle cx="615" cy="160" r="1.5" fill="#fff"/>',
}
const welts = both(
  line('M446 318 L548 314', 2) + line('M446 328 L548 324', 2) + line('M446 318 V328', 2) + line('M548 314 V324', 2),
)
const darts = both(line('M498 190 L498 314', 1.6))
const calm = { knee: 800, end: 1420 }

function straightLegs(seed, more) {
  const made = legs(straightLeg, seed, more, calm)
  const guides = made.cloth.guides.map((guide) => ({ ...guide, amount: guide.amount * 0.6 }))
  return { ...made, cloth: { ...made.cloth, guides, across: 0.01, along: 0.007 } }
}

export const straightPants = {
  closeUps: [
    { of: 'front', x: 446, y: 108, width: 310 },
    { of: 'front', x: 330, y: 1160, width: 230 },
  ],
  front: (seed) => [
    straightLegs(seed, {
      seams: rise + both(sideSlant) + crease,
      stitches: fly + both(sideStitches) + hemSewn,
      pucker: 0.4,
    }),
    flatWaist({ seams: line('M601 138 V184', 2) }),
    beltLoops([500, 700]),
    waistButton,
  ],
  back: (seed) => [
    straightLegs(seed + 40, { seams: rise + welts + darts + crease, stitches: hemSewn, pucker: 0.4 }),
    flatWaist(),
    beltLoops([448, 600, 752]),
    button(497, 346, 7),
  ],
}
