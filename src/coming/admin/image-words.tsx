import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { FormNotices } from '#back-office/form/form-notices.tsx'
import type { FormKind } from '#back-office/form/use-admin-draft.tsx'
import { useAdminForm } from '#back-office/form/use-admin-form.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Refusal } from '#lib/refusal.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { describeComingCall, listComingCall } from '../api.ts'
import styles from './coming.module.css'
import type { ComingImage } from './coming-image.ts'

const LONGEST_ALT = 200

interface WordsProps {
  item: ComingImage
  at: number
  mayChange: boolean
}

/** What an image shows, and the way to say it better. */
export function ImageWords({ item, at, mayChange }: WordsProps) {
  const { coming: texts } = useAdminTexts()
  const [isEditing, setEditing] = useState(false)
  const { alt, altAr } = item
  if (isEditing) return <WordsForm item={item} at={at} onDone={() => setEditing(false)} />
  return (
    <>
      {alt || altAr ? null : <span className={styles.faint}>{texts.noAlt}</span>}
      {alt ? <bdi lang="en">{alt}</bdi> : null}
      {altAr ? <bdi lang="ar">{altAr}</bdi> : null}
      {mayChange ? (
        <Button kind="quiet" aria-label={texts.editOf(at)} onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
      ) : null}
    </>
  )
}

type Words = Pick<ComingImage, 'alt' | 'altAr'>

async function findImage({ id, collection }: ComingImage): Promise<ComingImage> {
  const { items } = await sendRequest(listComingCall, { collection })
  const image = items.find((each) => each.id === id)
  if (!image) throw new Refusal('NOT_FOUND')
  return image
}

function useWordsForm(item: ComingImage, onDone: () => void) {
  const { coming: texts } = useAdminTexts()
  const { revalidate } = useRevalidator()
  const leave = async (): Promise<void> => {
    await revalidate()
    onDone()
  }
  const kind: FormKind<Words, keyof Words, ComingImage> = {
    fields: ['alt', 'altAr'],
    typedFrom: (stored) => ({ alt: stored?.alt ?? '', altAr: stored?.altAr ?? '' }),
    problemsIn: () => ({}),
    send: async (typed, { stored }) => {
      const { id, updatedAt } = stored ?? item
      return (await sendRequest(describeComingCall, { id, ...typed, updatedAt })).item
    },
    read: findImage,
    words: { done: texts.wordsSaved, failed: texts.editFailed },
    onSaved: () => void leave(),
  }
  return { form: useAdminForm(kind, item), leave }
}

function WordsForm({ item, at, onDone }: { item: ComingImage; at: number; onDone: () => void }) {
  const { coming: texts, common, form: words } = useAdminTexts()
  const { form, leave } = useWordsForm(item, onDone)
  const { typed, change, changes } = form
  const close = (): void => (form.stale || form.isGone ? void leave() : onDone())
  return (
    <form
      ref={form.form}
      className={styles.wording}
      aria-label={texts.editOf(at)}
      onSubmit={(event) => {
        event.preventDefault()
        if (changes.length === 0) close()
        else form.onSubmit(event)
      }}
    >
      <FormNotices form={form} names={{ alt: texts.alt, altAr: texts.altAr }} show={(field, from) => from[field]} />
      <TextField
        label={texts.alt}
        optional={texts.optional}
        name="alt"
        autoFocus
        dir="auto"
        maxLength={LONGEST_ALT}
        value={typed.alt}
        onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
      />
      <TextField
        label={texts.altAr}
        optional={texts.optional}
        name="altAr"
        dir="auto"
        lang="ar"
        maxLength={LONGEST_ALT}
        value={typed.altAr}
        onChange={({ currentTarget }) => change({ altAr: currentTarget.value })}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={form.isBusy}>
          {words.save}
        </Button>
        <Button kind="quiet" onClick={close}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
