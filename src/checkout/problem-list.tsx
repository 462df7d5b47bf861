import { type RefObject, useId } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { fieldId } from './address-fields.tsx'
import { type AddressParts, OPTIONAL } from './draft.ts'
import styles from './problem-list.module.css'
import { FIELDS, type FieldProblems } from './use-shipping-form.tsx'

/** What to fix before going on, each leading to its field. Gets the focus after a try to go on. */
export function ProblemList({
  parts,
  problems,
  heading,
}: {
  parts: AddressParts
  problems: FieldProblems
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const { shipping } = useTexts('checkout').checkout
  const id = useId()
  const fields = FIELDS.filter((field) => problems[field])
  if (fields.length === 0) return null
  const isMissing = fields.some((field) => !OPTIONAL.includes(field) && parts[field].trim() === '')
  return (
    <section className={styles.problems} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {shipping.fix(fields.length)}
      </h3>
      <p>{isMissing ? shipping.required : shipping.review}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(field))?.focus()
              }}
            >
              {problems[field]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
