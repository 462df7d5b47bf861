import { along, filled } from './pen.mjs'
import { hoodie } from './sweats.mjs'

// The home page's two halves: the same hoodie in the same crop, each on a sheet of its own colour.

const sheet = {
  shape: filled('M-200 -200 L1400 -200 L1400 1700 L-200 1700 Z'),
  puff: 0,
  lift: 0,
  weave: 'satin',
  gloss: 0.3,
  laid: 0,
  sway: 0,
  cloth: {
    guides: [
      along([-20, 520], [420, 20], 80, 0.12),
      along([40, 1000], [520, 300], 90, 0.12),
      along([760, 300], [1220, 20], 80, 0.12),
      along([780, 620], [1220, 260], 90, 0.12),
      along([860, 1060], [1220, 640], 90, 0.13),
      along([-20, 1300], [300, 900], 90, 0.12),
    ],
    across: 0.006,
    along: 0.006,
    stiff: 2.5,
    grain: [240, 320],
    hold: 0.004,
    sag: 0.002,
    gain: 1.2,
  },
}

const shared = {
  window: { x: 70, y: 76, width: 1060 },
  pixels: { width: 2000, height: 2000 },
  seed: 23,
}

const onSheet = (dye) => (seed) => [{ ...sheet, dye }, ...hoodie.front(seed)]

export const heroes = [
  {
    ...shared,
    name: 'hero-black',
    color: 'black',
    parts: onSheet([0.0075, 0.0075, 0.0078]),
    lights: {
      key: 1.2,
      fill: 0.2,
      edge: 0.6,
      sheen: 0.22,
      gloss: 0.04,
      lift: 0.0018,
      shadow: 0.75,
      hollow: 1,
      contrast: 2.4,
    },
  },
  {
    ...shared,
    name: 'hero-white',
    color: 'white',
    parts: onSheet([0.73, 0.7, 0.655]),
    lights: {
      key: 1.1,
      fill: 0.34,
      edge: 0.06,
      sheen: 0,
      gloss: 0,
      lift: 0,
      shadow: 0.66,
      hollow: 1,
      contrast: 1.2,
    },
  },
]
