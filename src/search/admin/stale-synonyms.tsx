import { type ContestedPart, StaleNotice, type TakenPart } from '#back-office/form/stale-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { type SynonymMerge, without } from './merged-synonyms.ts'
import type { StaleMerge, SynonymEditor } from './use-synonyms.tsx'

type Taken = SynonymMerge['taken'][number]

/** What a colleague made of the list in the meantime, by group, and which groups are left to choose. */
export function StaleSynonyms({ editor, stale }: { editor: SynonymEditor; stale: StaleMerge }) {
  const { synonyms: texts, common } = useAdminTexts()
  const listed = (words: readonly string[]): string => words.join(common.list)
  const nameOf = (key: string): string => {
    const at = editor.groups.findIndex((group) => group.key === key)
    return at < 0 ? texts.isGone : texts.group(at + 1)
  }
  const takenPart = ({ key, before, after }: Taken): TakenPart => {
    if (!before || !after)
      return { key, name: after ? texts.isNew : texts.isGone, theirs: listed(before ?? after ?? []) }
    const [added, removed] = [without(after, before), without(before, after)]
    const changes = [
      added.length > 0 ? texts.added(listed(added)) : '',
      removed.length > 0 ? texts.gone(listed(removed)) : '',
    ]
    return { key, name: nameOf(key), theirs: changes.filter(Boolean).join(common.list) }
  }
  const contested = stale.contested.map(({ group: { key, words }, gone }): ContestedPart => {
    const wordsOf = (whose: 'mine' | 'theirs'): string => (gone === whose ? texts.isGone : listed(words))
    return { key, name: nameOf(key), mine: wordsOf('mine'), theirs: wordsOf('theirs'), chosen: stale.chosen[key] }
  })
  return (
    <StaleNotice
      met={stale.groups}
      taken={stale.taken.map(takenPart)}
      contested={contested}
      isAsked={editor.problem !== null}
      onChoose={editor.choose}
    />
  )
}
