import { StaleFields } from '#back-office/form/stale-fields.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { without } from './merged-synonyms.ts'
import type { StaleMerge, SynonymEditor } from './use-synonyms.tsx'

/** What a colleague made of the list in the meantime, by group, and which groups are left to choose. */
export function StaleSynonyms({ editor, stale }: { editor: SynonymEditor; stale: StaleMerge }) {
  const { synonyms: texts, common } = useAdminTexts()
  const { taken, contested, chosen } = stale
  const listed = (words: readonly string[]): string => words.join(common.list)
  const nameOf = (key: string): string => {
    const at = editor.groups.findIndex((group) => group.key === key)
    return at < 0 ? texts.isGone : texts.group(at + 1)
  }
  const changed = taken.map(({ key, before, after }) => {
    if (!before || !after) return [key, listed(before ?? after ?? [])]
    const [added, removed] = [without(after, before), without(before, after)]
    const changes = [
      added.length > 0 ? texts.added(listed(added)) : '',
      removed.length > 0 ? texts.gone(listed(removed)) : '',
    ]
    return [key, changes.filter(Boolean).join(common.list)]
  })
  const versions = (whose: 'mine' | 'theirs') =>
    contested.map(({ group, gone }) => [group.key, gone === whose ? texts.isGone : listed(group.words)])
  const names = [
    ...taken.map(({ key, before, after }) => [key, before && after ? nameOf(key) : after ? texts.isNew : texts.isGone]),
    ...contested.map(({ group }) => [group.key, nameOf(group.key)]),
  ]
  return (
    <StaleFields<Record<string, string>, string>
      stale={{
        mine: Object.fromEntries(versions('mine')),
        theirs: Object.fromEntries([...changed, ...versions('theirs')]),
        taken: taken.map(({ key }) => key),
        contested: contested.map(({ group }) => group.key),
        chosen,
      }}
      names={Object.fromEntries(names)}
      show={(key, values) => values[key]}
      isAsked={editor.problem !== null}
      onChoose={editor.choose}
    />
  )
}
