import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Answers } from './outcomes.ts'
import type { Intention, Transaction } from './transactions.ts'

export interface Callback {
  id: number
  url: string
  transaction: Transaction
  hmac: string
  /** What the last try was answered with; null before the first. */
  status: number | null
  tries: number
}

export interface State {
  lastNumber: number
  answers: Answers
  intentions: Intention[]
  transactions: Transaction[]
  callbacks: Callback[]
  /** Numbers of payments whose card was closed since: nothing goes back to it. */
  closedCards: number[]
}

export interface Book {
  state: State
  /** Numbers as the provider gives them: long, and each one new. */
  number: () => number
  save: () => void
}

const MOST = 500

function readState(file: string): Partial<State> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<State>
  } catch {
    return undefined
  }
}

/** What the simulator remembers, in a file where it is to outlive the process. */
export function openBook(file: string | undefined): Book {
  const empty: State = {
    lastNumber: 0,
    answers: 'well',
    intentions: [],
    transactions: [],
    callbacks: [],
    closedCards: [],
  }
  const state: State = { ...empty, ...(file ? readState(file) : {}) }
  // A new set of books begins elsewhere, so that an older shop's payments are never taken for these.
  state.lastNumber ||= 400_000_000 + (Math.floor(Date.now() / 1000) % 500_000_000)
  return {
    state,
    number: () => {
      state.lastNumber += 1
      return state.lastNumber
    },
    save: () => {
      for (const list of [state.intentions, state.transactions, state.callbacks])
        list.splice(0, Math.max(0, list.length - MOST))
      if (!file) return
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(`${file}.part`, JSON.stringify(state), { mode: 0o600 })
      renameSync(`${file}.part`, file)
    },
  }
}
