import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Whose } from '#back-office/form/admin-form.ts'
import { useLatest } from '#back-office/form/use-latest.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { listSynonymsCall, saveSynonymsCall } from '../api.ts'
import { mergedSynonyms, type SynonymMerge } from './merged-synonyms.ts'
import { groupProblem, isEmpty, isSame, type TypedGroup, withTypedWords } from './synonym-form.ts'

export type SynonymListing = Answer<typeof listSynonymsCall>

const typedFrom = ({ synonyms }: SynonymListing): TypedGroup[] =>
  synonyms.map(({ id, words }) => ({ key: id, words, typed: '' }))

const bodyFrom = (groups: readonly TypedGroup[]) => groups.map(({ words }) => ({ words: [...words] }))

export interface StaleMerge extends SynonymMerge {
  chosen: Readonly<Record<string, Whose>>
}

/** Groups as they are typed, over those that are stored; what a colleague saved in between comes under them. */
function useTypedGroups(listing: SynonymListing) {
  const [start, setStart] = useState(listing)
  const [groups, setGroups] = useState(() => typedFrom(listing))
  const latest = useLatest(groups)
  const [stale, setStale] = useState<StaleMerge | null>(null)

  const decide = (key: string, isKept: boolean): void => {
    const both = stale?.contested.find(({ group }) => group.key === key)
    if (!stale || !both) return
    const keptSide = both.gone === 'mine' ? 'theirs' : 'mine'
    setStale({ ...stale, chosen: { ...stale.chosen, [key]: isKept ? keptSide : both.gone } })
  }
  const remove = (key: string): void => {
    setGroups((now) => now.filter((group) => group.key !== key))
    decide(key, false)
  }
  return {
    ...{ groups, start, stale, setGroups, remove },
    isOpen: stale?.contested.some(({ group }) => !stale.chosen[group.key]) === true,
    discard: (): void => {
      setGroups(typedFrom(start))
      setStale(null)
    },
    /** What was typed while `sent` was on its way stays, and so does the cursor: groups keep their keys. */
    keep: (stored: SynonymListing, sent: readonly TypedGroup[]): void => {
      const synonyms = stored.synonyms.map((group, at) => ({ ...group, id: sent[at]?.key ?? group.id }))
      setStart({ ...stored, synonyms })
      setStale(null)
    },
    meet: (stored: SynonymListing): void => {
      const merge = mergedSynonyms({ start: start.synonyms, mine: latest.current, theirs: stored.synonyms })
      setStart(stored)
      setGroups(merge.groups)
      setStale({ ...merge, chosen: {} })
    },
    change: (newGroup: TypedGroup): void => {
      setGroups(groups.map((group) => (group.key === newGroup.key ? newGroup : group)))
      decide(newGroup.key, true)
    },
    add: (): void => setGroups([{ key: `new ${Date.now()}`, words: [], typed: '' }, ...groups]),
    choose: (key: string, whose: Whose): void => {
      const both = stale?.contested.find(({ group }) => group.key === key)
      if (!both) return
      if (whose === both.gone) setGroups(groups.filter((group) => group.key !== key))
      else if (!groups.some((group) => group.key === key)) setGroups([both.group, ...groups])
      decide(key, whose !== both.gone)
    },
  }
}

/** The list as it is stored and as it is typed; two who change it at once lose nothing. */
export function useSynonyms(listing: SynonymListing) {
  const { common, synonyms: texts, forms } = useAdminTexts()
  const { isBusy, act } = useAct()
  const typed = useTypedGroups(listing)
  const { groups, start } = typed
  const [wasTried, setTried] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const forget = (): void => {
    setTried(false)
    setProblem(null)
  }

  const send = async (typedGroups: readonly TypedGroup[]): Promise<void> => {
    const body = { synonyms: bodyFrom(typedGroups), updatedAt: start.updatedAt }
    typed.keep(await sendRequest(saveSynonymsCall, body), typedGroups)
    forget()
    tell('success', texts.saved)
  }

  const whyNot = (typedGroups: readonly TypedGroup[]): Problem | null => {
    const wrong = typedGroups.filter((group) => groupProblem(group) !== null)
    if (wrong.length > 0) return { text: texts.toSave(wrong.length) }
    return typed.isOpen ? { text: forms.chooseFirst } : null
  }

  const save = (): void => {
    const typedGroups = groups.map(withTypedWords).filter((group) => !isEmpty(group))
    typed.setGroups(typedGroups)
    setTried(true)
    const why = whyNot(typedGroups)
    setProblem(why)
    if (why) return
    const failed: Parameters<typeof act>[1] = ({ refusal, words }) =>
      setProblem({ text: common.because(texts.saveFailed, words), refusal })
    const compare = async (): Promise<void> => typed.meet(await sendRequest(listSynonymsCall, {}))
    void act(
      () => send(typedGroups),
      (no) => (no.refusal.code === 'STALE_EDIT' ? void act(compare, failed) : failed(no)),
    )
  }

  return {
    ...typed,
    ...{ problem, isBusy, save },
    isDirty: !isSame(groups, start.synonyms) || groups.some((group) => group.typed !== ''),
    problemOf: (group: TypedGroup) => (wasTried || group.typed === '' ? problemNow(group, wasTried) : null),
    discard: (): void => {
      typed.discard()
      forget()
    },
  }
}

/** While a group is being put together, that it is not finished is no mistake yet. */
const problemNow = (group: TypedGroup, wasTried: boolean) => {
  const problem = groupProblem(group)
  return wasTried || problem === 'many' ? problem : null
}

export type SynonymEditor = ReturnType<typeof useSynonyms>
