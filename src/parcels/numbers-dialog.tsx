import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { Answers } from '#back-office/admin-answers.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { AdminTable, Cell, Row } from '#back-office/list/admin-table.tsx'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { isExcel } from '#lib/is-excel.ts'
import type { Refusal } from '#lib/refusal.ts'
import { TableFile } from '#media/admin/table-file.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { checkNumbersCall, type NumberLine, saveNumbersCall } from './api.ts'
import { lettersOf } from './letters-of.ts'
import styles from './parcels.module.css'

const TABLES = ['.csv', '.txt', 'text/csv', 'text/plain']

/** What a line would change: nothing where the number stands there already. */
const isNews = ({ problem, number, before }: NumberLine): boolean => problem === null && number !== before

function useNumbers(id: string, onSaved: () => void) {
  const { parcels: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [lines, setLines] = useState<readonly NumberLine[] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const rows = (lines ?? []).filter(isNews)

  const run = (work: () => Promise<void>, failed: (refusal: Refusal, words: string) => string): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        await work()
      },
      ({ refusal, words }) => setProblem({ text: failed(refusal, words), refusal }),
    )
  const check = (text: string) =>
    run(
      async () => setLines((await sendRequest(checkNumbersCall, { id, text })).lines),
      ({ errors }, words) => texts.numbersUnchecked(errors?.['text'] ?? words),
    )
  const save = () =>
    run(
      async () => {
        const changes = rows.flatMap(({ id: order, number, before }) => (order ? [{ id: order, number, before }] : []))
        const { results } = await sendRequest(saveNumbersCall, { id, rows: changes })
        const refused = results.flatMap(({ id: order, refusal }) => {
          const sku = rows.find((row) => row.id === order)?.sku ?? ''
          return refusal ? [texts.numbersRefused(sku, refusal.message)] : []
        })
        const savedText = texts.numbersSaved(results.length - refused.length)
        if (refused.length > 0) tell('error', [savedText, ...refused].join(' '))
        else tell('success', savedText)
        onSaved()
        await revalidate()
      },
      (_, words) => texts.numbersFailed(words),
    )
  const forget = (): void => {
    setLines(null)
    setProblem(null)
  }
  const refuseFile = (text: string): void => setProblem({ text })
  return { isBusy, lines, rows, problem, check, save, forget, refuseFile }
}

function useGiven(numbers: ReturnType<typeof useNumbers>) {
  const { parcels: texts } = useAdminTexts()
  const [text, setText] = useState('')
  const [fileName, setFileName] = useState<string | undefined>()

  const take = (input: string, from?: string): void => {
    setText(input)
    setFileName(from)
    numbers.forget()
  }
  const read = async (file: File): Promise<void> => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const fileText = isExcel(bytes) ? null : lettersOf(bytes)
    take(fileText ?? '', file.name)
    if (fileText === null) numbers.refuseFile(isExcel(bytes) ? texts.numbersExcel : texts.numbersUnreadable)
  }
  return { text, fileName, take, read }
}

/** Numbers are pasted or come from a file, are looked through, and only then saved. */
export function NumbersDialog({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const { common, parcels: texts } = useAdminTexts()
  const form = useId()
  const numbers = useNumbers(id, onClose)
  const { text, fileName, take, read } = useGiven(numbers)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (numbers.lines || numbers.problem) answer.current?.scrollIntoView({ block: 'start' })
  }, [numbers.lines, numbers.problem])
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    // A file that was refused is refused still.
    if (text !== '' || !numbers.problem) void numbers.check(text)
  }
  const isChecked = numbers.lines !== null
  const buttons = (
    <Answers onCancel={onClose}>
      {isChecked && numbers.rows.length > 0 ? (
        <Button busy={numbers.isBusy} onClick={() => void numbers.save()}>
          {texts.numbersSave(numbers.rows.length)}
        </Button>
      ) : (
        <Button type="submit" form={form} busy={numbers.isBusy}>
          {texts.numbersCheck}
        </Button>
      )}
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.numbersTitle} closeLabel={common.close} footer={buttons}>
      <form id={form} className={styles.numbers} noValidate onSubmit={onSubmit}>
        <p>{texts.numbersText}</p>
        <TextArea
          label={texts.numbersField}
          name="numbers"
          data-first
          rows={6}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        />
        <TableFile
          label={texts.numbersFile}
          limits={texts.numbersFile}
          accepted={TABLES}
          chosen={fileName}
          onFile={(file) => void read(file)}
        />
        <div ref={answer}>
          {numbers.problem ? <ProblemNotice problem={numbers.problem} /> : null}
          {numbers.lines ? <Checked lines={numbers.lines} /> : null}
        </div>
      </form>
    </Dialog>
  )
}

function Checked({ lines }: { lines: readonly NumberLine[] }) {
  const { numbersColumns: columns, ...texts } = useAdminTexts().parcels
  const what = (line: NumberLine): string => {
    if (line.problem) return texts.numberProblems[line.problem]
    if (!isNews(line)) return texts.numbersSame
    return line.before === '' ? texts.numbersNew : texts.numbersInstead(line.before)
  }
  const count = lines.filter(isNews).length
  return (
    <AdminTable
      label={texts.numbersTitle}
      count={count > 0 ? texts.numbersWill(count, lines.length) : texts.numbersNone}
      columns={Object.values(columns)}
    >
      {lines.map((line) => (
        <Row key={line.line}>
          <Cell label={columns.line} kind="number">
            {line.line}
          </Cell>
          <Cell label={columns.code} kind="short">
            <Code>{line.sku || '-'}</Code>
          </Cell>
          <Cell label={columns.number}>
            <Code>{line.number || '-'}</Code>
          </Cell>
          <Cell label={columns.what}>
            <span className={line.problem ? styles.problem : undefined}>{what(line)}</span>
          </Cell>
        </Row>
      ))}
    </AdminTable>
  )
}
