import { Panel, TwoColumns } from '#back-office/admin-page.tsx'
import styles from '#back-office/form/form.module.css'
import { LeaveGuard } from '#back-office/form/leave-guard.tsx'
import { GoneNotice } from '#back-office/form/stale-notice.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Gallery } from './gallery-form.ts'
import { PlacePart, TextPart } from './gallery-parts.tsx'
import { ItemsField } from './items-field.tsx'
import { StaleGallery } from './stale-gallery.tsx'
import { type Editor, useGalleryEditor } from './use-gallery-editor.tsx'

interface EditorProps {
  /** Null for a new one. */
  gallery: Gallery | null
  /** Nothing more is to be done here. */
  onDone: () => void
}

/** The same form for a new gallery and for one that is there. */
export function GalleryEditor({ gallery, onDone }: EditorProps) {
  const { common, galleryForm: texts } = useAdminTexts()
  const editor = useGalleryEditor(gallery, onDone)
  const { draft, files, standing, mayChange, isBusy } = editor
  const part = { typed: draft.typed, problems: draft.problems, onChange: draft.change }
  return (
    <form ref={editor.form} className={styles.form} noValidate onSubmit={editor.onSubmit}>
      {mayChange ? null : <Notice>{common.onlyLooking}</Notice>}
      {standing.problem ? <ProblemNotice problem={standing.problem} /> : null}
      {standing.isGone ? <GoneNotice /> : null}
      {draft.stale && !standing.isGone ? (
        <StaleGallery stale={draft.stale} choose={draft.choose} isAsked={standing.problem !== undefined} />
      ) : null}
      <fieldset className={styles.fields} disabled={!mayChange || isBusy}>
        <TwoColumns main={<TextPart {...part} />} side={<PlacePart {...part} />} />
        <Panel title={texts.sections.items}>
          <ItemsField draft={draft} files={files} />
        </Panel>
      </fieldset>
      {mayChange ? <SaveBar editor={editor} onCancel={onDone} /> : null}
      <LeaveGuard isDirty={editor.isDirty} text={texts.leaveText} />
    </form>
  )
}

function SaveBar({ editor, onCancel }: { editor: Editor; onCancel: () => void }) {
  const { common, galleryForm: texts } = useAdminTexts()
  const { draft, isNew, isDirty, isBusy } = editor
  const names = draft.changes.map((field) => texts.fields[field]).join(common.list)
  const words = isNew ? { still: texts.create, busy: texts.creating } : { still: texts.save, busy: texts.saving }
  return (
    <div className={styles.bar} data-idle={(!isNew && !isDirty) || undefined}>
      <p className={styles.unsaved} aria-live="polite">
        {isDirty ? texts.unsaved(names) : ''}
      </p>
      <div className={styles.buttons}>
        <Button kind="outline" disabled={isBusy} onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={isBusy} aria-disabled={!isNew && !isDirty}>
          {isBusy ? words.busy : words.still}
        </Button>
      </div>
    </div>
  )
}
