import { useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { languageOfText } from '#reviews/review.ts'
import { Button } from '#ui/button.tsx'
import styles from './customers.module.css'
import type { Note } from './listed-customer.ts'
import { DeleteNote } from './note-deletion.tsx'
import { NoteEditor } from './note-editor.tsx'

interface NoteProps {
  customerId: string
  note: Note
  mayEdit: boolean
  mayDelete: boolean
}

export function NoteShown({ customerId, note, mayEdit, mayDelete }: NoteProps) {
  const { customer: texts } = useAdminTexts()
  const language = useLanguage()
  const [isEditing, setEditing] = useState(false)
  const { author, editor, createdAt, updatedAt, text } = note
  const when = momentText(createdAt, language)
  if (isEditing)
    return (
      <li>
        <NoteEditor customerId={customerId} note={note} onDone={() => setEditing(false)} />
      </li>
    )
  return (
    <li className={styles.note}>
      <p dir="auto" lang={languageOfText(text)}>
        {text}
      </p>
      <span className={styles.faint}>
        <bdi>{texts.byline(author, when)}</bdi>
      </span>
      {editor === null ? null : (
        <span className={styles.faint}>
          <bdi>{texts.edited(editor, momentText(updatedAt, language))}</bdi>
        </span>
      )}
      {mayEdit ? (
        <span className={styles.links}>
          <Button kind="quiet" aria-label={texts.editOf(author, when)} onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
          {mayDelete ? <DeleteNote customerId={customerId} note={note} name={texts.deleteOf(author, when)} /> : null}
        </span>
      ) : null}
    </li>
  )
}
