import { type FormEvent, useState } from 'react'
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
import { TableFile } from '#media/admin/table-file.tsx'
import { Button } from '#ui/button.tsx'
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
  return { isBusy, problem, check, setProblem }
}

const TABLES = ['.csv', '.txt', 'text/csv', 'text/plain', 'text/tab-separated-values']

/** A courier's file is looked through; what it would do is shown on the next page. */
export function ChooseFile() {
  const { settling: texts } = useAdminTexts()
  const [query] = useSearchParams()
  const [courierId, setCourierId] = useState(query.get('courier') ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const { isBusy, problem, check, setProblem } = useChecking()

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!file) setProblem({ text: texts.choose })
    else if (courierId !== '') void check(courierId, file)
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
          <TableFile
            label={texts.file}
            limits={texts.rules}
            accepted={TABLES}
            chosen={file?.name}
            onFile={(chosen) => {
              setFile(chosen)
              setProblem(null)
            }}
          />
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
