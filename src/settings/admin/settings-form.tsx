import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { TwoColumns } from '#back-office/admin-page.tsx'
import { LeaveGuard } from '#back-office/leave-guard.tsx'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { useFirstProblem, useSaveKey } from '#back-office/use-form-keys.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Refusal } from '#lib/refusal.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { typedIn } from '#ui/use-form.tsx'
import { saveSettingsCall } from '../api.ts'
import styles from './settings.module.css'
import { ContactPart, LinksPart, ReturnsPart, ShopPart, TextsPart } from './settings-parts.tsx'
import type { SettingsRecord } from './settings-record.ts'
import { bodyOf, problemsByField, type Typed } from './typed-settings.ts'

/** What stands between the owner and saved settings. */
interface Standing {
  problem?: Problem
  problems?: Record<string, string>
  isStale?: true
}

interface FormProps {
  record: SettingsRecord
  onSaved: (saved: SettingsRecord) => void
}

function useSaving({ record, onSaved }: FormProps) {
  const texts = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [standing, setStanding] = useState<Standing>({})
  const form = useRef<HTMLFormElement>(null)

  const failed = (typed: Typed, refusal: Refusal, words: string): void => {
    const { code, errors } = refusal
    const problem = errors ? { text: texts.settings.toSave } : { text: `${texts.settings.failed}: ${words}`, refusal }
    if (code === 'STALE_EDIT') setStanding({ isStale: true })
    else setStanding({ problem, problems: problemsByField(errors ?? {}, typed) })
  }

  useFirstProblem(form, standing)

  /** `over`: whatever is stored by now. */
  const save = (over?: 'over'): Promise<void> => {
    if (!form.current) return Promise.resolve()
    const typed = typedIn(form.current)
    const from = over ? {} : { updatedAt: record.updatedAt }
    return act(
      async () => {
        const saved = await sendRequest(saveSettingsCall, { ...bodyOf(typed), ...from })
        setStanding({})
        tell('success', texts.settings.saved)
        onSaved(saved)
      },
      ({ refusal, words }) => failed(typed, refusal, words),
    )
  }
  return { form, isBusy, standing, save, reload: () => void revalidate() }
}

export function SettingsForm({ record, onSaved }: FormProps) {
  const { settings } = useAdminTexts()
  const { form, isBusy, standing, save, reload } = useSaving({ record, onSaved })
  const [isDirty, setDirty] = useState(false)
  const problems = standing.problems ?? {}
  useSaveKey(() => {
    if (isDirty) void save()
  })
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onInput={() => setDirty(true)}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {standing.problem ? <ProblemNotice problem={standing.problem} /> : null}
      {standing.isStale ? (
        <Notice tone="error">
          <strong>{settings.staleTitle}</strong>
          <span>{settings.staleText}</span>
          <div className={styles.buttons}>
            <Button kind="outline" onClick={reload}>
              {settings.staleReload}
            </Button>
            <Button onClick={() => void save('over')}>{settings.staleKeep}</Button>
          </div>
        </Notice>
      ) : null}
      <TwoColumns
        main={
          <>
            <ContactPart record={record} problems={problems} />
            <TextsPart record={record} problems={problems} />
          </>
        }
        side={
          <>
            <ShopPart record={record} problems={problems} />
            <ReturnsPart record={record} problems={problems} />
            <LinksPart record={record} problems={problems} />
          </>
        }
      />
      <div className={styles.bar}>
        <p className={styles.unsaved} aria-live="polite">
          {isDirty ? settings.unsaved : ''}
        </p>
        <Button type="submit" busy={isBusy}>
          {settings.save}
        </Button>
      </div>
      <LeaveGuard isDirty={isDirty} text={settings.leaveText} />
    </form>
  )
}
