export interface Sized {
  size: string
  isOneSize?: boolean | undefined
}

/** What stands under "Size": its letter, or that there is but one. */
export const sizeName = ({ size, isOneSize }: Sized, oneSize: string): string => (isOneSize ? oneSize : size)
