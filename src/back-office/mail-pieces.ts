/** An e-mail where it may break: after the @; of a part that is long for a line, after its dots too. */
export const mailPieces = (address: string): string[] => address.match(/[^@]{1,18}(?:@|$)|[^@.]*[@.]|[^@.]+$/g) ?? []
