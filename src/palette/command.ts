import { findSpelled, spelledExactly } from '#shipping/places/spelling.ts'

const GROUPS = ['pages', 'actions', 'orders', 'products', 'customers', 'promoCodes', 'galleries'] as const
export type Group = (typeof GROUPS)[number]
export type FoundGroup = Exclude<Group, 'pages' | 'actions'>

export interface Command {
  id: string
  group: Group
  label: string
  /** Beside it, fainter. */
  detail?: string | undefined
  /** Other words that it is found by. */
  words?: string | undefined
  /** Not among what is shown before anything is typed. */
  isFurther?: true | undefined
  /** It is in the other language than the page. */
  lang?: 'en' | 'ar' | undefined
  run: () => void
}

/** Of what is always there: what is near while nothing is typed, then what is called just that, like that, or that too. */
export function commandsLike(commands: readonly Command[], typed: string): readonly Command[] {
  if (typed.trim() === '') return commands.filter(({ isFurther }) => !isFurther)
  const labelOf = ({ label }: Command): string[] => [label]
  const exact = spelledExactly(commands, labelOf, typed)
  const like = findSpelled(commands, labelOf, typed)
  const also = findSpelled(commands, ({ words = '' }) => [words], typed)
  return [...new Set([...(exact ? [exact] : []), ...like, ...also])]
}

/** As the list shows them: group after group, none of them empty. */
export const grouped = (commands: readonly Command[]): { group: Group; commands: readonly Command[] }[] =>
  GROUPS.map((group) => ({ group, commands: commands.filter((each) => each.group === group) })).filter(
    ({ commands: those }) => those.length > 0,
  )
