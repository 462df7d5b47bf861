import { type ReactNode, useId } from 'react'
import { inWords, SIZES } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { SelectField } from '#ui/field.tsx'
import { chosenOf, isForOther, isThereAgain, isThereOther, keyOf, otherSizes } from './return-draft.ts'
import styles from './returns.module.css'
import type { ReturnableLine } from './shown.ts'
import type { PartProps } from './use-return-form.tsx'

/** Where the size does not fit another one, where a piece is faulty a sound one; or the money. */
export const WishField = (props: PartProps) =>
  props.state.draft.reason === 'size' ? <OtherSize {...props} /> : <SoundPiece {...props} />

function OtherSize({ returnable, state }: PartProps) {
  const { form: texts } = useTexts('returns').returns
  const { draft, change } = state
  const isWished = isForOther(returnable, draft)
  const isThere = isThereOther(returnable, draft)
  return (
    <Wish
      label={texts.exchange}
      isWished={isWished}
      isDisabled={!isThere}
      onWish={(wantsSize) => change({ wantsSize }, 'wish', 'newSize')}
      note={isThere ? null : texts.noOther}
    >
      {isWished
        ? chosenOf(returnable, draft).map(({ line, quantity }) => (
            <NewSize key={keyOf(line)} line={line} quantity={quantity} state={state} />
          ))
        : null}
    </Wish>
  )
}

function SoundPiece({ returnable, state: { draft, change, problems } }: PartProps) {
  const { form: texts } = useTexts('returns').returns
  const isGone = draft.wantsSame && !isThereAgain(returnable, draft)
  return (
    <Wish
      label={texts.sameAgain}
      isWished={draft.wantsSame}
      onWish={(wantsSame) => change({ wantsSame }, 'wish', 'newSize')}
      problem={isGone ? texts.noneAgain : problems['newSize']}
    />
  )
}

interface WishProps {
  /** What they may get for it; the money is the other. */
  label: string
  isWished: boolean
  isDisabled?: boolean
  onWish: (isWished: boolean) => void
  note?: string | null
  problem?: string | undefined
  children?: ReactNode
}

function Wish({ label, isWished, isDisabled = false, onWish, note, problem, children }: WishProps) {
  const { form: texts } = useTexts('returns').returns
  const id = useId()
  const hint = problem ?? note
  const ways = [
    { value: true, name: label },
    { value: false, name: texts.money },
  ]
  return (
    <fieldset className={styles.choices} aria-describedby={hint ? id : undefined}>
      <legend>{texts.wish}</legend>
      {ways.map(({ value, name }) => (
        <label key={name} className={styles.way}>
          <input
            type="radio"
            name="wish"
            checked={isWished === value}
            disabled={value && isDisabled}
            onChange={() => onWish(value)}
          />
          <span>{name}</span>
        </label>
      ))}
      {hint ? (
        <p id={id} className={problem ? styles.problem : styles.faint}>
          {hint}
        </p>
      ) : null}
      {children}
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
