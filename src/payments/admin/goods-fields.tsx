import { inWords } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { AdminOrder } from '#orders/admin/admin-order.ts'
import { GoodsField } from '#orders/admin/goods-field.tsx'
import { SelectField } from '#ui/field.tsx'
import { keyOf, mayComeBack, type TypedGoods, worthOf } from './goods-back.ts'
import styles from './money.module.css'
import type { TypedAmount } from './refund-form.ts'

interface GoodsProps<T extends TypedAmount> {
  order: AdminOrder
  goods: TypedGoods
  onGoods: (goods: TypedGoods) => void
  typed: T
  onType: (typed: T) => void
}

/** Which pieces the money is for. Choosing them fills in what they cost: that can still be typed over. */
export function GoodsFields<T extends TypedAmount>({ order, goods, onGoods, typed, onType }: GoodsProps<T>) {
  const { goodsBack: texts } = useAdminTexts()
  const language = useLanguage()
  const sizeName = useSizeName()
  const left = new Map(order.paymentInfo.lines.map((line) => [keyOf(line), line.refundable]))
  const lines = order.products.filter((line) => (left.get(keyOf(line)) ?? 0) > 0)
  const isAny = Object.values(goods.pieces).some((count) => count > 0)

  const choose = (key: string, count: number): void => {
    const next = { ...goods, pieces: { ...goods.pieces, [key]: count } }
    const worth = Math.min(worthOf(order, next), order.paymentInfo.refundable)
    onGoods(next)
    onType({ ...typed, isAll: worth === 0, amount: worth === 0 ? '' : String(worth) })
  }
  if (lines.length === 0) return null
  return (
    <>
      <fieldset className={styles.goods}>
        <legend>{texts.title}</legend>
        {lines.map((line) => (
          <SelectField
            key={keyOf(line)}
            label={<bdi>{texts.piecesOf(inWords(language, line.name, line.nameAr), sizeName(line))}</bdi>}
            name="pieces"
            value={goods.pieces[keyOf(line)] ?? 0}
            options={countsTo(left.get(keyOf(line)) ?? 0).map((count) => ({
              value: String(count),
              label: count === 0 ? texts.none : `${count} ${texts.of(left.get(keyOf(line)) ?? 0)}`,
            }))}
            onChange={({ currentTarget }) => choose(keyOf(line), Number(currentTarget.value))}
          />
        ))}
        <p className={styles.faint}>{texts.hint}</p>
      </fieldset>
      {isAny && mayComeBack(order) ? (
        <GoodsField isChecked={goods.areBack} onCheck={(areBack) => onGoods({ ...goods, areBack })} />
      ) : null}
    </>
  )
}

const countsTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count)
