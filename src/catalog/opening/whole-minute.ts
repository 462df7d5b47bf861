const MINUTE = 60_000

/** As a form and a file have it: without the seconds. */
export const wholeMinute = (instant: string | Date): string =>
  new Date(Math.floor(new Date(instant).getTime() / MINUTE) * MINUTE).toISOString()
