import { useTexts } from '#i18n/use-texts.tsx'
import type { Sized } from './size-name.ts'

/** What is said of a piece's size; the letter of what has but one says nothing. */
export function useSizeText(): (piece: Sized) => string {
  const { oneSize, sizeOf } = useTexts().shop.products
  return ({ size, isOneSize }) => (isOneSize ? oneSize : sizeOf(size))
}
