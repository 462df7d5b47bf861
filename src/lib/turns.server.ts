import { Refusal } from './refusal.ts'

interface Limits {
  /** Of one name. */
  atOnce: number
  mostWaiting: number
  /** Milliseconds that one waits at most: whoever is before them may be waiting for a database that is silent. */
  patience?: number
}

interface Turn {
  lines: readonly Line[]
  begin: () => void
}

interface Line {
  name: string
  underway: number
  waiting: Turn[]
}

/**
 * Work that shares a name takes turns, so many at once; whatever shares none goes on. It waits for all of its names
 * together and holds none meanwhile, so that no two can wait for each other; and nobody overtakes in any of its lines.
 */
export function turnsByName({ atOnce, mostWaiting, patience = 30_000 }: Limits) {
  const lines = new Map<string, Line>()
  const lineOf = (name: string): Line => {
    const line = lines.get(name) ?? { name, underway: 0, waiting: [] }
    lines.set(name, line)
    return line
  }
  const advance = (line: Line): void => {
    const [next] = line.waiting
    if (!next?.lines.every(({ underway, waiting }) => underway < atOnce && waiting[0] === next)) return
    for (const each of next.lines) {
      each.waiting.shift()
      each.underway += 1
    }
    next.begin()
    for (const each of next.lines) advance(each)
  }
  const leave = (line: Line): void => {
    if (line.underway === 0 && line.waiting.length === 0) lines.delete(line.name)
  }
  const turnIn = (asked: readonly Line[]): Promise<void> =>
    new Promise((begin, refuse) => {
      const giveUp = (): void => {
        clearTimeout(late)
        for (const { waiting } of asked) waiting.splice(waiting.indexOf(turn), 1)
        refuse(new Refusal('UNAVAILABLE', { details: { retryAfter: 2 } }))
        for (const line of asked) advance(line)
        for (const line of asked) leave(line)
      }
      const late = setTimeout(giveUp, patience)
      const turn: Turn = {
        lines: asked,
        begin: () => {
          clearTimeout(late)
          begin()
        },
      }
      for (const line of asked) line.waiting.push(turn)
      for (const line of asked) advance(line)
      if (asked.some(({ waiting }) => waiting.length > mostWaiting)) giveUp()
    })
  const pass = (asked: readonly Line[]): void => {
    for (const line of asked) line.underway -= 1
    for (const line of asked) advance(line)
    for (const line of asked) leave(line)
  }

  return async <Done>(names: readonly string[], work: () => Promise<Done>): Promise<Done> => {
    const asked = [...new Set(names)].map(lineOf)
    if (asked.length > 0) await turnIn(asked)
    return work().finally(() => pass(asked))
  }
}
