import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { likeLetters } from '#lib/like-letters.ts'
import styles from './combo-field.module.css'
import fieldStyles from './field.module.css'
import { type About, Field, ties } from './field.tsx'

export interface Option {
  value: string
  label: string
  beside?: ReactNode
}

interface ComboProps extends About, Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'required'> {
  id?: string
  value: Option | undefined
  find: (typed: string) => readonly Option[]
  /** The option that is meant by exactly this, for who types a whole name and goes on. */
  exactly: (typed: string) => Option | undefined
  onChoose: (value: string) => void
  /** For options that have to be asked for. */
  onType?: (typed: string) => void
  onFocus?: () => void
  onBlur?: () => void
  words: { list: string; count: (matches: number) => string }
  /** The list stands below the field for good, rather than over what follows. */
  isInline?: boolean
}

export type ChoiceProps = Omit<
  ComboProps,
  'value' | 'find' | 'exactly' | 'onChoose' | 'onType' | 'words' | 'autoComplete'
>

function useCombo({ value, find, exactly, onChoose, onType, onBlur, isInline = false }: ComboProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpened, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = isInline || isOpened
  const options = isOpen ? find(typed ?? '') : []
  // One that is left is meant.
  const meant = active < 0 && options.length === 1 ? 0 : active

  const close = (): void => {
    setTyped(null)
    setOpen(false)
    setActive(-1)
  }
  const choose = (option: Option | undefined): void => {
    if (option) onChoose(option.value)
    close()
  }
  /** A browser's autofill types without focusing the field: `isHere` is false then. */
  const type = (text: string, isHere: boolean): void => {
    if (!isHere) choose(exactly(text))
    setTyped(isHere ? text : null)
    onType?.(text)
    setOpen(isHere)
    setActive(-1)
  }
  const move = (by: number): void => {
    const all = find(typed ?? '')
    const chosenAt = all.findIndex((option) => option.value === value?.value)
    const start = chosenAt >= 0 ? chosenAt : by > 0 ? 0 : all.length - 1
    setOpen(true)
    setActive(active >= 0 ? (active + by + all.length) % all.length : start)
  }
  const leave = (): void => {
    const meant = typed === null ? undefined : exactly(typed)
    if (meant) choose(meant)
    else close()
    onBlur?.()
  }
  const keys: Record<string, { isMine: boolean; act: () => void }> = {
    ArrowDown: { isMine: true, act: () => move(1) },
    ArrowUp: { isMine: true, act: () => move(-1) },
    // What was typed stays where nothing is.
    Enter: {
      isMine: isOpen,
      act: () => {
        if (options.length > 0) choose(options[meant])
      },
    },
    Escape: { isMine: typed !== null || isOpened, act: close },
  }
  const press = (key: string): boolean => {
    const action = keys[key]
    if (!action?.isMine) return false
    action.act()
    return true
  }
  return { typed, isOpen, options, active: meant, choose, type, leave, press, open: () => setOpen(true) }
}

/** A field that finds its options while one types (APG: editable combobox with list autocomplete). */
export function ComboField(props: ComboProps) {
  const { value, words, isInline = false, label, hint, problem, optional, id: customId } = props
  const fallbackId = useId()
  const id = customId ?? fallbackId
  const about = { label, hint, problem, optional }
  const combo = useCombo(props)
  const { isOpen, options, active } = combo

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (!event.nativeEvent.isComposing && combo.press(event.key)) event.preventDefault()
  }
  return (
    <Field id={id} {...about}>
      <div className={isInline ? styles.inline : styles.combo}>
        <input
          {...ties(id, about)}
          className={`${fieldStyles.control} ${styles.input}`}
          name={props.name}
          required={props.required}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-option-${active}` : undefined}
          autoComplete={props.autoComplete ?? 'off'}
          data-first={isInline ? '' : undefined}
          maxLength={60}
          value={combo.typed ?? (isInline ? '' : (value?.label ?? ''))}
          onChange={({ currentTarget }) => combo.type(currentTarget.value, currentTarget === document.activeElement)}
          onClick={combo.open}
          onFocus={(event) => {
            event.currentTarget.select()
            props.onFocus?.()
          }}
          onBlur={combo.leave}
          onKeyDown={onKeyDown}
        />
        <Options id={id} {...combo} chosen={value?.value} label={words.list} />
      </div>
      <p role="status" className={options.length === 0 && isOpen ? styles.none : 'visually-hidden'}>
        {isOpen && combo.typed !== null ? words.count(options.length) : null}
      </p>
    </Field>
  )
}

/** Letter for letter, so that what is found in it stands at the same place in the name. */
const alike = (text: string): string => likeLetters(text.toLowerCase())

/** With what was typed marked in it, where it is written so. */
function Marked({ label, typed }: { label: string; typed: string }) {
  const at = typed === '' ? -1 : alike(label).indexOf(alike(typed))
  if (at < 0) return label
  const end = at + typed.length
  return (
    <>
      {label.slice(0, at)}
      <mark className={styles.mark}>{label.slice(at, end)}</mark>
      {label.slice(end)}
    </>
  )
}

interface OptionsProps extends Pick<ReturnType<typeof useCombo>, 'typed' | 'isOpen' | 'options' | 'active' | 'choose'> {
  id: string
  chosen: string | undefined
  label: string
}

function Options({ id, typed, isOpen, options, active, choose, chosen, label }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)

  const isShown = isOpen && options.length > 0
  // At the end of the view it would lie outside of it; what has to be asked for comes later.
  useEffect(() => {
    if (!isShown) return
    const field = list.current?.closest(`.${styles.combo}`)?.parentElement
    // A phone's keys cover the lower half.
    if (field && matchMedia('(hover: none)').matches) field.scrollIntoView()
    else list.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  useEffect(() => {
    if (isOpen && active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={styles.list}
      hidden={options.length === 0}
    >
      {options.map((option, at) => (
        <button
          key={option.value}
          id={`${id}-option-${at}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option.value === chosen}
          className={styles.option}
          data-active={at === active || undefined}
          // The field keeps the focus: it would close the list on losing it.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
        >
          <span>
            <Marked label={option.label} typed={(typed ?? '').trim()} />
          </span>
          {option.beside ? <span className={styles.beside}>{option.beside}</span> : null}
        </button>
      ))}
    </div>
  )
}
