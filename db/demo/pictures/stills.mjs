import { along, both, filled, line, sewn, twoSided } from './pen.mjs'
import { collarBand, insideNeck } from './tshirts.mjs'

// What lies beside garments in the lookbook: loose cloth, folded and rolled garments, hangers and a rail. Everything is
// drawn about the middle of the sheet, 600 across and 750 down, and put in its place by a scene.

const steel = [0.15, 0.15, 0.154]
export const everywhere = filled('M-200 -200 L1400 -200 L1400 1800 L-200 1800 Z')

/** Loose cloth over the whole sheet; `lean` is how far its folds run to the side on their way down. */
export function drape({ lean = 500, amount = 0.16, weave = 'satin', shape = everywhere, ...more } = {}) {
  return (seed) => {
    const starts = [-330, -90, 130, 390, 600, 870, 1100, 1320]
    const guides = starts.map((x, i) =>
      along(
        [x + lean, -40 + ((i * 97) % 160)],
        [x - lean * 0.2, 1540 - ((i * 61) % 240)],
        96 + ((i * 37) % 60),
        amount,
      ),
    )
    return [
      {
        shape,
        puff: 0,
        lift: 5,
        weave,
        sway: 0,
        stand: 0.3,
        cloth: {
          guides: guides.map((guide, i) => ({ ...guide, amount: guide.amount * (0.6 + ((i * 29 + seed) % 7) / 8) })),
          across: 0.01,
          along: 0.005,
          stiff: 2,
          grain: [300, 620],
          hold: 0.003,
          sag: 0.002,
          gain: 1.5,
        },
        ...more,
      },
    ]
  }
}

/** Loose cloth with a sewn edge, lying over something. */
export function hemmed(options = {}) {
  const edge = 'M-200 1010 C120 1060 420 900 700 930 S1160 1000 1400 900'
  const stitch = (up) =>
    `M-200 ${1010 - up} C120 ${1060 - up} 420 ${900 - up} 700 ${930 - up} S1160 ${1000 - up} 1400 ${900 - up}`
  return drape({
    shape: filled(`${edge} V-200 H-200 Z`),
    seams: line(stitch(52), 1.6),
    stitches: sewn(stitch(44)) + sewn(stitch(52)),
    ...options,
  })
}

// Folded and rolled

const foldedNeck = { neck: { half: 98, y: 452, drop: 74 } }
const corners = (inset, down) =>
  `M${338 + inset} ${458 + down} Q${342 + inset} 446 360 444 L500 446 C506 500 556 528 600 528 C644 528 694 500 700 446 ` +
  `L840 444 Q${858 - inset} 446 ${862 - inset} ${458 + down} C866 660 866 860 ${862 - inset} ${1052 + down} ` +
  `Q${858 - inset} ${1072 + down} 836 ${1073 + down} L364 ${1073 + down} Q${342 + inset} ${1072 + down} ` +
  `${338 + inset} ${1052 + down} C334 860 334 660 ${338 + inset} ${458 + down} Z`

/** A top folded for the shelf, its neck towards the reader. */
export function folded({ weave = 'jersey', wide = 26 } = {}) {
  return (seed) => [
    ...insideNeck(foldedNeck, { weave }),
    ...[16, 8].map((down) => ({ shape: filled(corners(-3, down)), puff: 0, lift: 5, weave, dents: 1.4, tone: 0.97 })),
    {
      shape: filled(corners(0, 0)),
      puff: 0.42,
      lift: 7,
      curl: 4,
      weave,
      cloth: {
        guides: twoSided(
          [
            along([400, 620], [470, 1060], 60, 0.05),
            along([520, 560], [420, 700], 40, 0.05),
            along([350, 1000], [560, 1040], 40, 0.06),
          ],
          seed,
        ),
        across: 0.01,
        along: 0.009,
        stiff: 1.7,
        grain: [140, 180],
      },
    },
    collarBand(foldedNeck, { wide, rise: 7 }, { weave, lift: 5 }),
  ]
}

const tube = (x) => 74 * Math.sqrt(Math.max(0, 1 - ((x - 600) / 82) ** 2))

