/** عبد and the name after it, written as one word or as two. */
const JOINED = /(?<!\p{L})عبد(?=ال)/gu
const PARTED = /(?<!\p{L})عبد\s+(?=ال)/gu

/** What was typed to find somebody by, as others may have written it: عبدالعزيز is عبد العزيز. */
export const nameSpellings = (search: string): readonly string[] => [
  ...new Set([search, search.replace(JOINED, 'عبد '), search.replace(PARTED, 'عبد')]),
]
