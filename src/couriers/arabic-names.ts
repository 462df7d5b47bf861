import { likeLetters } from '#lib/like-letters.ts'

/** How the couriers that the shop knows from the start are written in Arabic; those that the owner adds have their own name. */
const ARABIC: Record<string, readonly string[]> = {
  Bosta: ['بوسطه', 'بوسطا', 'بوسته', 'بوستا'],
  Aramex: ['ارامكس', 'اراميكس'],
  Mylerz: ['مايلرز', 'ميلرز'],
  'J&T Express': ['جي اند تي', 'جي اند تي اكسبريس', 'جيه اند تي', 'جيه اند تي اكسبريس'],
  'Egypt Post': ['البريد المصري', 'بريد مصر'],
  DHL: ['دي اتش ال'],
  FedEx: ['فيديكس', 'فيدكس', 'فيد اكس'],
}

/** As it is said, however it is spelled. */
export const spoken = (name: string): string =>
  likeLetters(name.normalize('NFKC'))
    .replace(/[\u064B-\u0652\u0670\u0640]/g, '')
    .replace(/[\s_.-]+/g, ' ')
    .trim()
    .replace(/^شركه /, '')

/** How a courier of the list is written, in its own letters first. */
export const spellingsOf = (name: string): readonly string[] => [name, ...(ARABIC[name] ?? [])]

/** The name that the list of couriers has for it; undefined where it is another's, or no Arabic one. */
export const listedName = (typed: string): string | undefined => {
  const name = spoken(typed)
  return Object.entries(ARABIC).find(([, spellings]) => spellings.includes(name))?.[0]
}
