/** A strip of slides, in pixels along the line of reading. */
export interface Strip {
  scrolled: number
  /** From the start of one slide to the start of the next. */
  step: number
  /** Furthest that it can be scrolled. */
  room: number
}

/** Less than a pixel is rounding. */
const NEXT_TO_NOTHING = 2

/** How many places the strip can stand at: fewer than slides, where several are seen at once. */
export const placesIn = ({ step, room }: Strip): number => Math.ceil((room - NEXT_TO_NOTHING) / step) + 1

/** The slide that the strip stands at, from 0. */
export const placeOf = (strip: Strip): number =>
  strip.room - strip.scrolled < NEXT_TO_NOTHING ? placesIn(strip) - 1 : Math.round(strip.scrolled / strip.step)

/** One on or one back; from the last place to the first, and the other way round. */
export function placeAfter(strip: Strip, by: 1 | -1): number {
  const places = placesIn(strip)
  return (placeOf(strip) + by + places) % places
}

export const scrollFor = ({ step, room }: Strip, place: number): number => Math.min(place * step, room)
