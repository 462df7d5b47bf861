import { plural } from '#i18n/plural.ts'

const synonyms = {
  title: 'Search words',
  subtitle: 'Words that mean the same when somebody searches the shop. A search for one of them finds all the others.',
  failed: 'The search words could not be loaded',
  ownerOnly: 'Only an owner changes this list.',
  group: (place: number) => `Group ${place}`,
  addGroup: 'Add group',
  removeGroup: (place: number) => `Remove group ${place}`,
  newWord: 'New words',
  add: 'Add',
  addTo: (place: number) => `Add to group ${place}`,
  remove: (word: string) => `Remove ${word}`,
  emptyTitle: 'No groups yet',
  emptyText: 'Put words together that shoppers use for the same thing, such as “trousers”, “pants” and «بنطلون».',
  problems: {
    word: 'Each entry is a word or up to three, with 2 to 40 letters. Separate entries with commas.',
    few: 'A group needs two words or more.',
    many: 'A group has at most 12 words.',
  },
  unsaved: 'Unsaved: search words',
  toSave: plural({
    one: 'To save, check {n} group',
    other: 'To save, check {n} groups',
  }),
  saved: 'Search words saved',
  saveFailed: 'Failed to save the search words',
  leaveText: 'Your changes to the search words are not saved.',
  isNew: 'New group',
  isGone: 'Removed group',
  added: (words: string) => `added ${words}`,
  gone: (words: string) => `removed ${words}`,
  isElsewhere: (word: string, groups: string) =>
    `“${word}” is in another group too (${groups}): a search for it finds the words of all of them.`,
}

export const adminSearch = { synonyms }
