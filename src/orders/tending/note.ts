/** Characters. */
export const LONGEST_NOTE = 1000
