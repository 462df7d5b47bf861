import type { ReactNode } from 'react'
import { type Category, inWords } from '#catalog/product.ts'
import { useSizeText } from '#catalog/sizing/use-size-text.tsx'
import { SmallPicture } from '#catalog/small-picture.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { lineTotal } from '../price.ts'
import styles from './lines.module.css'

export interface Line {
  productId: string
  name: string
  nameAr: string
  category?: Category | undefined
  size: string
  isOneSize?: boolean
  quantity: number
  /** Pounds, for one piece. */
  price: number
  image: { url: string; width: number; height: number } | null
}

export type LineAction = (line: Line) => ReactNode

/** Short enough for every line. */
const HYPHENATED = /(?<!\S)(\S{2,7}-\S{2,7})(?!\S)/

/** A word with a hyphen goes whole to the next line. */
const Unbroken = ({ name }: { name: string }) =>
  name.split(HYPHENATED).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ),
  )

function LineRow({ line, action }: { line: Line; action: LineAction | undefined }) {
  const language = useLanguage()
  const { summary } = useTexts('checkout').checkout
  const sizeText = useSizeText()
  const { name, nameAr, category, quantity, image } = line
  const price = fromPounds(line.price)
  return (
    <li className={styles.line}>
      <SmallPicture image={image} category={category} sizes="64px" />
      <div>
        <p className={styles.name}>
          <Unbroken name={inWords(language, name, nameAr)} />
        </p>
        <p className={styles.detail}>
          {sizeText(line)}
          <span aria-hidden="true">{'\u00a0· '}</span>
          {summary.quantity(quantity)}
        </p>
        {quantity > 1 ? <p className={styles.detail}>{summary.each(priceText(price, language))}</p> : null}
        {action?.(line)}
      </div>
      <p className={styles.price}>
        <bdi>{priceText(lineTotal({ price, quantity }), language)}</bdi>
      </p>
    </li>
  )
}

export const LineList = ({ lines, action }: { lines: readonly Line[]; action?: LineAction | undefined }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <LineRow key={`${line.productId} ${line.size}`} line={line} action={action} />
    ))}
  </ul>
)
