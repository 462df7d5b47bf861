import { Link } from 'react-router'
import { COLORS, SIZES, type Size } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { countText } from '#lib/count-text.ts'
import { inLanguage } from '#lib/language.ts'
import type { PreOrderListing } from '../shown-pre-order.ts'
import styles from './pre-orders.module.css'

const NONE = 0

type Waiting = PreOrderListing['waiting']

const piecesIn = (waiting: Waiting): number => waiting.reduce((sum, { pieces }) => sum + pieces, 0)

/** What the workshop has to make: each number leads to those who wait for it. */
export function WaitingPieces({ waiting }: { waiting: Waiting }) {
  const { preOrder: texts } = useAdminTexts()
  const sizes = SIZES.filter((size) => waiting.some((each) => each.size === size))
  const colors = COLORS.filter((color) => waiting.some((each) => each.color === color))
  return (
    <section className={styles.waiting} aria-labelledby="waiting">
      <h2 id="waiting">{texts.waiting}</h2>
      {waiting.length === 0 ? (
        <p className={styles.faint}>{texts.waitingNone}</p>
      ) : (
        <table className={styles.sums}>
          <thead>
            <tr>
              <th scope="col">{texts.waitingColumns.color}</th>
              {sizes.map((size) => (
                <th key={size} scope="col">
                  <bdi>{size}</bdi>
                </th>
              ))}
              <th scope="col">{texts.waitingColumns.all}</th>
            </tr>
          </thead>
          <tbody>
            {colors.map((color) => (
              <tr key={color}>
                <th scope="row">{texts.colors[color]}</th>
                {sizes.map((size) => (
                  <td key={size}>
                    <Pieces waiting={waiting.filter((each) => each.color === color && each.size === size)} />
                  </td>
                ))}
                <td className={styles.together}>
                  {countText(piecesIn(waiting.filter((each) => each.color === color)))}
                </td>
              </tr>
            ))}
          </tbody>
          {colors.length > 1 ? <Together waiting={waiting} sizes={sizes} /> : null}
        </table>
      )}
    </section>
  )
}

/** Of each size, whatever its color. */
function Together({ waiting, sizes }: { waiting: Waiting; sizes: readonly Size[] }) {
  const { preOrder: texts } = useAdminTexts()
  return (
    <tfoot>
      <tr>
        <th scope="row">{texts.waitingColumns.all}</th>
        {sizes.map((size) => (
          <td key={size} className={styles.together}>
            {countText(piecesIn(waiting.filter((each) => each.size === size)))}
          </td>
        ))}
        <td className={styles.together}>{countText(piecesIn(waiting))}</td>
      </tr>
    </tfoot>
  )
}

function Pieces({ waiting }: { waiting: Waiting }) {
  const { preOrder: texts } = useAdminTexts()
  const language = useLanguage()
  const [one] = waiting
  if (!one) return <span className={styles.faint}>{NONE}</span>
  const { color, size, pieces } = one
  const to = inLanguage(language, `/admin/pre-orders?state=open&color=${color}&size=${size}`)
  return (
    <Link to={to} aria-label={texts.piece(pieces, texts.colors[color], size)}>
      {countText(pieces)}
    </Link>
  )
}
