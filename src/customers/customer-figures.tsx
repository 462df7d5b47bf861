import kit from '#back-office/list/counters.module.css'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { countText } from '#lib/count-text.ts'
import { Price } from '#ui/price.tsx'
import styles from './customers.module.css'
import type { Customer } from './listed-customer.ts'

export function FigureCards({ customer }: { customer: Customer }) {
  const { customer: texts, returns: returnTexts } = useAdminTexts()
  const language = useLanguage()
  const { orders, cancelled, refusals, returns, spent } = customer
  const figures = {
    [texts.orders]: countText(orders),
    [texts.cancelled]: countText(cancelled),
    [texts.refusals]: countText(refusals),
    [returnTexts.ofCustomer]: countText(returns),
    [texts.spent]: <Price pounds={spent} language={language} />,
  }
  return (
    <section aria-label={texts.figures}>
      <dl className={`${kit.figures} ${styles.figures}`}>
        {Object.entries(figures).map(([name, figure]) => (
          <div key={name} title={name === texts.spent ? texts.spentHint : undefined}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
