import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { AdminPage, Panel } from '#back-office/admin-page.tsx'
import { AdminErrorBoundary } from '#back-office/admin-problem.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { adminMeta } from '#back-office/admin-title.ts'
import kit from '#back-office/form/form.module.css'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fieldOf } from '#lib/field-of.ts'
import { inLanguage } from '#lib/language.ts'
import { sendForm } from '#lib/send-form.ts'
import { TableFile } from '#media/admin/table-file.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { checkFileCall } from '../api.ts'
import type { Route } from './+types/import.page.ts'
import { ExportProducts } from './export-button.tsx'
import styles from './import.module.css'

export const meta: Route.MetaFunction = ({ location }) => adminMeta(location, ({ productFile }) => productFile.title)

export { AdminErrorBoundary as ErrorBoundary }

/** Products leave as a file and come back changed; what that would do is shown on the next page. */
export default function ImportPage() {
  const { productFile: texts, common } = useAdminTexts()
  const language = useLanguage()
  const mayChange = useMayChange()
  return (
    <AdminPage
      title={texts.title}
      subtitle={texts.subtitle}
      back={{ to: inLanguage(language, '/admin/products'), label: texts.back }}
    >
      <div className={styles.steps}>
        <Panel title={texts.stepOne}>
          <p>{texts.stepOneText}</p>
          <div className={styles.buttons}>
            <ExportProducts label={texts.exportAll} name="products" filters={{}} />
            <ExportProducts label={texts.template} name="products-template" filters={{ template: 'true' }} />
          </div>
        </Panel>
        <Panel title={texts.stepTwo}>
          <ul className={kit.list}>
            {texts.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          {mayChange ? <ChooseFile /> : <Notice>{common.onlyLooking}</Notice>}
        </Panel>
      </div>
    </AdminPage>
  )
}

const TABLES = ['.csv', 'text/csv', 'text/tab-separated-values']

function ChooseFile() {
  const { productFile: texts } = useAdminTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const { isBusy, act } = useAct()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const check = async (chosen: File): Promise<void> => {
    const form = new FormData()
    form.set('file', chosen)
    const answer = await sendForm(checkFileCall, form)
    await navigate(inLanguage(language, `/admin/products/import/${String(fieldOf(answer, 'id'))}`))
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setProblem(null)
    if (!file) setProblem({ text: texts.choose })
    else
      void act(
        () => check(file),
        ({ refusal, words }) => setProblem({ text: texts.checkFailed(refusal.errors?.['file'] ?? words), refusal }),
      )
  }
  return (
    <form className={styles.choose} noValidate onSubmit={onSubmit}>
      {problem ? <ProblemNotice problem={problem} /> : null}
      <TableFile
        label={texts.file}
        limits={texts.limits}
        accepted={TABLES}
        chosen={file?.name}
        onFile={(chosen) => {
          setFile(chosen)
          setProblem(null)
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {texts.check}
        </Button>
      </div>
    </form>
  )
}
