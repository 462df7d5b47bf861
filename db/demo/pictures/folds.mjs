import { along, fan, twoSided } from './pen.mjs'

// Where cloth creases: from the armpits, down the sleeves, out of the crotch, above a rib.

export function lightBodyFolds(cut, seed) {
  const [pitX, pitY] = [600 - cut.armpit[0], cut.armpit[1]]
  const [hemX, hemY] = [600 - cut.hem[0], cut.hem[1]]
  return twoSided(
    [
      ...fan(pitX + 6, pitY - 8, { from: 12, to: 74, count: 4, length: 300, spread: 30, amount: 0.07 }),
      along([pitX + 10, pitY + 10], [600 - cut.shoulder[0] + 12, cut.shoulder[1] + 60], 24, 0.114),
      along([hemX + 60, pitY + 150], [hemX + 50, hemY], 44, 0.067),
      along([hemX + 170, pitY + 60], [hemX + 200, hemY + 10], 50, 0.057),
      along([hemX + 20, pitY + 330], [hemX + 230, pitY + 400], 34, 0.057),
      along([560, pitY + 240], [590, hemY], 44, 0.048),
    ],
    seed,
  )
}

export function shortSleeveFolds(cut, seed) {
  const [outX, outY] = [600 - cut.sleeve.outer[2][0], cut.sleeve.outer[2][1]]
  const [inX, inY] = [600 - cut.sleeve.inner[0][0], cut.sleeve.inner[0][1]]
  const [topX, topY] = [600 - cut.shoulder[0], cut.shoulder[1]]
  return twoSided(
    [
      along([topX - 20, topY + 70], [(outX * 2 + inX) / 3, (outY * 2 + inY) / 3 - 8], 26, 0.095),
      along([topX - 6, topY + 120], [(outX + inX * 2) / 3, (outY + inY * 2) / 3 - 8], 24, 0.095),
      along([600 - cut.armpit[0], cut.armpit[1] - 20], [outX + 36, outY - 10], 30, 0.076),
    ],
    seed,
  )
}

export function heavyBodyFolds(cut, seed) {
  const [pitX, pitY] = [600 - cut.armpit[0], cut.armpit[1]]
  return twoSided(
    [
      ...fan(pitX + 4, pitY - 10, { from: -6, to: 66, count: 4, length: 280, spread: 36, amount: 0.07 }),
      along([pitX + 16, pitY + 40], [600 - cut.shoulder[0] + 16, cut.shoulder[1] + 60], 30, 0.08),
      along([380, pitY + 150], [360, cut.hem[1] - 10], 46, 0.06),
      along([500, 540], [470, 860], 46, 0.05),
      along([320, cut.hem[1] - 26], [560, cut.hem[1] - 16], 30, 0.1),
      along([330, cut.hem[1] - 90], [470, cut.hem[1] - 60], 30, 0.05),
    ],
    seed,
  )
}

/** Thick sleeves hang in short folds across, most of them above the cuff and in the elbow. */
export function longSleeveFolds(cut, seed) {
  const outer = cut.sleeve.outer[2]
  const inner = cut.sleeve.inner[0]
  const top = [(cut.shoulder[0] + cut.armpit[0]) / 2 + 50, (cut.shoulder[1] + cut.armpit[1]) / 2 + 10]
  const end = [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2]
  const across = (t, amount, tilt) => {
    const x = 600 - (top[0] + (end[0] - top[0]) * t)
    const y = top[1] + (end[1] - top[1]) * t
    return along([x - 74, y - tilt], [x + 74, y + tilt], 24, amount)
  }
  return twoSided(
    [
      across(0.3, 0.06, 34),
      across(0.42, 0.09, -26),
      across(0.52, 0.1, 20),
      across(0.62, 0.08, -20),
      across(0.76, 0.08, 18),
      across(0.86, 0.12, -8),
      across(0.95, 0.15, 12),
      along([600 - cut.shoulder[0] - 14, cut.shoulder[1] + 50], [600 - top[0] - 50, top[1] + 170], 36, 0.07),
      along([600 - cut.armpit[0] - 8, cut.armpit[1] - 20], [600 - top[0] - 90, top[1] - 20], 34, 0.07),
    ],
    seed,
    14,
  )
}

export function legFolds(seed, { knee = 830, end = 1300 } = {}) {
  const across = (y, tilt, amount, spread = 28) => along([350, y - tilt], [570, y + tilt], spread, amount)
  return twoSided(
    [
      along([600, 545], [410, 430], 30, 0.1),
      along([600, 560], [400, 530], 30, 0.09),
      along([596, 590], [420, 640], 30, 0.08),
      along([470, 230], [450, 600], 40, 0.05),
      along([540, 660], [500, 1050], 44, 0.05),
      across(knee, -26, 0.08),
      across(knee + 60, 20, 0.07),
      across(knee + 150, -16, 0.05),
      across(end - 150, 14, 0.08),
      across(end - 85, -12, 0.11),
      across(end - 30, 8, 0.13, 24),
    ],
    seed,
    16,
  )
}
