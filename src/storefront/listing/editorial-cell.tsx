import { Link } from 'react-router'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import type { Editorial } from './editorial.ts'
import styles from './editorial-cell.module.css'

export const EditorialCell = ({ editorial: { path, name, isWide, ...picture } }: { editorial: Editorial }) => (
  <Link className={`${styles.editorial} ${isWide ? styles.wide : styles.upright}`} to={inLanguage(useLanguage(), path)}>
    <ShopPicture
      url={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      sizes={isWide ? '(min-width: 60rem) 100vw, 180vw' : '(min-width: 60rem) 50vw, 100vw'}
    />
    <span className={styles.name}>{name}</span>
  </Link>
)
