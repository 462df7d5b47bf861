import { both, filled, line, sewn } from './pen.mjs'

// A top is drawn by its left half: every point is [distance from the middle, height on the sheet].

const at = ([out, y]) => `${600 - out} ${y}`
const curve = ([a, b, end]) => `C${at(a)} ${at(b)} ${at(end)}`

/** Body and sleeves in one piece, the neck cut out down to `drop`. */
export function topShape(cut, drop = cut.neck.drop) {
  const { neck, shoulder, sleeve, armpit, waist, hem } = cut
  const low = neck.y + drop
  const half =
    `M602 ${low}` +
    curve([
      [neck.half * 0.62, low],
      [neck.half * 0.98, neck.y + drop * 0.55],
      [neck.half, neck.y],
    ]) +
    `Q${at([(neck.half + shoulder[0]) / 2, (neck.y + shoulder[1]) / 2 - 5])} ${at(shoulder)}` +
    curve(sleeve.outer) +
    `Q${at(sleeve.cuffBend)} ${at(sleeve.inner[0])}` +
    curve([sleeve.inner[1], sleeve.inner[2], armpit]) +
    `Q${at([waist[0] - 5, (armpit[1] + waist[1]) / 2])} ${at(waist)}` +
    `Q${at([waist[0] - 1, (waist[1] + hem[1]) / 2])} ${at(hem)}` +
    `Q${at([hem[0] * 0.5, hem[1] + (cut.hemDrop ?? 14)])} ${at([-2, hem[1] + (cut.hemDrop ?? 14)])}Z`
  return both(filled(half))
}

/** A line parallel to the bottom edge, `up` units above it. */
export function hemLine({ hem, hemDrop = 14 }, up) {
  const y = hem[1] - up
  return (
    `M${at([hem[0] + 3, y])}Q${at([hem[0] * 0.5, y + hemDrop])} ${at([0, y + hemDrop])}` +
    `Q${at([-hem[0] * 0.5, y + hemDrop])} ${at([-hem[0] - 3, y])}`
  )
}

/** A rib sewn to the sleeve's end, `long` units of it. */
export function cuffBand({ sleeve }, long) {
  const [outer, inner] = [sleeve.outer[2], sleeve.inner[0]]
  const [ax, ay] = [outer[0] - inner[0], outer[1] - inner[1]]
  const wide = Math.hypot(ax, ay)
  const point = ([x, y], down, k) => [x - (ay / wide) * down + ax * k, y + (ax / wide) * down + ay * k]
  const half =
    `M${at(point(outer, -5, 0.01))}Q${at(point(sleeve.cuffBend, -3, 0))} ${at(point(inner, -5, -0.01))}` +
    `Q${at(point(inner, long * 0.3, 0.0))} ${at(point(inner, long, 0.07))}` +
    `Q${at(point(sleeve.cuffBend, long + 4, 0))} ${at(point(outer, long, -0.07))}` +
    `Q${at(point(outer, long * 0.3, 0))} ${at(point(outer, -5, 0.01))}Z`
  return both(filled(half))
}

/** A rib sewn to the bottom edge. */
export function hemBand({ hem, hemDrop = 14 }, long) {
  const [out, y] = hem
  const half =
    `M602 ${y + hemDrop - 4}Q${at([out * 0.5, y + hemDrop - 4])} ${at([out - 3, y - 5])}` +
    `Q${at([out + 1, y + long * 0.3])} ${at([out - 9, y + long])}` +
    `Q${at([out * 0.5, y + long + hemDrop])} 602 ${y + long + hemDrop}Z`
  return both(filled(half))
}

/** A line parallel to the sleeve's end, `up` units above it. */
export function cuffLine({ sleeve }, up, inset = 0.06) {
  const outer = sleeve.outer[2]
  const inner = sleeve.inner[0]
  const across = [outer[0] - inner[0], outer[1] - inner[1]]
  const long = Math.hypot(...across)
  const move = ([x, y], k = 0) => [
    x + (across[1] / long) * up + across[0] * k,
    y - (across[0] / long) * up + across[1] * k,
  ]
  return `M${at(move(outer, inset))}Q${at(move(sleeve.cuffBend))} ${at(move(inner, -inset))}`
}

