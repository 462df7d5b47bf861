import type { Db } from '#lib/db.server.ts'
import { findNextOpening } from './db-opening.server.ts'

/** Milliseconds after which it is asked again whatever was heard: a timer may be set for no more than 24 days. */
const LONGEST = 3_600_000
/** After a database that could not say. */
const AGAIN = 5000

/** Milliseconds that Node's timers may be early: a page made within them would be kept, and say that it is closed. */
const EARLY = 1

export interface Openings {
  /** Something of the shop has changed: another moment may come first. */
  again: () => void
  stop: () => void
}

/** Calls when a product opens, to the moment, in each process by itself. */
export function watchOpenings(db: Db, onOpen: () => void): Openings {
  let timer: NodeJS.Timeout | undefined
  let turn = 0
  const set = (wait: number, then: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(then, wait).unref()
  }
  const again = (): void => {
    turn += 1
    const mine = turn
    const whenOpen = (): void => {
      onOpen()
      again()
    }
    findNextOpening(db).then(
      (wait) => {
        if (mine !== turn) return
        if (wait === null || wait > LONGEST) set(LONGEST, again)
        else set(wait + EARLY, whenOpen)
      },
      () => {
        if (mine === turn) set(AGAIN, again)
      },
    )
  }
  const stop = (): void => {
    turn += 1
    clearTimeout(timer)
  }
  return { again, stop }
}
