import { lockVariants } from '#catalog/lock-variants.server.ts'
import { moveStock } from '#catalog/move-stock.server.ts'
import { refuseMissing } from '#catalog/refuse-short.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { type StockMove, stockMove } from '#orders/order.ts'
import type { LockedReturn } from './db.server.ts'
import { heldBy, type ReturnState } from './return.ts'

interface Cause {
  orderId: string
  accountId: string | null
  reason: string
}

function wantedIn({ lines }: Pick<LockedReturn, 'lines'>): Map<string, number> {
  const piecesByVariant = new Map<string, number>()
  for (const { newVariantId, quantity } of lines)
    if (newVariantId) piecesByVariant.set(newVariantId, (piecesByVariant.get(newVariantId) ?? 0) + quantity)
  return piecesByVariant
}

/** Books so much for each piece of the new sizes; refuses what is not there. */
async function move(tx: Tx, request: Pick<LockedReturn, 'lines'>, piece: StockMove, cause: Cause): Promise<void> {
  if (piece.onHand === 0 && piece.reserved === 0) return
  const piecesByVariant = wantedIn(request)
  const shelf = await lockVariants(tx, [...piecesByVariant.keys()])
  const changes = shelf.map(({ id: variantId }) => {
    const pieces = piecesByVariant.get(variantId) ?? 0
    return { variantId, onHand: piece.onHand * pieces, reserved: piece.reserved * pieces }
  })
  await refuseMissing(tx, shelf, changes)
  await moveStock(tx, changes, cause)
}

/** What an exchange holds follows its state, as an order's pieces follow the order's: the difference is booked. */
export async function holdSizes(
  tx: Tx,
  request: Pick<LockedReturn, 'lines' | 'wish'> & { state: ReturnState | null },
  to: ReturnState,
  cause: Omit<Cause, 'reason'>,
): Promise<void> {
  const { wish, state } = request
  const held = state === null ? 'nothing' : heldBy({ state, wish })
  const piece = stockMove(held, heldBy({ state: to, wish }), true)
  await move(tx, request, piece, { ...cause, reason: `exchange ${to}` })
}
