import { cap, socks, tote } from './accessories.mjs'
import { bomber } from './bomber.mjs'
import { jilbab } from './jilbab.mjs'
import { quilted, split, varsity } from './limited.mjs'
import { cables, labelled, overcoat } from './next.mjs'
import { polo, shirt } from './shirts.mjs'
import { drape, folded, hemmed, onHanger, rail, rolled, sideOn } from './stills.mjs'
import { crewneck, hoodie, zipHoodie } from './sweats.mjs'
import { joggers, pants, straightPants } from './trousers.mjs'
import { longsleeveTshirt, oversizedTshirt, tshirt } from './tshirts.mjs'

// The lookbook (look-1 …) and what is to come (coming-black-1 …): several pieces in one picture, black beside white.

const tall = { width: 1600, height: 2000 }
const square = { width: 1600, height: 1600 }
const broad = { width: 2000, height: 1500 }
const wide = { width: 2400, height: 1000 }

const black = (parts, place) => ({ parts, color: 'black', ...place })
const white = (parts, place) => ({ parts, color: 'white', ...place })

/** A whole rail: `count` garments from `x` on, those in `whites` white. */
function railOf(count, x, step, { whites, size, y }) {
  const garments = Array.from({ length: count }, (_, i) => {
    const parts = sideOn({ weave: ['fleece', 'twill', 'jersey'][i % 3], long: [1180, 1060, 1250, 1130][i % 4] })
    const color = whites.includes(i) ? 'white' : 'black'
    return { parts, color, at: [x + i * step, y + 590 * size], size, seed: 31 + i * 5, follow: 0.5, raise: 16, bed: 30 }
  })
  return [
    { parts: rail, color: 'black', at: [600, y], sheet: { left: -500, top: 700, right: 1700, bottom: 800 } },
    ...garments,
  ]
}

/** A pile, the last of `colors` on top. */
function pile(colors, [x, y], { size = 1, turns = [-3, 2, -2, 3], step = [-9, -12], weave = 'fleece' } = {}) {
  return colors.map((color, i) => ({
    parts: folded({ weave, wide: 32 }),
    color,
    at: [x + step[0] * i, y + step[1] * i],
    size,
    turn: turns[i % turns.length],
    raise: 26 * size,
    bed: 30,
    follow: 0.8,
    seed: 41 + i * 9,
  }))
}

const looks = [
  {
    pixels: broad,
    width: 1600,
    pieces: [
      white(tshirt.front, { at: [1020, 640], size: 0.86, turn: 5 }),
      black(tshirt.front, { at: [590, 590], size: 0.86, turn: -6 }),
    ],
  },
  {
    pixels: broad,
    width: 1160,
    pieces: railOf(15, 10, 88, { whites: [4, 5, 9, 12, 13, 14], size: 1.18, y: 110 }),
  },
  {
    pixels: tall,
    width: 1360,
    pieces: [
      black(pants.front, { at: [760, 1040], size: 0.84, turn: 4 }),
      white(tshirt.front, { at: [560, 590], size: 0.86, turn: -5 }),
      black(cap.front, { at: [1080, 330], size: 0.46, turn: 14 }),
      white(socks.front, { at: [330, 1360], size: 0.42, turn: -12 }),
    ],
  },
  {
    pixels: tall,
    width: 1360,
    pieces: [
      white(joggers.front, { at: [600, 1060], size: 0.86, turn: -5 }),
      black(hoodie.front, { at: [720, 560], size: 0.82, turn: 4 }),
      white(tote.front, { at: [1130, 1290], size: 0.52, turn: 12 }),
    ],
  },
  {
    pixels: square,
    width: 1330,
    pieces: [
      ...pile(['white', 'white', 'white'], [352, 690], { size: 1.02 }),
      ...pile(['black', 'black', 'black'], [998, 664], { size: 1.02, turns: [2, -3, 2] }),
    ],
  },
  {
    pixels: tall,
    width: 1500,
    pieces: [
      white(jilbab.front, { at: [1010, 960], size: 1.02, turn: 4 }),
      black(jilbab.front, { at: [520, 930], size: 1.02, turn: -4 }),
    ],
  },
  {
    pixels: broad,
    width: 900,
    pieces: [
      white(crewneck.front, { at: [520, 330], size: 1, turn: -18 }),
      black(longsleeveTshirt.front, { at: [860, 590], size: 1, turn: 24, raise: 6 }),
    ],
  },
  {
    pixels: tall,
    width: 1240,
    pieces: [
      white(straightPants.front, { at: [800, 980], size: 0.8, turn: 7 }),
      black(varsity.front, { at: [590, 580], size: 0.92, turn: -6 }),
    ],
  },
  {
    pixels: square,
    width: 1180,
    pieces: [0, 1, 2, 3, 4, 5].map((i) => ({
      ...(i % 2 ? white : black)(rolled(), {
        at: [130 + i * 184, 590 + (i % 2 ? 34 : -30)],
        size: 1.08,
        turn: (i % 3) - 1,
      }),
      seed: 5 + i * 3,
    })),
  },
  {
    pixels: broad,
    width: 1250,
    pieces: [
      white(drape({ lean: 420 }), { at: [625, 560], size: 1.3 }),
      black(hemmed({ lean: 520 }), { at: [540, 400], size: 1.5, turn: -30, raise: 10, bed: 26 }),
    ],
  },
  {
    pixels: broad,
    width: 1760,
    pieces: [
      {
        parts: rail,
        color: 'black',
        at: [880, 190],
        size: 1.3,
        sheet: { left: -500, top: 700, right: 1700, bottom: 800 },
      },
      black(onHanger(longsleeveTshirt.front, 270), { at: [360, 680], size: 0.78, turn: -1 }),
      white(onHanger(shirt.front, 262), { at: [880, 686], size: 0.78, raise: 8 }),
      black(onHanger(polo.front, 284), { at: [1400, 669], size: 0.78, turn: 1 }),
    ],
  },
  {
    pixels: square,
    width: 1560,
    pieces: [
      white(quilted.front, { at: [1010, 960], size: 0.86, turn: 9 }),
      black(split.front, { at: [560, 590], size: 0.86, turn: -8, raise: 6 }),
    ],
  },
]

