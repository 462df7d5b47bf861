import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Refusal } from '#lib/refusal.ts'
import { type AdminDraft, type FormKind, useAdminDraft } from './use-admin-draft.tsx'
import { useFirstProblem, useSaveInTurn, useSaveKey } from './use-form-keys.tsx'
import { useLatest } from './use-latest.tsx'

interface Standing {
  problem?: Problem
  isStale?: true
  isGone?: true
}

const NOTHING = {}

function useSaving<V extends object, F extends keyof V & string, S>(
  kind: FormKind<V, F, S>,
  { start, typed, own, open, meet, keep, tryIt, setTold }: AdminDraft<V, F, S>,
) {
  const texts = useAdminTexts()
  const { isBusy, act } = useAct()
  const [standing, setStanding] = useState<Standing>({})
  const [saved, setSaved] = useState<S | null>(null)

  const failed = (refusal: Refusal, words: string): void => {
    if (kind.takes?.(refusal)) return
    if (refusal.errors) setTold(refusal.errors)
    const say = (why: string, whose: Refusal): void =>
      setStanding({ problem: { text: texts.common.because(kind.words.failed, why), refusal: whose } })
    const { stored } = start
    const mayHaveChanged = refusal.code === 'STALE_EDIT' || refusal.code === 'NOT_FOUND'
    if (!mayHaveChanged || !stored) {
      say(words, refusal)
      return
    }
    const compare = async (): Promise<void> => {
      const current = await kind.read(stored, refusal)
      // It is there: something else is not that it names.
      if (refusal.code === 'NOT_FOUND') return say(words, refusal)
      meet(current)
      setStanding({ isStale: true })
    }
    void act(compare, ({ refusal: other, words: why }) =>
      other.code === 'NOT_FOUND' ? setStanding({ isGone: true }) : say(why, other),
    )
  }

  const write = async (): Promise<void> => {
    if (kind.ask && !(await kind.ask(typed, start))) return
    const stored = await kind.send(typed, start)
    keep(stored, typed)
    const { done } = kind.words
    tell('success', typeof done === 'string' ? done : done(stored))
    setSaved(stored)
  }

  const whyNot = (): string | null => {
    const why = kind.whyNot?.(typed, start)
    if (why) return why
    const count = Object.keys(own).length
    if (count > 0) return texts.forms.toSave(count)
    return open.length > 0 ? texts.forms.chooseFirst : null
  }

  const save = (): void => {
    tryIt()
    const problem = whyNot()
    setStanding(problem === null ? {} : { problem: { text: problem } })
    if (problem === null) void act(write, ({ refusal, words }) => failed(refusal, words))
  }
  const forget = useCallback(() => setStanding({}), [])
  return { save, isBusy, standing, saved, forget }
}

/**
 * The one form of the back-office: what is typed against what is stored, problems by field, and two who save the same
 * thing. What only one of them changed is taken; what both changed is chosen, field by field, before it is sent again.
 */
export function useAdminForm<V extends object, F extends keyof V & string, S>(
  kind: FormKind<V, F, S>,
  first: S | null,
) {
  const mayChangeAll = useMayChange()
  const mayChange = mayChangeAll || kind.isOwn === true
  const draft = useAdminDraft(kind, first)
  const { save, isBusy, standing, saved, forget } = useSaving(kind, draft)
  const form = useRef<HTMLFormElement>(null)
  // What somebody else did meanwhile takes the focus itself.
  useFirstProblem(form, standing.problem ?? NOTHING)

  // Not before the form counts as clean: the guard would ask whether to leave without saving.
  const onSaved = useLatest(kind.onSaved)
  useEffect(() => {
    if (saved) onSaved.current?.(saved)
  }, [saved, onSaved])

  // As it is stored again, nothing stands against it any more.
  const { setTold } = draft
  const isAsStored = draft.start.stored !== null && draft.changes.length === 0
  useEffect(() => {
    if (!isAsStored) return
    forget()
    setTold({})
  }, [isAsStored, forget, setTold])

  const isShut = kind.isShut === true
  const mayBeSaved = mayChange && !isShut && (draft.start.stored === null || draft.changes.length > 0)
  const trySaving = useSaveInTurn({
    isBusy,
    isWanted: mayBeSaved,
    isHeld: Object.keys(standing).length > 0,
    save,
  })
  useSaveKey(isShut ? null : trySaving)

  return {
    ...draft,
    ...{ form, mayChange, isBusy, problem: standing.problem, isGone: standing.isGone === true, saved },
    onSubmit: (event: FormEvent): void => {
      event.preventDefault()
      trySaving()
    },
    discard: (): void => {
      draft.discard()
      forget()
    },
  }
}

export type AdminForm<V extends object, F extends keyof V & string, S> = ReturnType<typeof useAdminForm<V, F, S>>
