import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import type { ShownOrder } from '../shown-order.ts'
import { GivenBackBy } from './given-back-by.tsx'

export function MoneyBack({ order, className }: { order: ShownOrder; className?: string | undefined }) {
  const { moneyBack: texts } = useTexts('checkout').checkout
  const language = useLanguage()
  const { moneyBack, dueBack } = order.paymentInfo
  if (moneyBack.length === 0 && dueBack === 0) return null
  return (
    <ul className={className}>
      {moneyBack.map(({ amount, state, at, words, ...way }) => {
        const price = priceText(fromPounds(amount), language)
        return (
          <li key={at}>
            {amount === 0
              ? texts.kept
              : state === 'done'
                ? texts.done(price, dayText(at, language))
                : texts.asked(price)}
            <GivenBackBy {...way} texts={texts} />
            {words ? (
              <p>
                <bdi>{words}</bdi>
              </p>
            ) : null}
          </li>
        )
      })}
      {dueBack > 0 ? <li>{texts.due(priceText(fromPounds(dueBack), language))}</li> : null}
    </ul>
  )
}
