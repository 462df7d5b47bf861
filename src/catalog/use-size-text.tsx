import { useTexts } from '#i18n/use-texts.tsx'

interface Sized {
  size: string
  isOneSize?: boolean | undefined
}

/** What is said of a piece's size; the letter of what has but one says nothing. */
export function useSizeText(): (piece: Sized) => string {
  const { oneSize, sizeOf } = useTexts().shop.products
  return ({ size, isOneSize }) => (isOneSize ? oneSize : sizeOf(size))
}
