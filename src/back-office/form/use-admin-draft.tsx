import { useState } from 'react'
import type { Refusal } from '#lib/refusal.ts'
import { changedIn, mergedFrom, picked, type Start, type Whose } from './admin-form.ts'
import { useLatest } from './use-latest.tsx'

type Problems = Readonly<Record<string, string>>

/** What a form of the back-office is about: V as it is typed, S as it is stored. */
export interface FormKind<V extends object, F extends keyof V & string, S> {
  fields: readonly F[]
  /** Null: what a new one begins with. */
  typedFrom: (stored: S | null) => V
  /** A sentence by field. */
  problemsIn: (typed: V, start: Start<V, S>) => Problems
  /** Asked before anything is sent; false where whoever saves thinks better of it. */
  ask?: (typed: V, start: Start<V, S>) => Promise<boolean>
  /** What else it waits for, in a sentence. */
  whyNot?: (typed: V, start: Start<V, S>) => string | null
  send: (typed: V, start: Start<V, S>) => Promise<S>
  /** A "no" that is asked about instead of told: true where it is. */
  takes?: (refusal: Refusal) => boolean
  /** As it is stored now; `refusal`: to what was sent. */
  read: (stored: S, refusal: Refusal) => Promise<S>
  words: { done: string | ((saved: S) => string); failed: string }
  onSaved?: (saved: S) => void
  /** Where something is begun that is not among what is typed yet: it counts as unsaved. */
  begun?: readonly F[]
  /** What is begun goes with what is typed. */
  onDiscard?: () => void
  /** In a dialog: while it is shut, nothing is saved. */
  isShut?: boolean
  /** It is the asker's alone: who may change nothing else may change this. */
  isOwn?: true
}

/** Somebody else saved in the meantime. */
export interface Stale<V, F extends keyof V> {
  mine: V
  theirs: V
  taken: readonly F[]
  contested: readonly F[]
  chosen: Partial<Record<F, Whose>>
}

export function useAdminDraft<V extends object, F extends keyof V & string, S>(
  kind: FormKind<V, F, S>,
  first: S | null,
) {
  const begin = (stored: S | null): Start<V, S> => ({ stored, typed: kind.typedFrom(stored) })
  const [start, setStart] = useState(() => begin(first))
  const [typed, setTyped] = useState(start.typed)
  const latest = useLatest(typed)
  // Nobody is told of an empty field before they tried to save.
  const [isTried, setTried] = useState(false)
  const [told, setTold] = useState<Problems>({})
  const [stale, setStale] = useState<Stale<V, F> | null>(null)
  const own = kind.problemsIn(typed, start)

  const reset = (fresh: Start<V, S>, shownFrom: (now: V) => V): void => {
    setStart(fresh)
    setTyped(shownFrom)
    setTried(false)
    setTold({})
  }
  return {
    ...{ start, typed, stale, own, isTried, setTold },
    problems: { ...told, ...(isTried ? own : {}) },
    changes: [...new Set([...changedIn(kind.fields, start.typed, typed), ...(kind.begun ?? [])])],
    open: stale ? stale.contested.filter((field) => !stale.chosen[field]) : [],
    tryIt: () => setTried(true),
    discard: (): void => {
      reset(start, () => start.typed)
      setStale(null)
      kind.onDiscard?.()
    },
    /** What was typed while `sent` was on its way stays on top of it. */
    keep: (stored: S, sent: V): void => {
      const fresh = begin(stored)
      reset(fresh, (now) => ({ ...fresh.typed, ...picked(now, changedIn(kind.fields, sent, now)) }))
      setStale(null)
    },
    /** Somebody else's version, under what is typed here. */
    meet: (current: S): void => {
      const fresh = begin(current)
      const versions = { start: start.typed, mine: latest.current, theirs: fresh.typed }
      const merge = mergedFrom(kind.fields, versions)
      reset(fresh, () => merge.merged)
      setStale({ ...versions, ...merge, chosen: {} })
    },
    change: (part: Partial<V>): void => {
      setTyped((now) => ({ ...now, ...part }))
      setTold((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !(field in part))))
      // Whoever types over a field that both changed has chosen.
      setStale(
        (now) => now && { ...now, mine: { ...now.mine, ...part }, chosen: { ...now.chosen, ...mineIn(now, part) } },
      )
    },
    choose: (field: F, whose: Whose): void => {
      if (!stale) return
      setTyped((now) => ({ ...now, ...picked(stale[whose], [field]) }))
      setStale({ ...stale, chosen: { ...stale.chosen, [field]: whose } })
    },
  }
}

const mineIn = <V extends object, F extends keyof V>({ contested }: Stale<V, F>, part: Partial<V>) =>
  Object.fromEntries(contested.flatMap((field) => (field in part ? [[field, 'mine']] : [])))

export type AdminDraft<V extends object, F extends keyof V & string, S> = ReturnType<typeof useAdminDraft<V, F, S>>
