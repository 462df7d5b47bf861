import { Grip } from '#back-office/list/grip.tsx'
import type { Direction } from '#back-office/list/item-order.ts'
import type { Order } from '#back-office/list/use-item-order.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { DevicePicture } from '#media/admin/device-picture.tsx'
import type { Sending } from '#media/admin/sending.ts'
import { SendingProgress } from '#media/admin/sending-progress.tsx'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import styles from './images.module.css'
import type { TypedImage } from './product-form.ts'

const LONGEST_ALT = 200
const MOVES: readonly Direction[] = ['first', 'earlier', 'later']

interface ItemProps {
  image: TypedImage
  place: { at: number; of: number }
  order: Order
  sending: Sending | undefined
  isChosen: boolean
  onChoose: () => void
  onChange: (change: Partial<TypedImage>) => void
  onCrop: () => void
  onRemove: () => void
  onRetry: () => void
}

/** A tile; of the one that is chosen what it shows and what can be done with it, below its row. */
export function ImageItem(props: ItemProps) {
  const { image, place, order, isChosen } = props
  const { images: texts } = useAdminTexts()
  return (
    <li className={styles.item} {...order.marksOf(image.key, place)}>
      <Tile {...props} />
      {isChosen ? (
        <section className={styles.chosen} aria-label={texts.position(place.at, place.of)}>
          <Words {...props} />
          <Buttons {...props} />
        </section>
      ) : null}
    </li>
  )
}

function Tile({ image, place: { at, of }, order, sending, isChosen, onChoose, onRetry }: ItemProps) {
  const { images: texts, crop } = useAdminTexts()
  const isOnItsWay = sending?.problem === null
  return (
    <div className={styles.tile} data-tile>
      <label className={styles.choice}>
        <input type="radio" name="image" className="over-its-label" checked={isChosen} onChange={onChoose} />
        <Preview image={image} name={sending?.file.name} />
        <span className={styles.faint}>{texts.position(at, of)}</span>
        {image.alt.trim() === '' ? <span className={styles.warning}>{texts.noWords}</span> : null}
      </label>
      {at === 1 ? (
        <span className={styles.cover}>
          <Badge>{texts.cover}</Badge>
        </span>
      ) : null}
      {of > 1 && !isOnItsWay ? (
        <span className={styles.handle}>
          <Grip title={crop.drag} hold={order.gripOf(image.key)} />
        </span>
      ) : null}
      {sending ? (
        <div className={isOnItsWay ? styles.sending : undefined}>
          <SendingProgress sending={sending} isNameSpoken onRetry={onRetry} />
        </div>
      ) : null}
    </div>
  )
}

/** A picture that was just picked is shown from the device: the shop's own sizes of it may still be in the making. */
function Preview({ image: { url, width, height }, name }: { image: TypedImage; name: string | undefined }) {
  if (url.startsWith('blob:')) return <DevicePicture className={styles.picture} url={url} name={name} />
  return <ShopPicture url={url} width={width} height={height} alt="" sizes="160px" className={styles.picture} />
}

function Words({ image, place, onChange }: ItemProps) {
  const { images: texts } = useAdminTexts()
  const hint = image.alt.trim() === '' ? <span className={styles.warning}>{texts.altMissing}</span> : null
  return (
    <div className={styles.words}>
      <TextField
        label={texts.alt}
        hint={hint}
        name={`alt-${place.at}`}
        dir="auto"
        maxLength={LONGEST_ALT}
        value={image.alt}
        onChange={({ currentTarget }) => onChange({ alt: currentTarget.value })}
      />
      <TextField
        label={texts.altAr}
        name={`altAr-${place.at}`}
        dir="auto"
        lang="ar"
        maxLength={LONGEST_ALT}
        value={image.altAr}
        onChange={({ currentTarget }) => onChange({ altAr: currentTarget.value })}
      />
    </div>
  )
}

function Buttons({ image, place: { at, of }, order, onCrop, onRemove }: ItemProps) {
  const { images: texts, crop } = useAdminTexts()
  return (
    <div className={styles.buttons}>
      {MOVES.map((move) => (
        <Button
          key={move}
          kind="quiet"
          data-move={move}
          disabled={move === 'later' ? at === of : at === 1}
          aria-label={texts.of(texts[move], at)}
          onClick={() => order.move(image.key, move)}
        >
          {texts[move]}
        </Button>
      ))}
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        aria-label={crop.actionOf(at)}
        disabled={image.mediaId === null}
        onClick={onCrop}
      >
        {crop.action}
      </Button>
      <Button kind="quiet" aria-label={texts.of(texts.remove, at)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </div>
  )
}
