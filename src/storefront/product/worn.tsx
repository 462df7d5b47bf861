import { Link } from 'react-router'
import { inWords } from '#catalog/product.ts'
import type { listLooksCall } from '#galleries/api.ts'
import { itemPath } from '#galleries/item-path.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import { sizesCropped } from '#media/picture.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { ChevronIcon } from '#ui/icons.tsx'
import page from './product.module.css'
import styles from './worn.module.css'

const widthsOf = (count: number): string =>
  `(min-width: 48rem) ${Math.round(100 / Math.max(2, count))}vw, ${count > 1 ? 62 : 100}vw`

type Shown = Pick<Answer<typeof listLooksCall>, 'looks'>

/** Pictures of the gallery that show it, each leading to where it is seen. */
export function Worn({ looks }: Shown) {
  const { product } = useTexts('product')
  const language = useLanguage()
  if (looks.length === 0) return null
  return (
    <section className={`${page.alike} ${styles.worn}`} aria-labelledby="worn" data-looks={looks.length}>
      <h2 id="worn">{product.wornIn}</h2>
      <ul>
        {looks.map(({ id, gallery, title, titleAr, thumbnail, width, height }) => (
          <li key={id}>
            <Link to={inLanguage(language, itemPath(gallery.id, id))}>
              <ShopPicture
                url={thumbnail}
                width={width}
                height={height}
                alt=""
                sizes={sizesCropped(widthsOf(looks.length), { width, height })}
              />
              <span className={styles.name}>{inWords(language, title, titleAr)}</span>
              <span className={styles.way}>
                {`${inWords(language, gallery.name, gallery.nameAr)} (${gallery.itemCount})`}
                <ChevronIcon />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
