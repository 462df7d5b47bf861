import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { Panel } from '#back-office/admin-page.tsx'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { folded } from '../courier-titles.ts'
import { type getSettlementCall, setReadingCall } from './api.ts'
import { OUTCOMES, PARTS, type Part, type Reading } from './settlement.ts'
import styles from './settling.module.css'

type Listing = Answer<typeof getSettlementCall>
type Columns = Record<Part, string>

const MEANINGS = [...OUTCOMES, 'left'] as const

function problemOf(columns: Columns, part: Part): 'required' | 'twice' | undefined {
  if (columns[part] === '') return part === 'fee' ? undefined : 'required'
  return PARTS.some((other) => other !== part && columns[other] === columns[part]) ? 'twice' : undefined
}

function useReading({ settlement: { id }, reading }: Listing) {
  const { common, settling: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const { code = '', amount = '', outcome = '', fee = '' } = reading.columns
  const [columns, setColumns] = useState<Columns>({ code, amount, outcome, fee })
  const [words, setWords] = useState<Reading['words']>(reading.words)
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const save = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    setProblem(null)
    if (PARTS.some((part) => problemOf(columns, part))) return
    const chosenColumns = Object.fromEntries(
      PARTS.filter((part) => columns[part] !== '').map((part) => [part, columns[part]]),
    )
    void act(
      async () => {
        await sendRequest(setReadingCall, { id, columns: chosenColumns, words })
        tell('success', texts.readingSaved)
        await revalidate()
      },
      ({ refusal, words: why }) => setProblem({ text: common.because(texts.readingFailed, why), refusal }),
    )
  }
  return { isBusy, columns, setColumns, words, setWords, isTried, problem, save }
}

/** What the columns and words of a courier's file mean: said once, for this one and the next. */
export function ReadingForm({ listing }: { listing: Listing }) {
  const { settling: texts } = useAdminTexts()
  const { settlement, samples, words: unknown } = listing
  const { isBusy, columns, setColumns, words, setWords, isTried, problem, save } = useReading(listing)
  const sampleOf = (title: string): string | undefined => {
    const at = settlement.titles.indexOf(title)
    const seen = samples.map((cells) => cells[at] ?? '').filter(Boolean)
    return at < 0 || seen.length === 0 ? undefined : texts.sample(seen.join(' · '))
  }
  const field = (part: Part) => {
    const wrong = isTried ? problemOf(columns, part) : undefined
    return (
      <SelectField
        key={part}
        label={texts.parts[part]}
        name={part}
        value={columns[part]}
        hint={sampleOf(columns[part])}
        problem={wrong ? texts[wrong] : undefined}
        options={[
          { value: '', label: part === 'fee' ? texts.noColumn : texts.chooseColumn },
          ...settlement.titles.filter(Boolean).map((title) => ({ value: title, label: title })),
        ]}
        onChange={({ currentTarget }) => setColumns({ ...columns, [part]: currentTarget.value })}
      />
    )
  }
  return (
    <Panel title={texts.reading}>
      <form className={styles.reading} noValidate onSubmit={save}>
        {problem ? <ProblemNotice problem={problem} /> : null}
        <p>{texts.readingText}</p>
        <div className={styles.fields}>{PARTS.map(field)}</div>
        {unknown.length > 0 ? <Words unknown={unknown} words={words} onSay={setWords} /> : null}
        <div>
          <Button type="submit" busy={isBusy}>
            {texts.readingSave}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

interface WordsProps {
  unknown: readonly string[]
  words: Reading['words']
  onSay: (words: Reading['words']) => void
}

function Words({ unknown, words, onSay }: WordsProps) {
  const { settling: texts } = useAdminTexts()
  const say = (word: string, meaning: string): void => {
    const { [folded(word)]: _, ...others } = words
    const known = MEANINGS.find((each) => each === meaning)
    onSay(known ? { ...others, [folded(word)]: known } : others)
  }
  return (
    <fieldset className={styles.words}>
      <legend>{texts.words}</legend>
      <p>{texts.wordsText}</p>
      <div className={styles.fields}>
        {unknown.map((word, at) => (
          <SelectField
            key={word}
            label={texts.wordNamed(word)}
            name={`word-${at}`}
            value={words[folded(word)] ?? ''}
            options={[
              { value: '', label: texts.wordOpen },
              ...MEANINGS.map((value) => ({ value, label: texts.wordMeans[value] })),
            ]}
            onChange={({ currentTarget }) => say(word, currentTarget.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