/** From edge to edge, each half under the next; the last lies on top. */
const row = (fronts, step, own) =>
  fronts.map(([front, color, y = 640, turn = 0], i) => ({
    parts: front,
    color: own ?? color,
    at: [330 + i * step, y],
    size: 0.94,
    turn,
    raise: 5,
  }))

const wides = {
  both: row(
    [
      [crewneck.front, 'white', 660, -5],
      [bomber.front, 'black', 640, 4],
      [hoodie.front, 'white', 625, -3],
      [shirt.front, 'black', 650, 5],
      [zipHoodie.front, 'white', 625, -4],
    ],
    600,
  ),
  black: row(
    [
      [longsleeveTshirt.front, 'black', 660, 5],
      [hoodie.front, 'black', 625, -4],
      [bomber.front, 'black', 650, 3],
      [zipHoodie.front, 'black', 625, -5],
      [polo.front, 'black', 640, 6],
    ],
    600,
  ),
  white: row(
    [
      [polo.front, 'white', 640, -6],
      [zipHoodie.front, 'white', 625, 4],
      [shirt.front, 'white', 650, -4],
      [quilted.front, 'white', 640, 3],
      [oversizedTshirt.front, 'white', 650, -5],
    ],
    600,
  ),
}

const coming = {
  black: [
    { width: 900, pieces: (own) => [own(overcoat, { at: [450, 500], size: 1 })] },
    { width: 520, pieces: (own) => [own(cables, { at: [260, 330], size: 1, turn: -14 })] },
    {
      width: 900,
      pieces: (own) =>
        pile(['black', 'black', 'black', 'black'], [500, 640], { size: 1.42, turns: [9, 4, 7, 3] }).map((piece) => ({
          ...piece,
          ...own(piece.parts),
        })),
    },
    { width: 900, pieces: () => railOf(12, 60, 82, { whites: [7], size: 1.1, y: 120 }) },
    {
      width: 1000,
      pieces: (own) => [own(hemmed({ lean: 560, amount: 0.2 }), { at: [430, 470], size: 1.1, turn: -32 })],
    },
    { width: 620, pieces: (own) => [own(labelled, { at: [330, 400], size: 0.8, turn: -9 })] },
  ],
  white: [
    {
      width: 860,
      pieces: (own) => [own(drape({ lean: 640, amount: 0.07 }), { at: [430, 560], size: 1.06, turn: 12 })],
    },
    {
      width: 900,
      pieces: (own) =>
        [0, 1, 2, 3].map((i) => ({
          ...own(rolled(), { at: [80 + i * 232, 520 + i * 50], size: 1.34, turn: 12 }),
          seed: 60 + i * 3,
        })),
    },
    { width: 780, pieces: (own) => [own(overcoat, { at: [440, 400], size: 1.04, turn: -8, flip: true })] },
    { width: 420, pieces: (own) => [own(cables, { at: [210, 280], size: 1.05, turn: 24 })] },
    {
      width: 900,
      pieces: (own) => [
        { parts: rail, color: 'black', at: [450, 120], sheet: { left: -500, top: 700, right: 1700, bottom: 800 } },
        own(onHanger(crewneck.front, 394), { at: [420, 610], size: 1, turn: 2 }),
        black(sideOn(), { at: [850, 720], size: 1.02 }),
      ],
    },
    { width: 560, pieces: (own) => [own(labelled, { at: [300, 390], size: 0.84, turn: 8, flip: true })] },
  ],
}

/** Every scene by its file name. */
export function scenes() {
  const book = looks.map(({ width, ...look }, i) => ({
    ...look,
    name: `look-${i + 1}`,
    window: { x: 0, y: 0, width },
    seed: 301 + i * 13,
  }))
  const teasers = Object.entries(coming).flatMap(([color, list]) =>
    list.map(({ width, pieces }, i) => ({
      name: `coming-${color}-${i + 1}`,
      pieces: pieces((parts, place) => ({ parts, color, ...place })),
      window: { x: 0, y: 0, width },
      pixels: tall,
      seed: 501 + i * 17,
    })),
  )
  const banners = Object.entries(wides).map(([name, pieces], i) => ({
    name: `wide-${name}`,
    pieces,
    window: { x: 0, y: 0, width: 3060 },
    pixels: wide,
    seed: 701 + i * 19,
  }))
  return [...book, ...teasers, ...banners]
}
