import { type ReactNode, useId } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/price.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import styles from './pre-order.module.css'
import type { OpenCampaign, OwnPreOrder } from './shown-pre-order.ts'
import { usePreOrder } from './use-pre-order.tsx'

interface FormProps {
  campaign: OpenCampaign
  onTaken: (preOrder: OwnPreOrder) => void
}

export function PreOrderForm({ campaign, onTaken }: FormProps) {
  const { preOrder: texts } = useTexts('preOrder')
  const { form, problems, outcome, isBusy, typed, type, wrongQuantity, onSubmit } = usePreOrder(campaign, onTaken)
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <Choice
        legend={texts.color}
        name="color"
        words={campaign.colors}
        wordOf={(color) => (
          <>
            <span className={styles.swatch} data-color={color} aria-hidden="true" />
            {texts.colors[color]}
          </>
        )}
        chosen={typed.color}
        problem={problems['color']}
        onChoose={(color) => type({ color })}
      />
      <Choice
        legend={texts.size}
        name="size"
        words={campaign.sizes}
        wordOf={(size) => <bdi>{size}</bdi>}
        chosen={typed.size}
        problem={problems['size']}
        onChoose={(size) => type({ size })}
      />
      <div className={styles.field}>
        <p className={styles.legend}>{texts.quantity}</p>
        <QuantityStepper
          name="quantity"
          value={typed.quantity}
          least={-99}
          max={campaign.most}
          onChange={(quantity) => type({ quantity })}
          onTooMany={(quantity) => type({ quantity })}
          labels={{ quantity: texts.quantity, decrease: texts.decrease, increase: texts.increase }}
        />
        <Problem problem={problems['quantity'] ?? wrongQuantity} />
      </div>
      <Sum campaign={campaign} quantity={wrongQuantity ? null : typed.quantity} />
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <div className={styles.send}>
        <Button type="submit" busy={isBusy}>
          {texts.submit}
        </Button>
        <p className={styles.small}>{texts.noPayment}</p>
      </div>
    </form>
  )
}

function Sum({ campaign: { price }, quantity }: { campaign: OpenCampaign; quantity: number | null }) {
  const { preOrder: texts } = useTexts('preOrder')
  const language = useLanguage()
  return (
    <dl className={styles.sum}>
      <div>
        <dt>{texts.price}</dt>
        <dd>
          <Price pounds={price} language={language} /> {texts.perPiece}
        </dd>
      </div>
      {quantity === null ? null : (
        <div className={styles.total}>
          <dt>{texts.total}</dt>
          <dd aria-live="polite">
            <Price pounds={Math.round(price * 100 * quantity) / 100} language={language} />
          </dd>
        </div>
      )}
    </dl>
  )
}

const Problem = ({ id, problem }: { id?: string; problem: string | undefined }) => (
  <p id={id} className={styles.problem} role="alert">
    {problem}
  </p>
)

interface ChoiceProps<W extends string> {
  legend: string
  name: string
  words: readonly W[]
  wordOf: (word: W) => ReactNode
  chosen: string
  problem: string | undefined
  onChoose: (word: W) => void
}

function Choice<W extends string>({ legend, name, words, wordOf, chosen, problem, onChoose }: ChoiceProps<W>) {
  const problemId = useId()
  return (
    <fieldset className={styles.field} aria-describedby={problem ? problemId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {words.map((word) => (
          <label key={word} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className="over-its-label"
              value={word}
              checked={word === chosen}
              aria-invalid={problem ? true : undefined}
              onChange={() => onChoose(word)}
            />
            {wordOf(word)}
          </label>
        ))}
      </div>
      <Problem id={problemId} problem={problem} />
    </fieldset>
  )
}
