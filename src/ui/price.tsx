import type { Language } from '#lib/language.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import styles from './price.module.css'

interface PriceProps {
  pounds: number
  language: Language
  was?: number | undefined
  wasLabel?: string | undefined
}

export function Price({ pounds, language, was, wasLabel }: PriceProps) {
  const now = <bdi>{priceText(fromPounds(pounds), language)}</bdi>
  if (was === undefined || was === pounds) return <span className={styles.price}>{now}</span>
  return (
    <span className={styles.price}>
      {now}{' '}
      <s className={styles.was}>
        {wasLabel ? <span className="visually-hidden">{wasLabel}</span> : null}
        <bdi>{priceText(fromPounds(was), language)}</bdi>
      </s>
    </span>
  )
}
