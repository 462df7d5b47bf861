const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Left {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Whole seconds, begun ones too: a countdown that shows nothing left has nothing left. */
export function leftIn(milliseconds: number): Left {
  const left = Math.ceil(milliseconds / SECOND) * SECOND
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: (left % MINUTE) / SECOND,
  }
}

/** Milliseconds until what is shown changes, and never past the end. */
export function nextTick(left: number, shown: 'seconds' | 'minutes'): number {
  const step = shown === 'minutes' && left > MINUTE ? MINUTE : SECOND
  return Math.min(left, left % step || step)
}
