import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { COLORS, type Color, inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { useFacts } from '#settings/use-facts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PauseIcon, PlayIcon } from '#ui/more-icons.tsx'
import { useNear } from '#ui/use-near.tsx'
import type { listComingCall } from './api.ts'
import styles from './next-collection.module.css'

type Item = Answer<typeof listComingCall>['items'][number]

export type Coming = Record<Color, readonly Item[]>

/** Fewer do not fill the widest view twice over, and stand still. */
const LEAST_MOVING = 5
const WIDTHS = '(min-width: 48rem) 21vw, 11rem'

/** Black one way, white the other; still until it is near, and whenever somebody looks closer. */
export function NextCollection({ coming }: { coming: Coming }) {
  const { next } = useTexts('home').home
  const language = useLanguage()
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const [isStopped, setStopped] = useState(false)
  const isTaking = useFacts()?.settings.preOrders.isOpen
  const colors = COLORS.filter((color) => coming[color].length > 0)
  if (colors.length === 0) return null
  const isMoving = isNear && colors.some((color) => coming[color].length >= LEAST_MOVING)
  return (
    <section ref={section} className={styles.next} aria-labelledby="next-collection">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="next-collection">{next.title}</h2>
          <p>{next.text}</p>
        </div>
        <div className={styles.ways}>
          {isTaking ? <ButtonLink to={inLanguage(language, '/pre-order')}>{next.preOrder}</ButtonLink> : null}
          <ButtonLink kind="onward" to={inLanguage(language, '/products')}>
            {next.link}
          </ButtonLink>
          <button
            type="button"
            className={styles.stop}
            data-ready={isMoving || undefined}
            aria-label={isStopped ? next.start : next.stop}
            onClick={() => setStopped(!isStopped)}
          >
            {isStopped ? <PlayIcon /> : <PauseIcon />}
          </button>
        </div>
      </div>
      <div className={styles.strips} data-stopped={isStopped || undefined}>
        {colors.map((color) => (
          <Strip key={color} color={color} items={coming[color]} isMoving={isMoving} />
        ))}
      </div>
    </section>
  )
}

function Strip({ color, items, isMoving }: { color: Color; items: readonly Item[]; isMoving: boolean }) {
  const { next } = useTexts('home').home
  const language = useLanguage()
  const moves = isMoving && items.length >= LEAST_MOVING
  return (
    <div className={styles.strip} data-ground={color === 'black' ? 'ink' : 'bone'} data-color={color}>
      <Link className={styles.link} to={inLanguage(language, `/products?color=${color}`)} aria-label={next[color]} />
      <div className={styles.track} data-moving={moves || undefined}>
        <Pictures items={items} moves={moves} />
        {moves ? <Pictures items={items} moves isCopy /> : null}
      </div>
    </div>
  )
}

interface PicturesProps {
  items: readonly Item[]
  moves: boolean
  /** Closes the circle: whoever listens has heard it already. */
  isCopy?: boolean
}

function Pictures({ items, moves, isCopy = false }: PicturesProps) {
  const language = useLanguage()
  return (
    <ul className={styles.pictures} aria-hidden={isCopy || undefined}>
      {items.map(({ id, image, width, height, alt, altAr }) => (
        <li key={id}>
          <ShopPicture
            url={image}
            width={width}
            height={height}
            alt={isCopy ? '' : inWords(language, alt, altAr)}
            sizes={WIDTHS}
            isSoon={moves}
          />
        </li>
      ))}
    </ul>
  )
}