export function armhole({ shoulder, armpit }, inset = 0) {
  const deep = [shoulder[0] - 30 - inset, shoulder[1] + (armpit[1] - shoulder[1]) * 0.42]
  const low = [shoulder[0] - 22 - inset, shoulder[1] + (armpit[1] - shoulder[1]) * 0.78]
  const top = [shoulder[0] - inset, shoulder[1] - 6]
  const end = [armpit[0] - inset * 0.4, armpit[1] + 1]
  return `M${at(top)}C${at(deep)} ${at(low)} ${at(end)}`
}

/** Seams and stitches every knitted top has. */
export function topSeams(cut) {
  return both(line(armhole(cut), 2))
}

export function hemStitches(cut, ups = [24, 31]) {
  return ups.map((up) => sewn(hemLine(cut, up))).join('')
}

export function cuffStitches(cut, ups = [24, 31]) {
  return both(ups.map((up) => sewn(cuffLine(cut, up))).join(''))
}

/** A band around the neck between two half-ellipse edges; `wide` is its width at the middle. */
export function neckBand({ neck }, { drop = neck.drop, wide = 26, rise = 7 } = {}) {
  const low = neck.y + drop
  const outer = neck.half + 9
  const inner = neck.half - wide * 0.72
  const half =
    `M602 ${low + 5}` +
    curve([
      [outer * 0.62, low + 5],
      [outer * 0.99, neck.y + drop * 0.58],
      [outer, neck.y + 2],
    ]) +
    `Q${at([outer - 6, neck.y - rise])} ${at([inner, neck.y - rise])}` +
    curve([
      [inner * 0.98, neck.y + (drop - wide) * 0.5],
      [inner * 0.62, low - wide],
      [-2, low - wide],
    ]) +
    'Z'
  return both(filled(half))
}

/** A line beside the neck band, `off` units below it. */
export function neckLine({ neck }, { drop = neck.drop, off = 6 } = {}) {
  const low = neck.y + drop + off
  const outer = neck.half + 4 + off
  return (
    `M600 ${low}` +
    curve([
      [outer * 0.62, low],
      [outer * 0.99, neck.y + drop * 0.58 + off / 2],
      [outer, neck.y + 2],
    ])
  )
}

/** The inside of the back, seen through the neck. */
export function neckInside({ neck }, rise = 9) {
  const top = neck.y - rise
  const half =
    `M602 ${top + 10}Q${at([neck.half * 0.6, top + 9])} ${at([neck.half - 16, top + 1])}` +
    `L${at([neck.half + 4, neck.y + 24])}L${at([neck.half * 0.8, neck.y + neck.drop + 14])}` +
    `L602 ${neck.y + neck.drop + 20}Z`
  return both(filled(half))
}

export function neckInsideBand({ neck }, { rise = 9, wide = 25 } = {}) {
  const top = neck.y - rise
  const half =
    `M602 ${top + 10}Q${at([neck.half * 0.6, top + 9])} ${at([neck.half - 16, top + 1])}` +
    `L${at([neck.half + 2, top + wide])}Q${at([neck.half * 0.55, top + 12 + wide])} 602 ${top + 13 + wide}Z`
  return both(filled(half))
}

/** Ribs that run out from the neck's middle, as they do in a sewn-on band. */
export const ribAround = (x, y, radius) => (u, v) => Math.atan2(v - y, u - x) * radius

/** Ribs across a cuff or hem: (dx, dy) is the direction they follow each other in. */
export const ribAlong = (dx, dy) => (u, v) => (u < 600 ? u * dx + v * dy : (1200 - u) * dx + v * dy)

export function cuffRib({ sleeve }) {
  const [outer, inner] = [sleeve.outer[2], sleeve.inner[0]]
  const wide = Math.hypot(outer[0] - inner[0], outer[1] - inner[1])
  return ribAlong((outer[0] - inner[0]) / wide, -(outer[1] - inner[1]) / wide)
}
