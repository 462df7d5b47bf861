import { type Governorate, sortedGovernorates } from './governorates.ts'

/** One spelling for all ways of typing it: alef forms, ta marbuta, alef maqsura, marks, hyphens. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064B-\u065F\u0670\u0640\u200B-\u200F\u061C]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The ids are spellings too: Asyut is also Assiut, Faiyum also Fayoum. */
const spellings = ({ id, name, nameAr }: Governorate): string[] => [name, nameAr, id].map(folded)

const startsWord = (text: string, part: string): boolean => ` ${text.replace(/(^| )ال/g, '$1')}`.includes(` ${part}`)

/** What was typed may stand anywhere in a name, in either script; where it begins a word comes first. */
export function findGovernorates(typed: string, language: 'en' | 'ar'): Governorate[] {
  const part = folded(typed)
  const found = sortedGovernorates(language).filter((each) => spellings(each).some((name) => name.includes(part)))
  const isFirst = (each: Governorate): boolean => spellings(each).some((name) => startsWord(name, part))
  return [...found.filter(isFirst), ...found.filter((each) => !isFirst(each))]
}

/** The one that is meant by exactly this name. */
export const governorateCalled = (typed: string): Governorate | undefined =>
  sortedGovernorates('en').find((each) => spellings(each).includes(folded(typed)))
