import { along, both, filled, line, sewn } from './pen.mjs'

// Cap

const crownTop = 'M322 812 C306 580 430 448 600 448 C770 448 894 580 878 812'
const crownShape = `${crownTop} Q600 744 322 812 Z`
const openCrown = `${crownTop} Q800 792 722 784 C720 692 668 642 600 642 C532 642 480 692 478 784 Q400 792 322 812 Z`
const crownDome = (x, y) => 130 * Math.max(0, 1 - ((x - 600) / 296) ** 2 - ((y - 770) / 330) ** 2) ** 0.6
const brimBend = (x, y) => 120 + 110 * Math.max(0, 1 - ((x - 600) / 335) ** 2) ** 0.55 + (y - 790) * 0.22
const sidePanels = both(line('M596 452 C500 476 446 600 440 780', 2))
const panelStitches = both(sewn('M590 456 C508 484 454 604 448 778') + sewn('M574 458 C492 484 438 604 432 780'))

function crown(more) {
  return {
    shape: filled(crownShape),
    dome: crownDome,
    stand: 0.35,
    puff: 0,
    lift: 4,
    weave: 'twill',
    dents: 1.4,
    ...more,
  }
}

function eyelets(places) {
  const ring = ([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="none" stroke="#fff" stroke-width="5"/>`
  return { shape: places.map(ring).join(''), puff: 0, lift: 1.4, follow: 1, dents: 0, weave: 'none', tone: 0.9 }
}

const topButton = {
  shape: '<ellipse cx="600" cy="449" rx="22" ry="11" fill="#fff"/>',
  puff: 0,
  lift: 6,
  curl: 4,
  follow: 0.4,
  raise: 6,
  dents: 0,
  weave: 'twill',
}

// Seen from a little above: the brim's edge runs parallel to where it is sewn on, its corners hang lowest.
const brimShape =
  'M316 800 C400 722 500 702 600 702 C700 702 800 722 884 800 C918 834 932 884 912 914 ' +
  'C822 880 706 868 600 868 C494 868 378 880 288 914 C268 884 282 834 316 800 Z'
const brimRows = Array.from({ length: 6 }, (_, i) => {
  const up = 12 + i * 17
  const out = 300 - i * 5
  const side = 905 - up * 0.92
  const low = 868 - up
  return sewn(
    `M${600 - out} ${side} C${600 - out * 0.7} ${low + 12} ${600 - out * 0.35} ${low} 600 ${low} ` +
      `C${600 + out * 0.35} ${low} ${600 + out * 0.7} ${low + 12} ${600 + out} ${side}`,
    1.2,
  )
}).join('')

const brim = {
  shape: filled(brimShape),
  dome: brimBend,
  stand: 0.35,
  puff: 0,
  lift: 5,
  weave: 'twill',
  dents: 0.8,
  stitches: brimRows,
}

const strap = 'M446 748 Q600 728 754 748 L757 788 Q600 768 443 788 Z'

export const cap = {
  place: { x: 180, y: 176, width: 840 },
  closeUps: [
    { of: 'front', x: 452, y: 410, width: 300 },
    { of: 'back', x: 436, y: 540, width: 328 },
  ],
  front: () => [
    crown({
      seams: line('M600 452 V770', 2) + sidePanels,
      stitches: panelStitches + sewn('M592 462 V768') + sewn('M608 462 V768'),
    }),
    eyelets([
      [530, 560],
      [670, 560],
    ]),
    topButton,
    brim,
  ],
  back: () => [
    {
      shape: filled('M466 776 C466 690 522 634 600 634 C678 634 734 690 734 776 Q600 752 466 776 Z'),
      puff: 0,
      tone: 0.5,
      weave: 'twill',
    },
    crown({
      shape: filled(openCrown),
      seams: line('M600 452 V648', 2) + sidePanels,
      stitches:
        panelStitches +
        sewn('M592 462 V640') +
        sewn('M608 462 V640') +
        sewn('M468 786 C468 684 526 632 600 632 C674 632 732 684 732 786'),
    }),
    eyelets([
      [500, 560],
      [700, 560],
    ]),
    topButton,
    {
      shape: filled(strap),
      puff: 0.1,
      lift: 4,
      follow: 0,
      dome: crownDome,
      stand: 0.4,
      weave: 'twill',
      dents: 0.6,
      stitches: sewn('M449 754 Q600 734 751 754') + sewn('M448 781 Q600 761 752 781'),
    },
    {
      shape: '<rect x="640" y="728" width="34" height="58" rx="5" fill="none" stroke="#fff" stroke-width="7"/>',
      puff: 0,
      lift: 3,
      follow: 1,
      raise: 2,
      dents: 0,
      weave: 'none',
      dye: [0.25, 0.25, 0.255],
    },
  ],
}

// Tote bag

const bag =
  'M322 560 Q600 568 878 560 C886 800 892 1040 898 1262 Q890 1282 868 1284 ' +
  'Q600 1296 332 1284 Q310 1282 302 1262 C308 1040 314 800 322 560 Z'
const handle = (lean) =>
  `M446 640 C440 480 ${470 + lean} ${230 - lean} 600 ${226 - lean} C${730 - lean} ${230 - lean} 760 480 754 640`
const strapEnd = (x) =>
  sewn(`M${x - 15} 576 H${x + 15} V634 H${x - 15} Z`) +
  sewn(`M${x - 15} 576 L${x + 15} 634`) +
  sewn(`M${x + 15} 576 L${x - 15} 634`)

function toteHandle(lean, more) {
  const shape = line(handle(lean), 40)
  return { shape, puff: 0.1, lift: 3.6, weave: 'canvas', dents: 0.8, ...more }
}

function toteBody(seed, more = {}) {
  const side = seed % 2 ? 1 : -1
  const guides = [
    along([360, 640], [420, 1240], 50, 0.05),
    along([760, 620], [830, 1240], 46, 0.05),
    along([446, 640], [540 + side * 40, 900], 40, 0.05),
    along([754, 640], [680 + side * 30, 960], 40, 0.05),
    along([330, 1180], [560, 1240], 40, 0.06),
    along([640, 1220], [880, 1130], 40, 0.05),
    along([380, 900], [800, 1010 + side * 60], 46, 0.03),
  ]
  return {
    shape: filled(bag),
    puff: 0.9,
    lift: 4,
    weave: 'canvas',
    seams: line('M322 612 Q600 620 878 612', 1.6),
    stitches: sewn('M322 607 Q600 615 878 607') + sewn('M323 568 Q600 576 877 568'),
    cloth: { guides, across: 0.01, along: 0.008, stiff: 1.4, grain: [120, 170] },
    ...more,
  }
}

const backMouth = {
  shape: filled('M328 552 Q600 530 872 552 L872 580 L328 580 Z'),
  puff: 0,
  tone: 0.72,
  weave: 'canvas',
}

export const tote = {
  place: { x: 40, y: 55, width: 1120 },
  closeUps: [
    { of: 'front', x: 330, y: 500, width: 260 },
    { of: 'front', x: 280, y: 1000, width: 260 },
  ],
  front: (seed) => [
    toteHandle(26, { tone: 0.93 }),
    backMouth,
    toteBody(seed),
    toteHandle(0, { follow: 0.8, stitches: strapEnd(446) + strapEnd(754) }),
  ],
  back: (seed) => [
    toteHandle(-22, { tone: 0.93 }),
    backMouth,
    toteBody(seed + 31),
    toteHandle(12, { follow: 0.8, stitches: strapEnd(446) + strapEnd(754) }),
  ],
}

// Socks

const sock =
  'M470 250 Q556 238 642 250 C646 420 650 600 656 760 C660 830 690 862 750 892 L912 968 C996 1010 1010 1092 958 1122 ' +
  'C906 1148 828 1132 768 1112 L592 1046 C508 1014 470 948 470 860 C472 650 470 450 470 250 Z'
const sockRib = 'M470 250 Q556 238 642 250 C646 420 650 600 655 700 L470 700 C471 550 470 400 470 250 Z'
const welt = 'M466 246 Q556 234 646 246 L648 312 Q556 302 467 312 Z'
const heel = 'M471 872 C520 850 590 880 612 946 L560 1030'
const toe = 'M872 950 C840 1000 836 1070 862 1134'

const pointing = { right: '', left: 'translate(1200 0) scale(-1 1)' }

function oneSock([right, down], toes) {
  const put = (shapes) => `<g transform="translate(${right} ${down}) ${pointing[toes]}">${shapes}</g>`
  const across = (x) => (toes === 'left' ? 1200 - x : x) + right
  const guide = ([x0, y0], [x1, y1], spread, amount) =>
    along([across(x0), y0 + down], [across(x1), y1 + down], spread, amount)
  const ribs = put(filled(sockRib))
  const top = put(filled(welt))
  return [
    {
      shape: put(filled(sock)),
      puff: 1,
      lift: 4,
      rib: { shape: ribs, at: (u) => u, size: 7, depth: 0.8 },
      seams: put(line(heel, 1.6) + line(toe, 1.6)),
      pucker: 0.5,
      cloth: {
        guides: [
          guide([480, 780], [660, 840], 30, 0.1),
          guide([476, 830], [680, 900], 28, 0.1),
          guide([700, 900], [740, 1090], 40, 0.05),
          guide([480, 660], [650, 680], 40, 0.04),
        ],
        across: 0.012,
        along: 0.014,
        stiff: 1.2,
      },
    },
    {
      shape: top,
      puff: 0.15,
      lift: 3,
      follow: 0.9,
      rib: { shape: top, at: (u) => u, size: 5.5, depth: 0.8 },
      dents: 0.5,
    },
  ]
}

export const socks = {
  place: { x: -20, y: -70, width: 1240 },
  closeUps: [
    { of: 'front', x: 262, y: 226, width: 290 },
    { of: 'front', x: 560, y: 830, width: 330 },
  ],
  front: () => [...oneSock([90, -40], 'right'), ...oneSock([-150, 60], 'right')],
  back: () => [...oneSock([-70, -40], 'left'), ...oneSock([150, 60], 'left')],
}
