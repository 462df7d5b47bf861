import { type Color, inWords } from '#catalog/product.ts'
import { listComingCall } from '#coming/api.ts'
import type { Coming } from '#coming/next-collection.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { call } from '#lib/call.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import styles from './coming-rows.module.css'

/** As many as stand beside each other on a phone; the home page has them all. */
const SHOWN = 3
const WIDTHS = '(min-width: 60rem) 17vw, 33vw'

export async function readComing(context: Parameters<typeof call>[0]): Promise<Coming> {
  const [black, white] = await Promise.all([
    call(context, listComingCall, { collection: 'black' }),
    call(context, listComingCall, { collection: 'white' }),
  ])
  return { black: black.items, white: white.items }
}

/** What is asked for, before it is asked for: a black row and a white one. */
export function ComingRows({ coming, colors }: { coming: Coming | null; colors: readonly Color[] }) {
  const { preOrder: texts } = useTexts('preOrder')
  const language = useLanguage()
  const shown = colors.filter((color) => (coming?.[color].length ?? 0) > 0)
  if (!coming || shown.length === 0) return null
  return (
    <div className={styles.rows}>
      {shown.map((color) => (
        <section
          key={color}
          className={styles.row}
          data-ground={color === 'black' ? 'ink' : 'bone'}
          data-color={color}
          aria-label={texts.coming[color]}
        >
          <ul>
            {coming[color].slice(0, SHOWN).map(({ id, image, width, height, alt, altAr }) => (
              <li key={id}>
                <ShopPicture
                  url={image}
                  width={width}
                  height={height}
                  alt={inWords(language, alt, altAr)}
                  sizes={WIDTHS}
                  isSoon
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
