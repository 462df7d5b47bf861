interface BoughtLine {
  quantity: number
  /** Pieces that returns are about, but for the rejected ones. */
  claimed: number
  /** Pieces that were refunded without a return. */
  refundedApart: number
}

/** What may still be returned, or refunded: each piece once. */
export const freePieces = ({ quantity, claimed, refundedApart }: BoughtLine): number =>
  Math.max(0, quantity - claimed - refundedApart)
