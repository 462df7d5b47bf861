import { preload } from 'react-dom'
import { Link } from 'react-router'
import type { Color } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import styles from './hero.module.css'

const WIDTHS = '(min-width: 48rem) 50vw, 100vw'
const sources = (color: Color, format: 'avif' | 'webp'): string =>
  [640, 800, 1080, 1280].map((width) => `/hero/${color}-${width}.${format} ${width}w`).join(', ')

function Half({ color }: { color: Color }) {
  const { word, shop } = useTexts('home').home.halves[color]
  const language = useLanguage()
  const isFirst = color === 'black'
  return (
    <Link className={`${styles.half} ${styles[color]}`} to={inLanguage(language, `/products?color=${color}`)}>
      <picture>
        <source type="image/avif" srcSet={sources(color, 'avif')} sizes={WIDTHS} />
        <img
          className={styles.picture}
          src={`/hero/${color}-1280.webp`}
          srcSet={sources(color, 'webp')}
          sizes={WIDTHS}
          width={1280}
          height={1280}
          alt=""
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </picture>
      <span className={styles.word}>{word}</span>
      <span className={styles.button}>{shop}</span>
    </Link>
  )
}

/** Two halves and two words that meet at the seam, whichever way lines run. */
export function Hero() {
  preload('/hero/black-1280.avif', {
    as: 'image',
    imageSrcSet: sources('black', 'avif'),
    imageSizes: WIDTHS,
    type: 'image/avif',
    fetchPriority: 'high',
  })
  return (
    <div className={styles.hero}>
      <Half color="black" />
      <Half color="white" />
    </div>
  )
}
