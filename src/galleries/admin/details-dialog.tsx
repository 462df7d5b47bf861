import { Facts } from '#back-office/admin-page.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import type { Language } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './galleries.module.css'
import { Standing } from './switches.tsx'
import type { AdminGallery } from './use-gallery-change.tsx'

interface DetailsProps {
  gallery: AdminGallery
  isOpen: boolean
  onClose: () => void
}

/** Every fact of it; what is heavy is drawn only once somebody looks. */
export function DetailsDialog({ gallery, isOpen, onClose }: DetailsProps) {
  const { common } = useAdminTexts()
  const title = inWords(useLanguage(), gallery.name, gallery.nameAr)
  const buttons = (
    <div className={styles.buttons}>
      <Button kind="outline" onClick={onClose}>
        {common.close}
      </Button>
    </div>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<bdi>{title}</bdi>} closeLabel={common.close} footer={buttons}>
      {isOpen ? (
        <div className={styles.details}>
          <GalleryFacts gallery={gallery} />
          <Items items={gallery.items} />
          <Lovers gallery={gallery} />
        </div>
      ) : null}
    </Dialog>
  )
}

interface TypedProps {
  text: string
  language: Language
  instead: string
}

const Typed = ({ text, language, instead }: TypedProps) =>
  text === '' ? (
    instead
  ) : (
    <bdi className={styles.full} lang={language}>
      {text}
    </bdi>
  )

function GalleryFacts({ gallery }: { gallery: AdminGallery }) {
  const { gallery: texts } = useAdminTexts()
  const { details } = texts
  const language = useLanguage()
  return (
    <Facts
      rows={{
        [details.name]: <Typed text={gallery.name} language="en" instead={details.none} />,
        [details.nameAr]: <Typed text={gallery.nameAr} language="ar" instead={details.none} />,
        [details.description]: <Typed text={gallery.description} language="en" instead={details.undescribed} />,
        [details.descriptionAr]: <Typed text={gallery.descriptionAr} language="ar" instead={details.none} />,
        [details.loves]: texts.loves(gallery.loveCount),
        [details.status]: <Standing gallery={gallery} />,
        [details.featured]: gallery.featured ? details.yes : details.no,
        [details.count]: texts.items(gallery.items.length),
        [details.order]: <bdi>{gallery.order}</bdi>,
        [details.created]: momentText(gallery.createdAt, language),
        [details.updated]: momentText(gallery.updatedAt, language),
        [details.id]: <Code>{gallery.id}</Code>,
      }}
    />
  )
}

function Items({ items }: Pick<AdminGallery, 'items'>) {
  const { details } = useAdminTexts().gallery
  return (
    <section>
      <h3 className={styles.part}>{details.items}</h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Item({ item }: { item: AdminGallery['items'][number] }) {
  const { gallery: texts } = useAdminTexts()
  const { details } = texts
  const language = useLanguage()
  const tags = language === 'ar' && item.tagsAr.length > 0 ? item.tagsAr : item.tags
  const title = inWords(language, item.title, item.titleAr)
  const names = item.products.map(({ name, nameAr }) => inWords(language, name, nameAr))
  return (
    <li className={styles.item}>
      <a href={item.src} target="_blank" rel="noreferrer" aria-label={details.open(title)}>
        <ShopPicture
          url={item.thumbnail}
          width={item.width}
          height={item.height}
          alt=""
          sizes="128px"
          className={styles.shown}
        />
      </a>
      <div className={styles.about}>
        <p className={styles.standing}>
          <Badge tone={item.type === 'video' ? 'info' : 'neutral'}>{texts.types[item.type]}</Badge>
          {item.featured ? <Badge>{texts.isFeatured}</Badge> : null}
        </p>
        <h4>
          <bdi>{title}</bdi>
        </h4>
        <p>
          <bdi>{inWords(language, item.description, item.descriptionAr) || details.undescribed}</bdi>
        </p>
        <Facts
          rows={{
            [details.order]: <bdi>{item.order + 1}</bdi>,
            [details.tags]: <bdi>{tags.join(', ') || details.none}</bdi>,
            [details.products]: <bdi>{names.join(', ') || details.none}</bdi>,
          }}
        />
      </div>
    </li>
  )
}

/** Guests have no name: they are counted. */
function Lovers({ gallery: { loves } }: { gallery: AdminGallery }) {
  const { details } = useAdminTexts().gallery
  const language = useLanguage()
  if (!Array.isArray(loves) || loves.length === 0) return null
  const members = loves.filter(({ name }) => name !== '')
  const guests = loves.length - members.length
  return (
    <section>
      <h3 className={styles.part}>{details.lovers}</h3>
      <ul className={styles.lovers}>
        {members.map(({ accountId, name, at }) => (
          <li key={accountId}>
            <bdi>{details.lover(name, momentText(at, language))}</bdi>
          </li>
        ))}
        {guests > 0 ? <li>{details.guests(guests)}</li> : null}
      </ul>
    </section>
  )
}
