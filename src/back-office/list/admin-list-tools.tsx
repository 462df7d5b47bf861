import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useSingleKey } from '#back-office/single-keys.tsx'
import { useQuietReading } from '#back-office/use-reading-again.tsx'
import { useListState } from '#back-office/use-way-back.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import type { Pagination } from '#lib/wire.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { PlusIcon } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { useIsSlow } from '#ui/use-is-slow.tsx'
import { useQuery } from '#ui/use-query.tsx'
import {
  type Chosen,
  countChosen,
  type Filters,
  isStep,
  type ListKind,
  type ListState,
  listChanged,
  listQuery,
  listStateIn,
} from './admin-list.ts'
import styles from './admin-list-tools.module.css'

const PAUSE = 250

/** A list's search, choice and page live in the address: Back, reload and a shared link show the same rows. */
export function useList<F extends Filters, S extends string = never>(kind: ListKind<F, S>) {
  const { here, isBusy, newest, go, ...query } = useQuery()
  useQuietReading()
  const stateOf = (query: string): ListState<F, S> => listStateIn(new URLSearchParams(query), kind)
  const shown = stateOf(here.search)
  // What was just chosen shows at once, though its rows are still on their way.
  const state = stateOf(query.shown)
  const change = (change: Partial<ListState<F, S>>): void =>
    go(listQuery(listChanged(stateOf(newest()), change), kind), { replace: !isStep(change) })
  const choose = (chosen: Chosen<F>): void => change({ chosen: { ...stateOf(newest()).chosen, ...chosen } })
  return {
    state,
    shown,
    sizes: kind.sizes,
    isLate: useIsSlow(isBusy),
    isNarrowed: shown.search !== '' || countChosen(shown.chosen) > 0,
    hrefOf: (page: number): string => here.pathname + listQuery({ ...state, page }, kind),
    hrefWith: (change: Partial<ListState<F, S>>): string => here.pathname + listQuery(listChanged(state, change), kind),
    change,
    choose,
    clear: (): void => change({ search: '', chosen: {} }),
  }
}

export const ListTools = ({ children }: { children: ReactNode }) => <div className={styles.tools}>{children}</div>

interface SearchProps {
  label: string
  hint: string
  value: string
  onSearch: (search: string) => void
}

export function ListSearch({ label, hint, value, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(value)
  const lastSearch = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(null)

  // Back and "clear all" change the address; what is being typed at the moment stays.
  useEffect(() => {
    if (value === lastSearch.current) return
    lastSearch.current = value
    clearTimeout(timer.current)
    setTyped(value)
  }, [value])

  // Whoever follows a link meanwhile is on their way there: not to be called back by what they typed.
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  useEffect(() => {
    if (next && next.pathname !== pathname) clearTimeout(timer.current)
  }, [next, pathname])

  useSingleKey('/', () => form.current?.querySelector('input')?.focus())
  useEffect(() => () => clearTimeout(timer.current), [])

  const askFor = (text: string): void => {
    clearTimeout(timer.current)
    const search = text.trim()
    if (search === lastSearch.current) return
    lastSearch.current = search
    onSearch(search)
  }

  const onInput = (text: string): void => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => askFor(text), PAUSE)
  }

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    askFor(typed)
  }

  return (
    <search>
      <form ref={form} onSubmit={onSubmit} onBlur={() => askFor(typed)}>
        <TextField
          label={label}
          name="search"
          type="search"
          placeholder={hint}
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => onInput(event.currentTarget.value)}
        />
      </form>
    </search>
  )
}

interface ChoiceProps<W extends string> {
  label: string
  name: string
  words: readonly W[]
  wordOf: (word: W) => string
  /** What it says where nothing is chosen. */
  every: string
  chosen: W | undefined
  onChoose: (word: W | undefined) => void
}

export function ListChoice<W extends string>(props: ChoiceProps<W>) {
  const { label, name, words, wordOf, every, chosen, onChoose } = props
  return (
    <SelectField
      label={label}
      name={name}
      value={chosen ?? ''}
      options={[{ value: '', label: every }, ...words.map((word) => ({ value: word, label: wordOf(word) }))]}
      onChange={({ currentTarget }) => onChoose(words.find((word) => word === currentTarget.value))}
    />
  )
}

interface SortProps<S extends string> {
  label: string
  names: Record<S, string>
  chosen: S | undefined
  onChoose: (sort: S | undefined) => void
}

/** The first way is what a list without any says. */
export function ListSort<S extends string>({ label, names, chosen, onChoose }: SortProps<S>) {
  const sorts = Object.keys(names) as S[]
  return (
    <SelectField
      label={label}
      name="sort"
      value={chosen ?? sorts[0]}
      options={sorts.map((sort) => ({ value: sort, label: names[sort] }))}
      onChange={({ currentTarget }) => onChoose(sorts.slice(1).find((sort) => sort === currentTarget.value))}
    />
  )
}

interface AddProps {
  to: string
  label: string
  /** In an empty list, whose title has the first one. */
  isSecond?: boolean
}

/** To the form of a new one, which leads back to the list as it stands; for those who may change anything. */
export function AddLink({ to, label, isSecond = false }: AddProps) {
  const href = inLanguage(useLanguage(), to)
  const state = useListState()
  return useMayChange() ? (
    <ButtonLink kind={isSecond ? 'outline' : 'solid'} to={href} state={state}>
      <PlusIcon />
      {label}
    </ButtonLink>
  ) : null
}

interface NoRowsProps {
  isNarrowed: boolean
  search?: string
  onClear: () => void
  /** `emptyFiltered`: where the list can be narrowed. */
  texts: { emptyTitle: string; emptyFiltered?: string; emptyFirst: string }
  action?: ReactNode
}

export function NoRows({ isNarrowed, search, onClear, texts, action }: NoRowsProps) {
  const { common, filters } = useAdminTexts()
  const clear = (
    <Button kind="outline" onClick={onClear}>
      {common.clearAll}
    </Button>
  )
  return (
    <EmptyState title={texts.emptyTitle} action={isNarrowed ? clear : action}>
      <p role="status" tabIndex={-1} data-home data-cleared-here={isNarrowed || undefined}>
        {search ? `${filters.nothingFor(search)} ` : ''}
        {(isNarrowed && texts.emptyFiltered) || texts.emptyFirst}
      </p>
    </EmptyState>
  )
}

interface FootProps {
  pagination: Pagination
  list: {
    state: { limit: number }
    sizes: readonly number[]
    change: (change: { limit: number }) => void
    hrefOf: (page: number) => string
  }
}

export function ListFoot({ pagination, list }: FootProps) {
  const { common } = useAdminTexts()
  const { pages: label, previous, next, page } = common
  return (
    <div className={styles.foot}>
      <Pager pagination={pagination} hrefOf={list.hrefOf} texts={{ label, previous, next, page }} />
      <div className={styles.size}>
        <SelectField
          label={common.perPage}
          name="limit"
          value={String(list.state.limit)}
          options={list.sizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(event) => list.change({ limit: Number(event.currentTarget.value) })}
        />
      </div>
    </div>
  )
}
