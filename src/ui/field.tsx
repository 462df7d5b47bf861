import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

export interface About {
  label: ReactNode
  hint?: ReactNode
  problem?: string | undefined
  /** The word for "optional", where the field may stay empty. */
  optional?: string | undefined
}

export const ties = (id: string, { hint, problem }: About) => ({
  id,
  'aria-invalid': problem ? true : undefined,
  'aria-describedby': [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ') || undefined,
})

function Problem({ id, problem }: { id: string; problem: string | undefined }) {
  if (!problem) return null
  return (
    <p id={`${id}-problem`} className={styles.problem}>
      {problem}
    </p>
  )
}

export function Field({ id, label, hint, problem, optional, children }: About & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional ? <span className={styles.optional}>{optional}</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <Problem id={id} problem={problem} />
    </div>
  )
}

type Control<Tag extends 'input' | 'textarea' | 'select'> = About & ComponentProps<Tag> & { name: string }

interface Ended {
  end?: ReactNode
}

/** Without a word in it a field goes by its page's direction, which styles can only tell by a placeholder. */
const emptyOf = ({ dir }: { dir?: string | undefined }) => (dir === 'auto' ? { placeholder: ' ' } : {})

export function TextField({ label, hint, problem, optional, end, id: customId, ...rest }: Control<'input'> & Ended) {
  const fallbackId = useId()
  const id = customId ?? fallbackId
  const about = { label, hint, problem, optional }
  const input = <input type="text" className={styles.control} {...emptyOf(rest)} {...rest} {...ties(id, about)} />
  return (
    <Field id={id} {...about}>
      {end ? (
        <div className={styles.ended}>
          {input}
          {end}
        </div>
      ) : (
        input
      )}
    </Field>
  )
}

export function TextArea({ label, hint, problem, optional, id: customId, ...rest }: Control<'textarea'>) {
  const fallbackId = useId()
  const id = customId ?? fallbackId
  const about = { label, hint, problem, optional }
  return (
    <Field id={id} {...about}>
      <textarea rows={4} className={styles.control} {...emptyOf(rest)} {...rest} {...ties(id, about)} />
    </Field>
  )
}

type SelectProps = Control<'select'> & { options: readonly { value: string; label: string; disabled?: boolean }[] }

export function SelectField({ label, hint, problem, optional, options, id: customId, ...rest }: SelectProps) {
  const fallbackId = useId()
  const id = customId ?? fallbackId
  const about = { label, hint, problem, optional }
  return (
    <Field id={id} {...about}>
      <select className={styles.control} {...rest} {...ties(id, about)}>
        {options.map(({ value, label: name, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}

export function CheckField({ label, hint, problem, optional, id: customId, ...rest }: Control<'input'>) {
  const fallbackId = useId()
  const id = customId ?? fallbackId
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input type="checkbox" {...rest} {...ties(id, { label, hint, problem })} />
        <span>
          {label}
          {optional ? <span className={styles.optional}>{optional}</span> : null}
        </span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <Problem id={id} problem={problem} />
    </div>
  )
}
