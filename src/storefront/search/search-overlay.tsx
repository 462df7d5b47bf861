import { type FormEvent, type Ref, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon, SearchIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { useIsSlow } from '#ui/use-is-slow.tsx'
import { useModal } from '#ui/use-modal.tsx'
import bar from './bar.module.css'
import { addressOf, CategoryChoices, type Choosing, ProductChoices, RecentChoices } from './choices.tsx'
import { Forget } from './forget.tsx'
import styles from './search.module.css'
import { useChoosing } from './use-choosing.tsx'
import { type Found, useFound } from './use-found.tsx'
import { useMissed } from './use-missed.tsx'
import { useRecent } from './use-recent.tsx'

interface OverlayProps {
  isOpen: boolean
  /** What was typed before this was here. */
  onBegin: () => string
  onClose: () => void
}

export function SearchOverlay({ isOpen, onBegin, onClose }: OverlayProps) {
  const { problem } = useTexts().shop.shell
  const dialog = useModal(isOpen)
  const [isOn, setOn] = useState(isOpen)
  // That it was closed is heard a moment after the focus is back: who has opened it again meanwhile keeps it.
  const closed = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (currentTarget.open) return
    setOn(false)
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-on={isOn || undefined}
      aria-label={problem.search}
      onCancel={onClose}
      onClose={closed}
    >
      <button type="button" className={styles.behind} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      {isOpen ? <Search onBegin={onBegin} onClose={onClose} /> : null}
    </dialog>
  )
}

const LIST = 'search-choices'
/** What is too long for the window is scrolled by keys in every browser, not in those alone that see to it themselves. */
const SCROLLED = { role: 'group', tabIndex: 0 } as const
/** Milliseconds after which it is said that the shop is still looking. */
const SLOW = 600

function Search({ onBegin, onClose }: Omit<OverlayProps, 'isOpen'>) {
  const { search } = useTexts('search')
  const language = useLanguage()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const words = typed.trim().replace(/\s+/g, ' ')
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const finding = useFound(words)
  const recent = useRecent()
  const choosing = useChoosing({ list, typed, onType: setTyped })
  useMissed(finding.known)
  const begin = useEffectEvent(() => setTyped(onBegin()))
  // In one with the dialog's taking the focus: no letter falls between the two fields, nor before what was typed.
  useLayoutEffect(() => begin(), [])

  const leave = (meant = words): void => {
    if (finding.known?.total !== 0) recent.keep(meant)
    onClose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (words === '') return
    leave()
    void navigate(inLanguage(language, addressOf(words)))
  }
  const isBegin = finding.results?.words === ''
  const choices = { ...finding, recent: isBegin ? recent.searches : [], active: choosing.active, onLeave: leave }
  return (
    <div className={styles.panel} data-ground="paper">
      <search>
        <form className={bar.bar} action={inLanguage(language, '/products')} onSubmit={submit}>
          <SearchIcon />
          <Field ref={field} typed={typed} isOpen={finding.results !== null} {...choosing} />
          <button type="button" aria-label={search.close} onClick={onClose}>
            <CloseIcon />
          </button>
        </form>
      </search>
      <div className={styles.body} {...SCROLLED}>
        <Said {...finding} />
        <Choices key={lookOf(finding.results)} ref={list} {...choices} />
        {isBegin ? <Forget {...recent} onForgotten={() => field.current?.focus()} /> : null}
      </div>
    </div>
  )
}

interface FieldProps extends ReturnType<typeof useChoosing> {
  ref: Ref<HTMLInputElement>
  typed: string
  isOpen: boolean
}

function Field({ ref, typed, isOpen, active, type, onKeyDown }: FieldProps) {
  const { problem } = useTexts().shop.shell
  return (
    <input
      ref={ref}
      type="search"
      name="q"
      role="combobox"
      aria-label={problem.search}
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={LIST}
      aria-activedescendant={active ?? undefined}
      placeholder={problem.search}
      maxLength={100}
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      data-first=""
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}

type Finding = ReturnType<typeof useFound>

/** It is of what is shown, and goes with that: what is still to come must not move it. */
function Said({ results, isLate, isFailed, again }: Finding) {
  const { search, shop } = useTexts('search')
  const isSlow = useIsSlow(isLate, SLOW)
  const isNothing = results?.total === 0
  const count = results && results.words !== '' && !isNothing ? search.count(results.total) : ''
  return (
    <>
      <div role="status">
        <p className="visually-hidden">{isSlow ? search.searching : count}</p>
        {isNothing ? (
          <div key={results.words} className={styles.said}>
            <p className={styles.nothing}>{search.nothing(results.words)}</p>
            <p>{results.by === '' ? search.nothingText : search.nothingButNear}</p>
          </div>
        ) : null}
      </div>
      {isFailed ? (
        <Notice tone="error" className={styles.failed}>
          {search.failed}
          <Button kind="outline" onClick={again}>
            {shop.shell.problem.retry}
          </Button>
        </Notice>
      ) : null}
    </>
  )
}

interface ChoicesProps extends Choosing, Pick<Finding, 'results' | 'isLate'> {
  ref: Ref<HTMLDivElement>
  recent: readonly string[]
}

/** Choices that differ in it come in the place of each other; others stay, and only their words change. */
function lookOf(results: Found | null): string {
  if (!results) return ''
  const { words, total, by, categories, products } = results
  const missedWords = total === 0 ? words : ''
  return [
    missedWords,
    by === '',
    ...categories.map(({ category }) => category),
    ...(products ?? []).map(({ id }) => id),
  ].join()
}

function Choices({ ref, results, isLate, recent, ...choosing }: ChoicesProps) {
  const { search } = useTexts('search')
  const isSlow = useIsSlow(isLate)
  return (
    <div
      ref={ref}
      id={LIST}
      role="listbox"
      aria-label={search.choices}
      aria-busy={isSlow || undefined}
      tabIndex={-1}
      className={styles.list}
    >
      {results && results.by !== '' ? <ProductChoices results={results} isSlow={isSlow} {...choosing} /> : null}
      <div role="presentation" className={styles.side}>
        <RecentChoices searches={recent} {...choosing} />
        {results ? <CategoryChoices results={results} {...choosing} /> : null}
      </div>
      {results?.by === '' ? (
        <ProductChoices results={results} isSlow={isSlow && results.products !== null} {...choosing} />
      ) : null}
    </div>
  )
}
