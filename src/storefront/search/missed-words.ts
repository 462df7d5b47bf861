/** Words that stood there for a while, or when somebody left, and how much was found by them. */
export interface Stood {
  words: string
  total: number
}

/** Of these, in their order, what was meant and not found: what somebody typed on from was not meant yet. */
export const missedIn = (stood: readonly Stood[]): string[] =>
  stood
    .filter(
      ({ words, total }, at) =>
        words !== '' && total === 0 && !stood.slice(at + 1).some((later) => later.words.startsWith(words)),
    )
    .map(({ words }) => words)
