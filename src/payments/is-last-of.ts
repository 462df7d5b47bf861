interface Refund {
  words?: string
  /** Present where it ends a return. */
  inReturn?: unknown
}

/** Of a cancelled order nothing more follows once its shopper was told why it is less; else somebody is asked for the rest. */
export const isLastOf = ({ isCancelled }: { isCancelled: boolean }, { words = '', inReturn }: Refund): boolean =>
  isCancelled && words !== '' && inReturn === undefined
