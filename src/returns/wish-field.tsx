import { useId } from 'react'
import { inWords, SIZES } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { SelectField } from '#ui/field.tsx'
import { chosenOf, isThereAgain, keyOf, otherSizes } from './return-draft.ts'
import styles from './returns.module.css'
import type { ReturnableLine } from './shown.ts'
import type { PartProps } from './use-return-form.tsx'

/** Where the size does not fit another one, where a piece is faulty a sound one; or the money. */
export function WishField({ returnable, state }: PartProps) {
  const { form: texts } = useTexts('returns').returns
  const { draft, change, problems } = state
  const id = useId()
  const isForSize = draft.reason === 'size'
  const field = isForSize ? 'wantsSize' : 'wantsSame'
  const ways = [
    { wanted: true, label: isForSize ? texts.exchange : texts.sameAgain },
    { wanted: false, label: texts.money },
  ]
  const isGone = !isForSize && draft.wantsSame && !isThereAgain(returnable, draft)
  const problem = isGone ? texts.noneAgain : isForSize ? undefined : problems['newSize']
  return (
    <fieldset className={styles.choices} aria-describedby={problem ? id : undefined}>
      <legend>{texts.wish}</legend>
      {ways.map(({ wanted, label }) => (
        <label key={label} className={styles.way}>
          <input
            type="radio"
            name="wish"
            checked={draft[field] === wanted}
            onChange={() => change({ [field]: wanted }, 'wish', 'newSize')}
          />
          <span>{label}</span>
        </label>
      ))}
      {problem ? (
        <p id={id} className={styles.problem}>
          {problem}
        </p>
      ) : null}
      {isForSize && draft.wantsSize
        ? chosenOf(returnable, draft).map(({ line, quantity }) => (
            <NewSize key={keyOf(line)} line={line} quantity={quantity} state={state} />
          ))
        : null}
    </fieldset>
  )
}

interface NewSizeProps {
  line: ReturnableLine
  quantity: number
  state: PartProps['state']
}

function NewSize({ line, quantity, state: { draft, change, problems } }: NewSizeProps) {
  const { form: texts } = useTexts('returns').returns
  const language = useLanguage()
  const name = inWords(language, line.name, line.nameAr)
  const field = `newSize ${keyOf(line)}`
  const sizes = otherSizes(line)
  const isThere = sizes.some(({ available }) => available >= quantity)
  if (!isThere) return <p className={styles.faint}>{texts.noOther}</p>
  return (
    <SelectField
      label={texts.newSizeOf(name)}
      name={field}
      required
      value={draft.newSizes[keyOf(line)] ?? ''}
      problem={problems[field] ?? problems['newSize']}
      options={[
        { value: '', label: texts.chooseSize },
        ...sizes.map(({ size, available }) => ({
          value: size,
          label: available >= quantity ? size : texts.soldOut(size),
          disabled: available < quantity,
        })),
      ]}
      onChange={({ currentTarget }) => {
        const size = SIZES.find((each) => each === currentTarget.value) ?? ''
        change({ newSizes: { ...draft.newSizes, [keyOf(line)]: size } }, field, 'newSize')
      }}
    />
  )
}
