import { along, both, filled, line, sewn, twoSided } from './pen.mjs'

const hoodDome = both(filled('M602 120 C476 120 418 206 422 318 C424 376 436 416 456 440 Q500 492 602 500 Z'))
const opening =
  'M600 478 C544 452 486 388 484 306 C482 236 532 194 600 194 C668 194 718 236 716 306 C714 388 656 452 600 478 Z'
const hoodRim =
  'M600 532 C518 512 440 456 430 392 C414 326 414 240 462 178 C500 134 552 118 600 118 ' +
  `C648 118 700 134 738 178 C786 240 786 326 770 392 C760 456 682 512 600 532 Z ${opening}`
const hoodInside = both(filled('M602 180 C524 180 472 232 474 312 C476 398 536 470 602 494 Z'))

export function hoodFront(seed) {
  return [
    {
      shape: hoodInside,
      puff: 0,
      raise: -6,
      tone: 0.62,
      seams: line('M600 190 L600 480', 2),
      cloth: { guides: twoSided([along([540, 220], [580, 440], 26, 0.1)], seed), across: 0.02, along: 0.02 },
    },
    {
      shape: filled(hoodRim, 'evenodd'),
      puff: 1.1,
      lift: 5,
      weave: 'fleece',
      seams: line('M600 476 L600 526', 2),
      stitches: sewn(
        'M600 500 C530 470 466 396 466 306 C464 224 526 176 600 176 C674 176 736 224 734 306 C734 396 670 470 600 500',
      ),
      cloth: {
        guides: twoSided(
          [
            along([452, 300], [520, 180], 26, 0.1),
            along([450, 400], [540, 500], 24, 0.09),
            along([470, 350], [500, 440], 20, 0.08),
            along([560, 150], [596, 200], 20, 0.05),
          ],
          seed + 3,
        ),
        across: 0.02,
        along: 0.02,
        stiff: 1.3,
      },
    },
  ]
}

export function hoodBack(seed) {
  return {
    shape: hoodDome,
    puff: 1.2,
    lift: 5,
    weave: 'fleece',
    seams: both(line('M562 124 C554 260 556 380 566 499', 2)),
    stitches: both(sewn('M555 126 C547 260 549 380 559 497')),
    cloth: {
      guides: twoSided(
        [
          along([470, 400], [560, 250], 34, 0.08),
          along([480, 440], [640, 470], 26, 0.1),
          along([440, 330], [500, 200], 30, 0.06),
        ],
        seed,
      ),
      across: 0.018,
      along: 0.018,
      stiff: 1.3,
    },
  }
}
