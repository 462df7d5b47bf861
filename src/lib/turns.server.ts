import { Refusal } from './refusal.ts'

interface Limits {
  /** Of one name. */
  atOnce: number
  mostWaiting: number
  /** Milliseconds that one waits at most: whoever is before them may be waiting for a database that is silent. */
  patience?: number
  /** The name of which nobody gets anything any more once work has failed so. */
  spentBy?: (error: unknown) => string | undefined
}

interface Turn {
  lines: readonly Line[]
  /** Milliseconds of the clock: who has waited from before stands before. */
  since: number
  /** In which order they came here. */
  nth: number
  begin: () => void
  refuse: (error: unknown) => void
}

interface Line {
  name: string
  underway: number
  waiting: Turn[]
}

/** One order of all, whichever line they stand in: so no two can wait for each other. */
function standIn({ waiting }: Line, turn: Turn): void {
  const before = waiting.findLastIndex(({ since }) => since <= turn.since)
  waiting.splice(before + 1, 0, turn)
}

const full = (): Refusal => new Refusal('UNAVAILABLE', { details: { retryAfter: 2 } })

function linesByName({ atOnce, mostWaiting, patience = 30_000 }: Limits) {
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
  const settle = (turnLines: readonly Line[]): void => {
    for (const line of turnLines) advance(line)
    for (const line of turnLines) if (line.underway === 0 && line.waiting.length === 0) lines.delete(line.name)
  }
  const sendAway = (turn: Turn, error: unknown): void => {
    for (const { waiting } of turn.lines) waiting.splice(waiting.indexOf(turn), 1)
    turn.refuse(error)
  }
  const giveUp = (turn: Turn): void => {
    sendAway(turn, full())
    settle(turn.lines)
  }
  const stand = (turn: Turn): void => {
    for (const line of turn.lines) standIn(line, turn)
    for (const line of turn.lines) advance(line)
    for (const { waiting } of turn.lines) {
      const last = waiting.at(-1)
      if (last && waiting.length > mostWaiting) giveUp(last)
    }
  }
  const turnIn = (lines: readonly Line[], place: Pick<Turn, 'since' | 'nth'>): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const turn: Turn = {
      lines,
      ...place,
      begin: () => {
        clearTimeout(late)
        resolve()
      },
      refuse: (error) => {
        clearTimeout(late)
        reject(error)
      },
    }
    const late = setTimeout(() => giveUp(turn), patience)
    stand(turn)
    return promise
  }
  return { lines, lineOf, settle, sendAway, turnIn }
}

/**
 * Work that shares a name takes turns, so many at once; whatever shares none goes on. It waits for all of its names
 * together and holds none meanwhile, so that no two can wait for each other; and nobody overtakes in any of its lines
 * but who has waited for longer, elsewhere or earlier.
 */
export function turnsByName(limits: Limits) {
  const { lines, lineOf, settle, sendAway, turnIn } = linesByName(limits)
  let count = 0
  const dismiss = (name: string | undefined, before: number, error: unknown): void => {
    const waiting = name === undefined ? [] : (lines.get(name)?.waiting ?? [])
    const told = waiting.filter(({ nth }) => nth < before)
    for (const turn of told) sendAway(turn, error)
    settle([...new Set(told.flatMap((turn) => turn.lines))])
  }
  const pass = (turnLines: readonly Line[]): void => {
    for (const line of turnLines) line.underway -= 1
    settle(turnLines)
  }

  const inTurn = async <Done>(
    names: readonly string[],
    work: () => Promise<Done>,
    since = Date.now(),
  ): Promise<Done> => {
    const turnLines = [...new Set(names)].map(lineOf)
    count += 1
    if (turnLines.length > 0) await turnIn(turnLines, { since, nth: count })
    // Who came later has asked for what may have changed since.
    count += 1
    const begun = count
    return work()
      .catch((error: unknown) => {
        dismiss(limits.spentBy?.(error), begun, error)
        throw error
      })
      .finally(() => pass(turnLines))
  }
  const countWaiting = (): number => new Set([...lines.values()].flatMap(({ waiting }) => waiting)).size
  return Object.assign(inTurn, { countWaiting })
}
