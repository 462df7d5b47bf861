import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { listSynonymsCall, saveSynonymsCall } from '../api.ts'
import { groupProblem, isEmpty, isSame, type TypedGroup, withTypedWords } from './synonym-form.ts'

export type SynonymListing = Answer<typeof listSynonymsCall>

const typedFrom = ({ synonyms }: SynonymListing): TypedGroup[] =>
  synonyms.map(({ id, words }) => ({ key: id, words, typed: '' }))

const bodyFrom = (groups: readonly TypedGroup[]) => groups.map(({ words }) => ({ words: [...words] }))

/** The list as it is stored and as it is typed; who saved in between is heard of before anything is overwritten. */
export function useSynonyms(listing: SynonymListing) {
  const { common, synonyms: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const [start, setStart] = useState(listing)
  const [groups, setGroups] = useState(() => typedFrom(listing))
  const [wasTried, setTried] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [stale, setStale] = useState<SynonymListing | null>(null)

  const begin = (stored: SynonymListing, nextGroups = typedFrom(stored)): void => {
    setStart(stored)
    setGroups(nextGroups)
    setTried(false)
    setProblem(null)
    setStale(null)
  }

  const send = async (typedGroups: readonly TypedGroup[]): Promise<void> => {
    begin(await sendRequest(saveSynonymsCall, { synonyms: bodyFrom(typedGroups), updatedAt: start.updatedAt }))
    tell('success', texts.saved)
  }

  const save = (): void => {
    const typedGroups = groups.map(withTypedWords).filter((group) => !isEmpty(group))
    setGroups(typedGroups)
    setTried(true)
    setStale(null)
    const wrong = typedGroups.filter((group) => groupProblem(group) !== null)
    setProblem(wrong.length > 0 ? { text: texts.toSave(wrong.length) } : null)
    if (wrong.length > 0) return
    void act(
      () => send(typedGroups),
      ({ refusal, words }) => {
        if (refusal.code !== 'STALE_EDIT') return setProblem({ text: common.because(texts.saveFailed, words), refusal })
        void act(
          async () => setStale(await sendRequest(listSynonymsCall, {})),
          (failed) => setProblem({ text: common.because(texts.saveFailed, failed.words), refusal: failed.refusal }),
        )
      },
    )
  }

  return {
    groups,
    start,
    stale,
    problem,
    isBusy,
    isDirty: !isSame(groups, start.synonyms) || groups.some(({ typed }) => typed !== ''),
    save,
    problemOf: (group: TypedGroup) => (wasTried || group.typed === '' ? problemNow(group, wasTried) : null),
    change: (newGroup: TypedGroup): void =>
      setGroups(groups.map((group) => (group.key === newGroup.key ? newGroup : group))),
    remove: (key: string): void => setGroups(groups.filter((group) => group.key !== key)),
    add: (): void => setGroups([{ key: `new ${Date.now()}`, words: [], typed: '' }, ...groups]),
    discard: (): void => begin(start),
    settle: (stored: SynonymListing, choice: 'mine' | 'theirs'): void =>
      begin(stored, choice === 'mine' ? groups : undefined),
  }
}

/** While a group is being put together, that it is not finished is no mistake yet. */
const problemNow = (group: TypedGroup, wasTried: boolean) => {
  const problem = groupProblem(group)
  return wasTried || problem === 'many' ? problem : null
}

export type SynonymEditor = ReturnType<typeof useSynonyms>
