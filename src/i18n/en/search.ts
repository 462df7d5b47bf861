import { plural } from '../plural.ts'

/** The search that opens over any page. */
export const search = {
  close: 'Close the search',
  choices: 'Suggestions',
  recent: 'Recent searches',
  forget: (words: string) => `Remove from recent searches: ${words}`,
  forgetAll: 'Clear',
  nearTo: (words: string) => `Closest to “${words}”`,
  foundFor: (words: string) => `Results for “${words}”`,
  seeAll: plural({ one: 'See the one result', other: 'See all {n} results' }),
  count: plural({ one: '{n} result', other: '{n} results' }),
  nothing: (words: string) => `No results for “${words}”.`,
  nothingText: 'Try a plainer word, or start with a category.',
  nothingButNear: 'These come closest.',
  searching: 'Searching...',
  failed: 'The search did not get through. Check your connection.',
}
