import { useTexts } from '#i18n/use-texts.tsx'
import { type Sized, sizeName } from './size-name.ts'

/** As `sizeName` has it, in the page's language. */
export function useSizeName(): (piece: Sized) => string {
  const { oneSize } = useTexts().shop.products
  return (piece) => sizeName(piece, oneSize)
}
