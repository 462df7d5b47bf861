interface Line {
  productId: string
  size: string
  quantity: number
  price: number
}

export interface CheckedCart {
  problems: readonly { productId: string; size: string; reason: string; opensAt?: string | undefined }[]
  validatedItems: readonly { productId: string; size: string; currentPrice: number; maxQuantity: number }[]
}

export interface CartChange<L> {
  line: L
  isGone: boolean
  /** Gone as yet: nobody can order it before it opens. */
  opensAt?: string
  /** More of it than one shopper may have. */
  isLimited?: true
  /** Where it changed: the price now. */
  price: number | null
  /** Where fewer are left: how many. */
  quantity: number | null
}

const GONE = ['gone', 'not-open', 'out-of-stock']

const isSame = (one: { productId: string; size: string }) => (other: { productId: string; size: string }) =>
  one.productId === other.productId && one.size === other.size

function changeOf<L extends Line>(line: L, checked: CheckedCart): CartChange<L> {
  const item = checked.validatedItems.find(isSame(line))
  const problem = checked.problems.find(isSame(line))
  const isGone = item ? item.maxQuantity === 0 : problem !== undefined && GONE.includes(problem.reason)
  return {
    line,
    isGone,
    ...(problem?.opensAt ? { opensAt: problem.opensAt } : {}),
    ...(problem?.reason === 'over-limit' ? { isLimited: true } : {}),
    price: item && item.currentPrice !== line.price ? item.currentPrice : null,
    quantity: item && item.maxQuantity < line.quantity ? item.maxQuantity : null,
  }
}

/** What is not as the shopper saw it. A line that the shop was not asked about counts as unchanged. */
export const cartChanges = <L extends Line>(lines: readonly L[], checked: CheckedCart): CartChange<L>[] =>
  lines
    .map((line) => changeOf(line, checked))
    .filter(({ isGone, price, quantity }) => isGone || price !== null || quantity !== null)

export const settledLines = <L extends Line>(lines: readonly L[], checked: CheckedCart): L[] =>
  lines.flatMap((line) => {
    const { isGone, price, quantity } = changeOf(line, checked)
    return isGone ? [] : [{ ...line, price: price ?? line.price, quantity: quantity ?? line.quantity }]
  })
