import { createContext, type ReactNode, Suspense, use } from 'react'
import { Await, useRevalidator } from 'react-router'
import { wordsFor } from '#back-office/admin-act.tsx'
import { Panel } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { Refusal } from '#lib/refusal.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './overview.module.css'

interface PartProps<T> {
  title: string
  from: T | Promise<T>
  /** About as high as what comes, so that nothing moves when it does. */
  lines: number
  children: (answer: T) => ReactNode
}

export const Part = <T,>({ title, from, lines, children }: PartProps<T>) => (
  <Panel title={title}>
    <Suspense fallback={<Skeleton lines={lines} />}>
      <Await resolve={from}>{children}</Await>
    </Suspense>
  </Panel>
)

function Skeleton({ lines }: { lines: number }) {
  const { overview } = useAdminTexts()
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p className="visually-hidden">{overview.loading}</p>
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line) => (
        <span key={line} className={styles.bone} />
      ))}
    </div>
  )
}

/** Every "no" that the page got, once all of it is there. */
const Problems = createContext<Promise<readonly Refusal[]>>(Promise.resolve([]))

interface ProblemsProps {
  from: Promise<readonly Refusal[]>
  children: ReactNode
}

/** One part that could not be read says so itself; several are said once, with one way to try them again. */
export const PartProblems = ({ from, children }: ProblemsProps) => (
  <Problems value={from}>
    <Suspense>
      <Await resolve={from}>
        {([first, ...more]) => (first && more.length > 0 ? <Problem refusal={first} /> : null)}
      </Await>
    </Suspense>
    {children}
  </Problems>
)

/** In place of one part. */
export function PartProblem({ refusal }: { refusal: Refusal }) {
  const { overview } = useAdminTexts()
  const isAlone = use(use(Problems)).length < 2
  return isAlone ? <Problem refusal={refusal} /> : <p className={styles.faint}>{overview.notRead}</p>
}

function Problem({ refusal }: { refusal: Refusal }) {
  const texts = useAdminTexts()
  const { state, revalidate } = useRevalidator()
  return (
    <Notice tone="error" className={styles.problem}>
      <span>
        <strong>{texts.overview.failed}</strong> {wordsFor(refusal, texts)}
      </span>
      <Button kind="outline" busy={state === 'loading'} onClick={() => void revalidate()}>
        {texts.common.retry}
      </Button>
    </Notice>
  )
}
