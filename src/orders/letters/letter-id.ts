interface LetterAbout {
  event: string
  orderId: string
  step: number | string
}

/** The same for the same letter, however often its job runs. */
export const letterId = ({ event, orderId, step }: LetterAbout): string =>
  `order-${event.replaceAll(' ', '-')}-${orderId}-${step}`.toLowerCase()
