import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect } from 'vitest'
import { Refusal } from '../../src/lib/refusal.ts'
import { ACTS, type Step } from './acts.ts'
import { wrongInTheBooks } from './books.ts'
import type { Oracle } from './oracle.ts'
import { foretold, openSequences, type RealShop, type Sequences, seen } from './oracle-shop.ts'

/** Acts in one sequence, and sequences on one database. */
const LONGEST = 60
const PER_SHOP = 20

export interface Tally {
  steps: number
  sequences: number
  /** What came of each act, how often. */
  acts: Record<string, number>
}

async function outcomeOf(act: () => unknown): Promise<string> {
  try {
    await act()
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const commandOf = ({ name, choice, really, inMind }: Step, tally: Tally): fc.AsyncCommand<Oracle, RealShop> => {
  const text = `${name} ${JSON.stringify(choice)}`
  return {
    check: () => true,
    toString: () => text,
    run: async (oracle, real) => {
      oracle.now += 1000
      const was = await outcomeOf(() => really({ oracle, real }))
      const should = await outcomeOf(() => inMind(oracle))
      const key = `${name}: ${was}`
      tally.acts[key] = (tally.acts[key] ?? 0) + 1
      tally.steps += 1
      expect(was, text).toBe(should)
      const [now, wanted] = [await seen(real), foretold(oracle)]
      if (!isDeepStrictEqual(now, wanted)) expect(now, text).toEqual(wanted)
      expect(await wrongInTheBooks(real.db), text).toEqual([])
    },
  }
}

/** Sequences on one database; one in which something went wrong is left, and the next begins on another. */
async function someSequences(tally: Tally, seed: number, numRuns: number): Promise<void> {
  let shop: Sequences | undefined
  const leave = async (): Promise<void> => {
    await shop?.close()
    shop = undefined
  }
  const commands = fc.commands(
    ACTS.map((act) => act.map((step) => commandOf(step, tally))),
    { maxCommands: LONGEST, size: 'max' },
  )
  const holds = fc.asyncProperty(commands, async (drawn) => {
    shop ??= await openSequences()
    const { oracle, real } = await shop.begin()
    tally.sequences += 1
    try {
      await fc.asyncModelRun(() => ({ model: oracle, real }), drawn)
    } catch (error) {
      await leave()
      throw error
    }
  })
  try {
    await fc.assert(holds, { seed, numRuns })
  } finally {
    await leave()
  }
}

/** At least so many steps, drawn from one seed, each of which leaves the shop as the oracle says. */
export async function runSequences({ seed, count }: { seed: number; count: number }): Promise<Tally> {
  const tally: Tally = { steps: 0, sequences: 0, acts: {} }
  for (let block = 0; tally.steps < count; block += 1) {
    const runs = Math.ceil((count - tally.steps) / (LONGEST / 2))
    await someSequences(tally, seed + block, Math.min(PER_SHOP, runs))
  }
  return tally
}
