import { useIsOwner, useMayChange } from '#back-office/admin-roles.tsx'
import { Grip, movable } from '#back-office/list/grip.tsx'
import type { Order } from '#back-office/list/use-item-order.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { type Color, inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Button } from '#ui/button.tsx'
import { ArrowIcon } from '#ui/icons.tsx'
import styles from './coming.module.css'
import type { ComingImage } from './coming-image.ts'
import { DeleteImage } from './delete-image.tsx'
import { ImageWords } from './image-words.tsx'
import { useImageOrder } from './use-image-order.tsx'

const DIRECTIONS = ['earlier', 'later'] as const
const TURNS = { earlier: 'up', later: 'down' } as const

interface ListProps {
  collection: Color
  items: readonly ComingImage[]
}

/** In the order in which the home page shows them; drawn to another place, or moved by button. */
export function ImageList({ collection, items }: ListProps) {
  const { coming: texts } = useAdminTexts()
  const { shown, order, problem } = useImageOrder(collection, items)
  return (
    <>
      {problem ? <ProblemNotice problem={problem} /> : null}
      <p className="visually-hidden" aria-live="polite">
        {order.movedTo > 0 ? texts.movedTo(order.movedTo, shown.length) : ''}
      </p>
      <ol ref={order.list} className={styles.images}>
        {shown.map((item, index) => (
          <ImageCard key={item.id} item={item} place={{ at: index + 1, of: shown.length }} order={order} />
        ))}
      </ol>
    </>
  )
}

interface CardProps {
  item: ComingImage
  place: { at: number; of: number }
  order: Order
}

function ImageCard({ item, place, order }: CardProps) {
  const { coming: texts } = useAdminTexts()
  const language = useLanguage()
  const mayChange = useMayChange()
  const mayDelete = useIsOwner()
  const { id, image, width, height, alt, altAr } = item
  const { at, of } = place
  return (
    <li className={`${styles.card} ${movable}`} {...order.marksOf(id, place)}>
      <ShopPicture
        url={image}
        width={width}
        height={height}
        alt={inWords(language, alt, altAr)}
        sizes="160px"
        className={styles.picture}
      />
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.faint}>{texts.image(at, of)}</span>
          {mayChange && of > 1 ? <Moves id={id} place={place} order={order} /> : null}
        </div>
        <ImageWords item={item} at={at} mayChange={mayChange} />
        {mayDelete ? <DeleteImage item={item} at={at} /> : null}
      </div>
    </li>
  )
}

function Moves({ id, place: { at, of }, order }: { id: string; place: CardProps['place']; order: Order }) {
  const { coming: texts, galleryForm } = useAdminTexts()
  return (
    <div className={styles.moves}>
      <Grip title={galleryForm.item.drag} hold={order.gripOf(id)} />
      {DIRECTIONS.map((direction) => (
        <Button
          key={direction}
          kind="quiet"
          data-move={direction}
          disabled={direction === 'later' ? at === of : at === 1}
          aria-label={texts.moveOf(galleryForm.item[direction], at)}
          onClick={() => order.move(id, direction)}
        >
          <span className={styles.drawn}>
            <ArrowIcon turn={TURNS[direction]} />
          </span>
          <span className={styles.worded}>{galleryForm.item[direction]}</span>
        </Button>
      ))}
    </div>
  )
}
