import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Cell } from './admin-table.tsx'
import styles from './selection.module.css'
import type { Selection } from './use-selection.tsx'

const keyOf = ({ nativeEvent }: ChangeEvent): 'shift' | 'none' =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? 'shift' : 'none'

/** `name` is how the row is called in words. */
export function SelectCell({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  const { selection: texts } = useAdminTexts()
  return (
    <Cell label={texts.column} kind="select">
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="select"
          aria-label={texts.choose(name)}
          checked={selection.has(id)}
          onChange={(event) => selection.toggle(id, keyOf(event))}
        />
      </label>
    </Cell>
  )
}

export function SelectAll({ selection: { ids, rows, toggleAll } }: { selection: Selection }) {
  const { selection: texts } = useAdminTexts()
  const box = useRef<HTMLInputElement>(null)
  const isAll = ids.length === rows.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = ids.length > 0 && !isAll
  }, [ids.length, isAll])
  return (
    <label className={styles.all}>
      <input ref={box} type="checkbox" name="select-all" checked={isAll} onChange={toggleAll} />
      <span>{texts.all(rows.length)}</span>
    </label>
  )
}

/** Takes room of its own at the list's end, and stays in view above it: the last row can be scrolled clear of it. */
export function BulkBar({ selection: { ids, clear }, children }: { selection: Selection; children: ReactNode }) {
  const { selection: texts } = useAdminTexts()
  return (
    <div className={styles.place}>
      <p className="visually-hidden" role="status">
        {ids.length > 0 ? texts.count(ids.length) : ''}
      </p>
      {ids.length > 0 ? (
        <section className={styles.bar} aria-label={texts.bar}>
          <p className={styles.count}>{texts.count(ids.length)}</p>
          <div className={styles.actions}>{children}</div>
          <Button kind="quiet" className={styles.clear} onClick={clear}>
            {texts.clear}
          </Button>
        </section>
      ) : null}
    </div>
  )
}
