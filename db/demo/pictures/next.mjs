import { along, filled, line, sewn } from './pen.mjs'
import { drape, everywhere } from './stills.mjs'
import { collarBand, insideNeck } from './tshirts.mjs'

// The next collection, as close as one gets before it is shown: a cable knit, an overcoat, a label.

const strand = (off) => 15 * Math.sqrt(Math.max(0, 1 - (off / 29) ** 2))

function cableAt(x, y) {
  const turn = (y / 190) * Math.PI * 2
  const side = 27 * Math.sin(turn)
  const front = strand(x - side) + (strand(x - side) > 0 ? 7 * Math.cos(turn) : 0)
  const back = strand(x + side) + (strand(x + side) > 0 ? -7 * Math.cos(turn) : 0)
  return Math.max(0, front, back)
}

const loop = (x, y) => {
  const side = Math.abs(x / 13 - Math.floor(x / 13) - 0.5) * 2
  return Math.sin(Math.PI * side) ** 0.5 * (0.5 + 0.5 * Math.sin((y / 10.5 + side * 0.8) * Math.PI * 2))
}

const PANEL = 190

/** Cables between ribs: knitted so coarsely that every stitch is seen. */
export const cables = (seed) => [
  {
    shape: everywhere,
    puff: 0,
    lift: 4,
    weave: 'satin',
    dome: (x, y) => {
      const across = (((x % PANEL) + PANEL) % PANEL) - PANEL / 2
      const rib = Math.abs(across) > 62 ? 6 * Math.abs(Math.sin(((Math.abs(across) - 62) / 33) * Math.PI)) : 0
      return cableAt(across, y) + rib + 1.5 * loop(x, y)
    },
    cloth: {
      guides: [along([100, 1300], [1100, 500], 130, 0.06), along([-100, 700], [900, 60], 120, 0.05)],
      across: 0.006,
      along: 0.006,
      stiff: 2.4,
      grain: [300, 340],
      gain: 1.1 + (seed % 3) * 0.1,
    },
  },
]

const coatBody = 'M-100 1700 L-100 560 C120 420 330 340 500 300 L516 330 C530 560 560 760 606 930 L606 1700 Z'
const coatRight = 'M1300 1700 L1300 560 C1080 420 870 340 700 300 L684 330 C670 560 640 760 594 930 L594 1700 Z'
const lapelLeft =
  'M486 452 C520 640 560 800 604 934 C500 860 392 730 318 584 C352 566 386 548 404 518 Q440 474 486 452 Z'
const collarLeft =
  'M500 288 C470 330 420 420 372 486 Q366 500 380 510 L404 522 C420 500 450 474 488 456 C500 420 508 360 516 318 Z'

/** The front of an overcoat over a tee of the other colour. */
export function overcoat() {
  const wool = { weave: 'fleece', puff: 0.3, lift: 6 }
  const calm = (guides) => ({ guides, across: 0.008, along: 0.008, stiff: 2, grain: [180, 260], gain: 1.1 })
  const flat = { ...wool, follow: 0.5, bed: 24, dents: 1.2 }
  const mirror = (d) => `<g transform="translate(1200 0) scale(-1 1)">${d}</g>`
  const tee = { neck: { half: 92, y: 330, drop: 92 } }
  const edge = sewn('M494 470 C526 644 562 796 596 908') + sewn('M590 912 C496 846 400 730 330 590')
  const collar = { ...flat, raise: 9, lift: 8 }
  return [
    ...insideNeck(tee, { color: 'other' }),
    {
      shape: filled(
        'M400 340 L508 330 C508 424 560 424 600 424 C640 424 692 424 692 330 L800 340 L760 1000 L440 1000 Z',
      ),
      color: 'other',
      puff: 0.3,
      cloth: calm([along([520, 480], [600, 900], 30, 0.1), along([680, 480], [610, 860], 30, 0.1)]),
    },
    collarBand(tee, { wide: 26, rise: 6 }, { color: 'other' }),
    {
      ...wool,
      shape: filled(coatRight),
      cloth: calm([along([980, 480], [720, 1400], 70, 0.08), along([1120, 600], [1000, 1500], 70, 0.08)]),
    },
    {
      ...wool,
      shape: filled(coatBody),
      raise: 5,
      cloth: calm([along([240, 500], [520, 1400], 70, 0.08), along([90, 640], [240, 1500], 70, 0.08)]),
      stitches: sewn('M596 960 V1600'),
    },
    { ...flat, shape: mirror(filled(lapelLeft)), raise: 6, stitches: mirror(edge) },
    { ...flat, shape: filled(lapelLeft), raise: 8, stitches: edge },
    { ...collar, shape: mirror(filled(collarLeft)), stitches: mirror(sewn('M488 322 C462 366 420 440 386 490')) },
    { ...collar, shape: filled(collarLeft), stitches: sewn('M488 322 C462 366 420 440 386 490') },
    bigButtons([
      [566, 1010],
      [566, 1230],
      [566, 1450],
    ]),
  ]
}

function bigButtons(places) {
  const disc = places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="23" fill="#fff"/>`).join('')
  const hole = ([x, y]) =>
    [
      [-6, -6],
      [6, -6],
      [-6, 6],
      [6, 6],
    ]
      .map(([dx, dy]) => `<circle cx="${x + dx}" cy="${y + dy}" r="2.8" fill="#fff"/>`)
      .join('')
  const rim = ([x, y]) => `<circle cx="${x}" cy="${y}" r="17" fill="none" stroke="#fff" stroke-width="1.6"/>`
  return {
    shape: disc,
    puff: 0,
    lift: 6,
    curl: 3,
    follow: 0.5,
    raise: 5,
    dents: 0,
    weave: 'none',
    seams: places.map((place) => hole(place) + rim(place)).join(''),
    pucker: 0,
    dye: [0.06, 0.06, 0.062],
  }
}

/** Where a label is sewn to a brushed cloth, larger than life. */
export function labelled(seed) {
  const fold = 'M-200 1700 L-200 520 C200 470 700 560 1400 430 L1400 1700 Z'
  const label = 'M420 700 L792 676 L802 858 L430 882 Z'
  return [
    ...drape({ weave: 'fleece', amount: 0.1, lean: -300 })(seed),
    {
      shape: filled(fold),
      puff: 0.7,
      lift: 8,
      weave: 'fleece',
      raise: 10,
      stitches:
        sewn('M-200 560 C200 510 700 600 1400 470', 1.8, 9) + sewn('M-200 576 C200 526 700 616 1400 486', 1.8, 9),
      cloth: {
        guides: [along([100, 1500], [900, 1000], 110, 0.08), along([700, 1500], [1200, 700], 90, 0.06)],
        across: 0.006,
        along: 0.006,
        stiff: 2,
        grain: [260, 300],
      },
    },
    {
      shape: filled(label),
      color: 'other',
      puff: 0.04,
      lift: 4,
      follow: 1,
      bed: 10,
      weave: 'twill',
      seams: line('M440 716 L776 694 L785 842 L449 864 Z', 1.4) + line('M612 705 L620 853', 1.2),
      pucker: 0.3,
      stitches: sewn('M428 708 L784 685 L794 850 L438 874 Z', 2, 8),
      print: { shape: filled('M612 705 L776 694 L785 842 L620 853 Z') },
    },
  ]
}
