import { Link } from 'react-router'
import { COLORS, type Color } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { CheckIcon } from '#ui/icons.tsx'
import styles from './twin-switch.module.css'

interface TwinProps {
  color: Color
  /** The same garment in the other color. */
  twinId: string | undefined
}

/** Half black, half white: from a garment to itself in the other color. */
export function TwinSwitch({ color, twinId }: TwinProps) {
  const { product, shop } = useTexts('product')
  const language = useLanguage()
  if (!twinId) return null
  return (
    <ul className={styles.halves} aria-label={shop.products.color}>
      {COLORS.map((each) => (
        <li key={each} data-ground={each === 'black' ? 'ink' : 'paper'}>
          {each === color ? (
            <span aria-current="true">
              <CheckIcon /> {shop.products.colors[each]}
            </span>
          ) : (
            <Link to={inLanguage(language, `/product/${twinId}`)} aria-label={product.alsoIn[each]} preventScrollReset>
              {shop.products.colors[each]}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
