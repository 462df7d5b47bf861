import { useTexts } from '#i18n/use-texts.tsx'

/** What stands under "Size": its letter, or that there is but one. */
export function useSizeName(): (piece: { size: string; isOneSize: boolean }) => string {
  const { oneSize } = useTexts().shop.products
  return ({ size, isOneSize }) => (isOneSize ? oneSize : size)
}