/** A garment rolled up, its rib outside. */
export function rolled({ weave = 'fleece' } = {}) {
  const roll =
    'M522 420 C524 404 560 396 600 396 C640 396 676 404 678 420 C684 640 684 860 678 1084 C676 1102 640 1110 600 1110 C560 1110 524 1102 522 1084 C516 860 516 640 522 420 Z'
  const rib = 'M519 820 L681 836 L678 1084 C676 1102 640 1110 600 1110 C560 1110 524 1102 522 1084 Z'
  return (seed) => [
    {
      shape: filled(roll),
      dome: tube,
      puff: 0,
      lift: 4,
      weave,
      cloth: {
        guides: [
          along([524, 470], [676, 520], 34, 0.08),
          along([530, 620], [676, 590], 34, 0.08),
          along([524, 700], [676, 760], 30, 0.09),
          along([610, 420], [630, 820], 26, 0.08),
        ].map((guide, i) => ({ ...guide, y0: guide.y0 + ((seed * 13 + i * 29) % 40) })),
        across: 0.012,
        along: 0.012,
        stiff: 1.4,
      },
    },
    {
      shape: filled(rib),
      puff: 0.05,
      lift: 4,
      follow: 1,
      bed: 8,
      weave,
      dents: 0.8,
      rib: { shape: filled(rib), at: (_, v) => v, size: 9, depth: 1.4 },
      seams: line('M519 822 L681 838', 2),
    },
  ]
}

// Hanging

const tubeAcross = (middle, half, tall) => (_, y) => tall * Math.sqrt(Math.max(0, 1 - ((y - middle) / half) ** 2))

export const rail = () => [
  {
    shape: filled('M-400 739 H1600 V761 H-400 Z'),
    dome: tubeAcross(750, 11.5, 12),
    puff: 0,
    lift: 1,
    raise: 26,
    dents: 0,
    sway: 0,
    weave: 'none',
    dye: steel,
  },
]

/** A wooden hanger; its bar runs below the neck's height, its hook 150 above. */
function hanger(y) {
  const hook = `M600 ${y + 4} V${y - 62} C600 ${y - 84} 632 ${y - 88} 634 ${y - 116} C636 ${y - 146} 588 ${y - 152} 580 ${y - 120}`
  const bar = `M600 ${y + 4} C560 ${y + 14} 430 ${y + 62} 360 ${y + 92}`
  const hard = { puff: 0, follow: 0.4, dents: 0, weave: 'none', raise: 4 }
  return [
    { ...hard, shape: line(hook, 7), lift: 5, dye: steel },
    { ...hard, shape: both(line(bar, 26)), lift: 9, curl: 5, tone: 0.8, dye: [0.05, 0.05, 0.052] },
  ]
}

/** A garment with an open neck on its hanger: what is behind the hanger are the first three parts, the inside. */
export const onHanger = (front, neckY) => (seed) => {
  const parts = front(seed)
  return [...parts.slice(0, 3), ...hanger(neckY), ...parts.slice(3)]
}

/** A garment on a rail as one sees it from the aisle: a shoulder, a sleeve, the hem below. */
export function sideOn({ weave = 'fleece', long = 1180 } = {}) {
  const body = `M540 384 C538 330 556 300 584 288 L622 286 C648 298 668 336 670 388 C684 620 682 900 676 ${long} Q604 ${long + 18} 530 ${long} C524 900 530 620 540 384 Z`
  const end = Math.min(long - 120, 1010)
  const sleeve = `M552 372 C552 328 574 298 602 296 C632 300 650 330 652 372 C654 600 652 800 640 ${end} L568 ${end - 6} C546 800 546 600 552 372 Z`
  const cuff = `M569 ${end - 10} L641 ${end - 4} L634 ${end + 58} L576 ${end + 52} Z`
  return (seed) => [
    {
      shape: line('M604 296 V232 C604 212 632 208 634 182 C636 154 590 148 582 178', 7),
      puff: 0,
      lift: 5,
      dents: 0,
      weave: 'none',
      dye: steel,
    },
    {
      shape: filled(body),
      puff: 1,
      lift: 4,
      weave,
      cloth: {
        guides: [
          along([552, 420], [544, long], 22, 0.12),
          along([664, 420], [668, long], 22, 0.12),
          along([600, 900], [600, long], 26, 0.1),
        ],
        across: 0.016,
        along: 0.006,
        stiff: 1.2,
        grain: [60, 240],
      },
    },
    {
      shape: filled(sleeve),
      puff: 0.9,
      lift: 4,
      raise: 8,
      weave,
      seams: line('M553 392 C570 372 636 372 652 396', 1.6),
      cloth: {
        guides: [0.3, 0.44, 0.66, 0.8, 0.93].map((t, i) => {
          const y = 380 + (end - 380) * t
          const tilt = ((i * 31 + seed * 7) % 40) - 20
          return along([556, y - tilt], [650, y + tilt], 26, [0.09, 0.06, 0.04, 0.07, 0.1][(i + seed) % 5])
        }),
        across: 0.014,
        along: 0.014,
        stiff: 1.3,
      },
    },
    {
      shape: filled(cuff),
      puff: 0.3,
      lift: 4,
      raise: 10,
      weave,
      rib: { shape: filled(cuff), at: (u) => u, size: 6, depth: 1.1 },
    },
  ]
}
