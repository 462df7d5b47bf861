import { type FormEvent, useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { Panel } from '#back-office/admin-page.tsx'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fieldOf } from '#lib/field-of.ts'
import { inLanguage } from '#lib/language.ts'
import { sendForm } from '#lib/send-form.ts'
import files from '#stock/file/import.module.css'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { CourierField } from '../courier-field.tsx'
import { takeFileCall } from './api.ts'
import styles from './settling.module.css'

function useChecking() {
  const { settling: texts } = useAdminTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const { isBusy, act } = useAct()
  const [problem, setProblem] = useState<Problem | null>(null)

  const check = (courierId: string, file: File): Promise<void> => {
    setProblem(null)
    return act(
      async () => {
        const form = new FormData()
        form.set('file', file)
        const { method, path } = takeFileCall
        const answer = await sendForm({ method, path: path.replace(':id', courierId) }, form)
        if (fieldOf(answer, 'isKnown') === true) tell('info', texts.known)
        await navigate(inLanguage(language, `/admin/parcels/settlements/${String(fieldOf(answer, 'id'))}`))
      },
      ({ refusal, words }) => setProblem({ text: texts.checkFailed(refusal.errors?.['file'] ?? words), refusal }),
    )
  }
  return { isBusy, problem, check, forget: () => setProblem(null) }
}

/** A courier's file is looked through; what it would do is shown on the next page. */
export function ChooseFile() {
  const { settling: texts } = useAdminTexts()
  const id = useId()
  const [query] = useSearchParams()
  const [courierId, setCourierId] = useState(query.get('courier') ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const { isBusy, problem, check, forget } = useChecking()

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (file && courierId !== '') void check(courierId, file)
  }
  return (
    <div className={styles.first}>
      <Panel title={texts.chooseTitle}>
        <form className={styles.choose} noValidate onSubmit={onSubmit}>
          {problem ? <ProblemNotice problem={problem} /> : null}
          <CourierField
            chosen={courierId}
            problem={isTried && courierId === '' ? texts.chooseCourier : undefined}
            onChoose={setCourierId}
          />
          <Field id={id} label={texts.file} hint={texts.rules} problem={isTried && !file ? texts.choose : undefined}>
            <input
              id={id}
              className={files.file}
              type="file"
              name="file"
              accept=".csv,.txt,text/csv,text/plain,text/tab-separated-values"
              onChange={({ currentTarget }) => {
                setFile(currentTarget.files?.[0] ?? null)
                forget()
              }}
            />
          </Field>
          <div>
            <Button type="submit" busy={isBusy}>
              {texts.check}
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  )
}
