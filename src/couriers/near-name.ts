import { listedName, spellingsOf, spoken } from './arabic-names.ts'

const plain = (name: string): string => name.trim().toLowerCase()

/** Whether the shop finds its page by what is typed, as `name-courier.server.ts` does. */
export function isListed(names: readonly string[], typed: string): boolean {
  const meant = [typed, listedName(typed) ?? typed].map(plain)
  return names.some((name) => meant.includes(plain(name)))
}

/** How many letters stand otherwise, too many or too few. */
function lettersBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1]
    for (const [at, its] of [...other].entries()) {
      const replaceCost = (before[at] ?? 0) + (letter === its ? 0 : 1)
      now.push(Math.min(replaceCost, (before[at + 1] ?? 0) + 1, (now[at] ?? 0) + 1))
    }
    before = now
  }
  return before.at(-1) ?? 0
}

const isNear = (name: string, typed: string): boolean =>
  ` ${name}`.includes(` ${typed}`) ||
  typed.startsWith(`${name} `) ||
  lettersBetween(name, typed) <= Math.min(2, Math.floor(typed.length * 0.4))

/** Who may be meant: a name that begins like it, or is one slip of the keys away. */
export function nearName(names: readonly string[], typed: string): string | undefined {
  const like = spoken(plain(typed))
  if (like === '') return undefined
  return names.find((name) => spellingsOf(name).some((spelling) => isNear(spoken(plain(spelling)), like)))
}
