import { plural } from '#i18n/plural.ts'
import { adminPalette } from './palette.ts'

const selection = {
  column: 'Select',
  choose: (name: string) => `Select ${name}`,
  all: plural({ one: 'Select the one on this page', other: 'Select all {n} on this page' }),
  count: plural({ one: '{n} selected on this page', other: '{n} selected on this page' }),
  bar: 'What to do with the selected ones',
  clear: 'Clear selection',
  refused: plural({ one: '{n} was left as it is:', other: '{n} were left as they are:' }),
}

const filters = { clear: 'Clear filters', nothingFor: (words: string) => `Nothing matches “\u2068${words}\u2069”.` }

export const adminLists = { filters, selection, ...adminPalette }
