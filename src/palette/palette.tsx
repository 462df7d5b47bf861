import { useEffect, useId, useRef } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useIsSlow } from '#ui/use-is-slow.tsx'
import type { Command } from './command.ts'
import styles from './palette.module.css'
import { type PaletteParts, usePalette } from './use-palette.tsx'

interface PaletteProps {
  isOpen: boolean
  onClose: () => void
  commands: readonly Command[]
  onGo: (to: string) => void
}

/** One field for pages, actions, and whatever the server finds; a new one each time it opens. */
export function Palette({ isOpen, onClose, ...rest }: PaletteProps) {
  const { palette, common } = useAdminTexts()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={palette.title} closeLabel={common.close}>
      {isOpen ? <Finder onClose={onClose} {...rest} /> : null}
    </Dialog>
  )
}

function Finder(props: Omit<PaletteProps, 'isOpen'>) {
  const { palette } = useAdminTexts()
  const id = useId()
  const parts = usePalette(props)
  const { typed, type, options, at, onKeyDown } = parts
  return (
    <div className={styles.finder}>
      <input
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={palette.field}
        aria-describedby={`${id}-hint`}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={options[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        dir="auto"
        data-first
        maxLength={100}
        placeholder={palette.field}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {palette.hint}
      </p>
      <Results id={id} parts={parts} />
      <Outcome parts={parts} />
    </div>
  )
}

function Results({ id, parts: { groups, options, at, choose } }: { id: string; parts: PaletteParts }) {
  const { palette } = useAdminTexts()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (at >= 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={palette.results}
      className={styles.list}
      hidden={options.length === 0}
    >
      {groups.map(({ group, commands }) => (
        <fieldset key={group} className={styles.those} aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className={styles.group} role="presentation">
            {palette.groups[group]}
          </p>
          {commands.map((command) => (
            <Option
              key={command.id}
              id={`${id}-${options.indexOf(command)}`}
              command={command}
              isActive={options[at] === command}
              onChoose={() => choose(command)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  command: Command
  isActive: boolean
  onChoose: () => void
}

const Option = ({ id, command: { label, detail, lang }, isActive, onChoose }: OptionProps) => (
  <button
    id={id}
    type="button"
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    className={styles.option}
    // The field keeps the focus.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    <bdi lang={lang}>{label}</bdi>
    {detail ? <bdi className={styles.detail}>{detail}</bdi> : null}
  </button>
)

/** How many, that it takes a while, that there is nothing, that a part could not be asked. */
function Outcome({ parts: { typed, search, options } }: { parts: PaletteParts }) {
  const { palette, common } = useAdminTexts()
  const isSlow = useIsSlow(search.isLate)
  const isNothing = !search.isLate && options.length === 0 && search.failed.length === 0
  const failed = search.failed.map((group) => palette.groups[group]).join(common.list)
  return (
    <>
      <div role="status" className={styles.outcome}>
        {isSlow ? palette.searching : null}
        {isNothing ? (
          <>
            <strong>{palette.nothing(typed.trim())}</strong> <span>{palette.nothingHint}</span>
          </>
        ) : null}
        {typed !== '' && options.length > 0 && !search.isLate ? (
          <span className="visually-hidden">{palette.count(options.length)}</span>
        ) : null}
      </div>
      {failed === '' ? null : (
        <div role="alert" className={styles.failed}>
          <span>{palette.failed(failed)}</span>
          <Button kind="outline" onClick={search.again}>
            {common.retry}
          </Button>
        </div>
      )}
    </>
  )
}
