import { useId } from 'react'
import { inWords } from '#catalog/product.ts'
import { useSizeText } from '#catalog/sizing/use-size-text.tsx'
import { SmallPicture } from '#catalog/small-picture.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { keyOf } from './return-draft.ts'
import styles from './returns.module.css'
import type { ReturnableLine } from './shown.ts'
import type { PartProps } from './use-return-form.tsx'

/** Piece by piece: what has come back already is shown, and can't be chosen again. */
export function PiecesField({ returnable, state }: PartProps) {
  const { form: texts } = useTexts('returns').returns
  const id = useId()
  const problem = state.problems['lines']
  return (
    <fieldset className={styles.choices} aria-describedby={problem ? id : undefined}>
      <legend>{texts.pieces}</legend>
      {returnable.lines.map((line) => (
        <Piece key={keyOf(line)} line={line} state={state} />
      ))}
      {problem ? (
        <p id={id} className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}

function Piece({ line, state: { draft, change } }: { line: ReturnableLine; state: PartProps['state'] }) {
  const { form: texts } = useTexts('returns').returns
  const language = useLanguage()
  const sizeText = useSizeText()
  const { left, quantity, image } = line
  const name = inWords(language, line.name, line.nameAr)
  const chosen = draft.pieces[keyOf(line)] ?? 0
  const set = (pieces: number): void => change({ pieces: { ...draft.pieces, [keyOf(line)]: pieces } }, 'lines')
  const about = left === 0 ? texts.gone : left < quantity || quantity > 1 ? texts.left(left, quantity) : null
  return (
    <div className={styles.piece} data-gone={left === 0 || undefined}>
      <label>
        <input
          type="checkbox"
          name="lines"
          disabled={left === 0}
          checked={chosen > 0}
          onChange={({ currentTarget }) => set(currentTarget.checked ? left : 0)}
        />
        <SmallPicture image={image} category={undefined} sizes="64px" />
        <span className={styles.what}>
          <bdi>{name}</bdi>
          <span className={styles.faint}>{sizeText(line)}</span>
          {about ? <span className={styles.faint}>{about}</span> : null}
        </span>
      </label>
      {chosen > 0 && left > 1 ? (
        <QuantityStepper
          value={chosen}
          max={left}
          onChange={set}
          labels={{ quantity: texts.quantityOf(name), decrease: texts.fewer, increase: texts.more }}
        />
      ) : null}
    </div>
  )
}
