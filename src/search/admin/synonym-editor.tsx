import { type FormEvent, useRef } from 'react'
import { useIsOwner } from '#back-office/admin-roles.tsx'
import form from '#back-office/form/form.module.css'
import { LeaveGuard } from '#back-office/form/leave-guard.tsx'
import { useFirstProblem, useSaveInTurn, useSaveKey } from '#back-office/form/use-form-keys.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PlusIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { MOST_GROUPS } from '../search-words.ts'
import styles from './search-words.module.css'
import { StaleSynonyms } from './stale-synonyms.tsx'
import { sharedWords } from './synonym-form.ts'
import { SynonymGroup } from './synonym-group.tsx'
import { type SynonymEditor as Editor, type SynonymListing, useSynonyms } from './use-synonyms.tsx'

const NOTHING = {}

export function SynonymEditor({ listing }: { listing: SynonymListing }) {
  const { synonyms: texts } = useAdminTexts()
  const mayChange = useIsOwner()
  const editor = useSynonyms(listing)
  const { problem, stale } = editor
  const element = useRef<HTMLFormElement>(null)

  useFirstProblem(element, problem ?? NOTHING)

  const save = useSaveInTurn({
    isBusy: editor.isBusy,
    isWanted: mayChange && editor.isDirty,
    isHeld: problem !== null || stale !== null,
    save: editor.save,
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    save()
  }
  useSaveKey(save)

  return (
    <form ref={element} className={form.form} noValidate onSubmit={onSubmit}>
      {mayChange ? null : <Notice>{texts.ownerOnly}</Notice>}
      {problem ? <ProblemNotice problem={problem} /> : null}
      {stale ? <StaleSynonyms editor={editor} stale={stale} /> : null}
      <Groups editor={editor} mayChange={mayChange} />
      {mayChange ? <SaveBar editor={editor} /> : null}
      <LeaveGuard isDirty={editor.isDirty} text={texts.leaveText} />
    </form>
  )
}

function Groups({ editor, mayChange }: { editor: Editor; mayChange: boolean }) {
  const { synonyms: texts } = useAdminTexts()
  const adder = useRef<HTMLDivElement>(null)
  const { groups } = editor
  const shared = sharedWords(groups)
  const add = (
    <Button kind={groups.length === 0 ? 'solid' : 'outline'} onClick={editor.add}>
      <PlusIcon />
      {texts.addGroup}
    </Button>
  )
  const remove = (key: string): void => {
    editor.remove(key)
    adder.current?.querySelector('button')?.focus()
  }
  if (groups.length === 0)
    return (
      <EmptyState title={texts.emptyTitle} action={mayChange ? add : undefined}>
        {texts.emptyText}
      </EmptyState>
    )
  return (
    <>
      {mayChange && groups.length < MOST_GROUPS ? <div ref={adder}>{add}</div> : null}
      <div className={styles.groups}>
        {groups.map((group, at) => (
          <SynonymGroup
            key={group.key}
            group={group}
            place={at + 1}
            problem={editor.problemOf(group)}
            shared={shared[at] ?? []}
            mayChange={mayChange}
            onChange={editor.change}
            onRemove={() => remove(group.key)}
          />
        ))}
      </div>
    </>
  )
}

function SaveBar({ editor: { isDirty, isBusy, discard } }: { editor: Editor }) {
  const { synonyms: texts, form: words } = useAdminTexts()
  return (
    <div className={form.bar} data-idle={!isDirty || undefined}>
      <p className={form.unsaved} aria-live="polite">
        {isDirty ? texts.unsaved : ''}
      </p>
      <div className={form.buttons}>
        {isDirty ? (
          <Button kind="outline" disabled={isBusy} onClick={discard}>
            {words.discard}
          </Button>
        ) : null}
        <Button type="submit" busy={isBusy} aria-disabled={!isDirty}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}
