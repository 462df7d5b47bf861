import { cap, socks, tote } from './accessories.mjs'
import { bomber } from './bomber.mjs'
import { heroes } from './heroes.mjs'
import { jilbab } from './jilbab.mjs'
import { quilted, split, varsity } from './limited.mjs'
import { scenes } from './scenes.mjs'
import { polo, shirt } from './shirts.mjs'
import { crewneck, hoodie, zipHoodie } from './sweats.mjs'
import { joggers, pants, straightPants } from './trousers.mjs'
import { longsleeveTshirt, oversizedTshirt, pocketTshirt, tshirt } from './tshirts.mjs'

const garments = {
  tshirt,
  hoodie,
  pants,
  'oversized-tshirt': oversizedTshirt,
  'longsleeve-tshirt': longsleeveTshirt,
  'pocket-tshirt': pocketTshirt,
  'zip-hoodie': zipHoodie,
  crewneck,
  'straight-pants': straightPants,
  joggers,
  polo,
  shirt,
  bomber,
  jilbab,
  cap,
  tote,
  socks,
  split,
  quilted,
  varsity,
}

const portrait = { width: 1600, height: 2000 }

/** Every picture of the demo shop by its file name, in the order they are made. */
export function pictures() {
  return [...heroes, ...garmentPictures(), ...scenes()]
}

function garmentPictures() {
  return Object.entries(garments).flatMap(([name, garment], place) =>
    ['black', 'white'].flatMap((color, turn) =>
      viewsOf(garment, color).map(({ view, of, window, ...size }) => ({
        name: `${name}-${color}-${view}`,
        color,
        window,
        pixels: portrait,
        ...size,
        seed: 11 + place * 7 + turn * 3,
        parts: garment[of],
      })),
    ),
  )
}

function viewsOf({ place = { x: 0, y: 0, width: 1200 }, closeUps, moreCloseUps = {} }, color) {
  const more = moreCloseUps[color] ?? []
  return [
    { view: 'front', of: 'front', window: place },
    { view: 'back', of: 'back', window: place },
    ...closeUps.map(({ of, ...window }, i) => ({ view: `detail-${i + 1}`, of, window })),
    ...more.map(([of, x, y, width], i) => {
      const view = `detail-${closeUps.length + i + 1}`
      return { view, of, window: { x, y, width } }
    }),
  ]
}
